/** It has no types of its own; the test says what it needs of it. */
declare module 'markdown-it' {
  export default function makeMarkdown(): unknown;
}
