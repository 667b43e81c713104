// The rich text of the desk: blocks of lines, lines of runs. HTML, the plain notation and the editor hold the same.

/** Words of one look; `link` is the address that they lead to, '' for none. */
export interface RichRun {
  text: string;
  bold: boolean;
  italic: boolean;
  link: string;
}

export type RichLine = readonly RichRun[];

export type RichKind = 'paragraph' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote';

/** A block: a heading has one line, each line of a list is an item. */
export interface RichBlock {
  kind: RichKind;
  lines: readonly RichLine[];
}

/** Adds a run to a line, to its last run where they look the same. */
export function addRun(line: RichRun[], run: RichRun): void {
  const last = line.at(-1);
  if (run.text === '') return;
  if (last && hasSameLook(last, run)) last.text += run.text;
  else line.push({ ...run });
}

const hasSameLook = (one: RichRun, other: RichRun): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/**
 * Returns blocks as every form holds them: like runs joined, without spaces around a line, empty lines and empty blocks, a
 * heading in one line.
 */
export const tidyBlocks = (blocks: readonly RichBlock[]): RichBlock[] =>
  blocks
    .map(({ kind, lines }) => ({
      kind,
      lines: (kind.startsWith('heading') ? [joinLines(lines)] : lines)
        .map(tidyLine)
        .filter((line) => line.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0);

const SPACE: RichRun = { text: ' ', bold: false, italic: false, link: '' };

const joinLines = (lines: readonly RichLine[]): RichLine =>
  lines.flatMap((line, index) => (index > 0 ? [SPACE, ...line] : line));

function tidyLine(runs: RichLine): RichLine {
  const line: RichRun[] = [];
  for (const run of runs) {
    const text = run.text.replaceAll(/[\n\r]/g, ' ');
    addRun(line, { ...run, text: line.length > 0 ? text : text.trimStart() });
  }
  for (let last = line.at(-1); last; last = line.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    line.pop();
  }
  return line;
}
