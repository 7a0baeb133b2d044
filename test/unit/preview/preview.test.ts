import assert from 'node:assert/strict';
import makeMarkdown from 'markdown-it';
import { type MarkdownIt, drawPuzzles } from '../../../src/preview/markdownIt.js';
import { english } from '../../../src/words/english.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { blankLast } from '../boards.js';

interface Markdown extends MarkdownIt {
  render(text: string): string;
}

const phrases = new Phrasebook(english, 'en');
const markdown = drawPuzzles(makeMarkdown() as Markdown, {
  phrases,
  goal: () => blankLast,
});

function render(block: string, info = '8puz'): string {
  return markdown.render(`Before.\n\n\`\`\`${info}\n${block}\n\`\`\`\n\nBehind.\n`);
}

function count(html: string, part: string): number {
  return html.split(part).length - 1;
}

/** @returns the tiles of the first drawing, as they stand in it */
function tiles(html: string): string {
  return [...(/<svg.*?<\/svg>/.exec(html)?.[0] ?? '').matchAll(/<text[^>]*>(\d+)</g)]
    .map(([, tile]) => tile)
    .join(' ');
}

/** What a block is without the extension. */
function plain(block: string, info = '8puz'): string {
  return (makeMarkdown() as Markdown).render(`Before.\n\n\`\`\`${info}\n${block}\n\`\`\`\n\nBehind.\n`);
}

const SAMPLE = '2 3 4\n1 5 x\n7 6 8';

describe('the Markdown preview', () => {
  it('draws a board, which stands still', () => {
    const html = render(SAMPLE);
    assert.equal(tiles(html), '2 3 4 1 5 7 6 8');
    assert.ok(!html.includes('@keyframes'));
    assert.match(html, /^<p>Before\.<\/p>\n<div>.*<\/div>\n<p>Behind\.<\/p>\n$/s);
  });

  it('plays the moves under it, in the colours of the theme', () => {
    const html = render(`${SAMPLE}\nullddrurdllurdruldr`);
    assert.ok(html.includes('@keyframes'));
    assert.ok(html.includes('var(--vscode-button-background'));
    assert.ok(html.includes('<figcaption><code>ullddrurdllurdruldr</code></figcaption>'));
  });

  it('plays no moves that leave the board, and says them all the same', () => {
    const html = render(`${SAMPLE}\nrrr`);
    assert.ok(!html.includes('@keyframes'));
    assert.ok(html.includes('<code>rrr</code>'));
  });

  it('draws several puzzles, and boards of other sizes', () => {
    const html = render(`${SAMPLE}\n\n4 1 2\n5 x 3\n\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 x 15\nr`);
    assert.equal(count(html, '<figure>'), 3);
    assert.equal(count(html, '<svg'), 3);
  });

  it('takes a comment above for the title, as text', () => {
    const html = render(`# a <b>hard</b> one\n${SAMPLE}`);
    assert.ok(html.includes('<strong>a &lt;b&gt;hard&lt;/b&gt; one</strong>'));
  });

  it('shows the goal where it is not the usual one', () => {
    const html = render(`${SAMPLE}\n1 2 3\n8 x 4\n7 6 5`);
    assert.equal(count(html, '<figure>'), 1);
    assert.equal(count(html, '<svg'), 2);
    assert.equal(count(render('1 2 3 4 5 6 7 x 8 -> 1 2 3 4 5 6 7 8 x'), '<svg'), 1);
  });

  it('leaves a block with something wrong in it as it is', () => {
    for (const block of ['2 3 4\n1 5 x\n7 6 6', 'no puzzle', '', `${SAMPLE}\n\n1 2 3\n4 5 <script>`]) {
      assert.equal(render(block), plain(block), block);
    }
  });

  it('leaves other languages as they are', () => {
    assert.equal(render(SAMPLE, 'text'), plain(SAMPLE, 'text'));
    assert.equal(render(SAMPLE, ''), plain(SAMPLE, ''));
  });

  it('takes the ways to write the language that the rest of the extension takes', () => {
    for (const info of [' 8puz', '{.8puz}', '8puz title="one"']) {
      assert.equal(count(render(SAMPLE, info), '<figure>'), 1, info);
    }
  });

  it('draws the first fifty puzzles, and leaves the others as text', () => {
    const lines = Array.from({ length: 53 }, () => '1 2 3 4 5 6 7 x 8\nr');
    const html = render(lines.join('\n'));
    assert.equal(count(html, '<figure>'), 50);
    assert.ok(html.includes(`<pre><code class="language-8puz">${lines.slice(50).join('\n')}\n</code></pre>`));
  });

  it('leaves a very long block as it is', () => {
    const block = '1 2 3 4 5 6 7 x 8\n'.repeat(3000);
    assert.equal(render(block), plain(block));
  });

  it('plays no more moves than a page bears', () => {
    const html = render(`1 2 3 4 5 6 7 x 8\n${'rl'.repeat(2000)}\n1 2 3 4 5 6 7 x 8\n${'rl'.repeat(2000)}`);
    assert.equal(count(html, '<figure>'), 2);
    assert.equal(count(html, 'class="b"'), 1);
  });
});
