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

  it('leaves a block with something wrong in it as it is, but for a line above that says what', () => {
    for (const [block, said] of [
      ['2 3 4\n1 5 x\n7 6 6', 'Not drawn: tile 6 stands twice and 8 is missing, line 3 of this block.'],
      ['# a title', 'Not drawn: there is no puzzle in this block.'],
      [
        `${SAMPLE}\n\n1 2 3\n4 5 <script>`,
        'Not drawn: &quot;&lt;script&gt;&quot; is neither a tile nor a blank (x, 0, _, . or *), line 6 of this block.',
      ],
    ] as const) {
      const note = `<div><p class="eight-puzzle-note">${said}</p></div>\n`;
      assert.equal(render(block), plain(block).replace('<pre>', `${note}<pre>`), block);
    }
    assert.equal(render(''), plain(''));
  });

  it('says under a board that it is unsolvable, or what is wrong with its answer', () => {
    const notes = (block: string) =>
      [...render(block).matchAll(/<figcaption>.*?<\/figcaption>/gs)]
        .flatMap(([caption]) => [...caption.matchAll(/<p class="eight-puzzle-note">(.*?)<\/p>/g)])
        .map(([, note]) => note);
    assert.deepEqual(notes(`${SAMPLE}\nullddrurdllurdruldr`), []);
    const unsolvable = 'Unsolvable: the parities of start and goal differ.';
    for (const answer of ['', 'unsolvable', 'd']) {
      assert.deepEqual(notes(`1 2 3\n4 5 6\n8 7 x\n${answer}`), [unsolvable], answer);
    }
    assert.deepEqual(notes(`${SAMPLE}\nrrr`), ['Move 1, right, leaves the board.']);
    assert.equal(notes(`${SAMPLE}\nu`).length, 1);
  });

  it('plays to the goal that a label in the block names', () => {
    for (const block of [
      'goal: spiral\n1 2 3\n8 4 x\n7 6 5\nl',
      'goal: spiral\n\n1 2 3\n8 4 x\n7 6 5\n\nl',
    ]) {
      const html = render(block);
      assert.equal(count(html, '<svg'), 2, block);
      assert.ok(html.includes('@keyframes'), block);
      assert.ok(!html.includes('eight-puzzle-note'), block);
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
