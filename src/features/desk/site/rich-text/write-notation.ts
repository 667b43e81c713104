import { isTypedHtml, readNotation } from './read-notation';
import type { RichBlock, RichKind, RichLine, RichRun } from './rich-block';
import { tidyBlocks } from './rich-block';

/** Writes blocks in the plain notation, with a backslash where a letter would be read as a sign. */
export const writeNotation = (blocks: readonly RichBlock[]): string =>
  tidyBlocks(blocks)
    .map((block) => {
      const plain = writeBlock(block, false);
      return !isTypedHtml(plain) && isSame(readNotation(plain), [block])
        ? plain
        : writeBlock(block, true);
    })
    .join('\n\n');

const isSame = (one: readonly RichBlock[], other: readonly RichBlock[]): boolean =>
  JSON.stringify(one.map(listParts)) === JSON.stringify(other.map(listParts));

/** Lists what blocks are compared by, whatever the order of their properties. */
const listParts = ({ kind, lines }: RichBlock) => [
  kind,
  lines.map((line) => line.map(({ text, bold, italic, link }) => [text, bold, italic, link])),
];

const writeBlock = ({ kind, lines }: RichBlock, isEscaped: boolean): string =>
  lines.map((line, index) => `${getMark(kind, index)}${writeLine(line, isEscaped)}`).join('\n');

function getMark(kind: RichKind, index: number): string {
  if (kind === 'numbers') return `${index + 1}. `;
  return { paragraph: '', heading2: '## ', heading3: '### ', bullets: '- ', quote: '> ' }[kind];
}

function writeLine(line: RichLine, isEscaped: boolean): string {
  let text = '';
  let before = PLAIN;
  let outside = PLAIN;
  for (const run of [...line, PLAIN]) {
    const stars = '*'.repeat(
      (before.bold === run.bold ? 0 : 2) + (before.italic === run.italic ? 0 : 1),
    );
    const isEnd = before.link !== '' && before.link !== run.link;
    // What opened within the words of a link closes there.
    const isInside = run.bold === outside.bold && run.italic === outside.italic;
    if (isEnd) text += isInside ? `${stars}](${before.link})` : `](${before.link})${stars}`;
    else text += stars;
    if (run.link && before.link !== run.link) {
      text += '[';
      outside = run;
    }
    text += isEscaped ? run.text.replaceAll(/[\\*[\]]/g, String.raw`\$&`) : run.text;
    before = run;
  }
  return isEscaped
    ? text.replace(/^(?=#{2,3} |- |> |<)/, '\\').replace(/^(\d+)(?=\. )/, '$1\\')
    : text;
}

const PLAIN: RichRun = { text: '', bold: false, italic: false, link: '' };
