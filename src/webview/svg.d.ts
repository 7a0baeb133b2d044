/** Icons are bundled as their source. */
declare module '*.svg' {
  const source: string;
  export default source;
}
declare module '*.css';
