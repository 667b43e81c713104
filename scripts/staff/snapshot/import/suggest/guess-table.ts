import type { ImportMap } from '../import-map';

/** How a source is read, as a map says it: only what differs from the defaults. */
export type SourceGuess = Pick<ImportMap['source'], 'format'> & Partial<ImportMap['source']>;

const CELL_ENDS = ['!#', ';', ',', '\t', '|', '^', '~', '#'];
/** As many lines tell how wide a table is. */
const MAX_LINES = 100;

/** Guesses how the text of a table is written: what ends its cells, and where it begins. */
export function guessTable(text: string): SourceGuess {
  if (/^#HEADER#/.test(text)) {
    const [, end = '^'] = /EOF\s*:\s*'(.)'/.exec(text) ?? [];
    const [, rowEnd = '~'] = /EOR\s*:\s*'(.)'/.exec(text) ?? [];
    return {
      format: 'csv',
      delimiter: end,
      quote: '',
      rowEnd,
      after: '#DEFINITION#',
      comment: '#',
    };
  }
  const comment = text.startsWith('#') ? { comment: '#' } : {};
  const whole = text.replace(/^(?:#.*\r?\n)+/, '').replace(/^sep=.*\r?\n/i, '');
  const lines = whole.split(/\r?\n|\r/);
  const { delimiter, width } = measureTable(lines);
  const start = findFirstRow(lines, delimiter, width);
  const cells = splitCells(lines[start] ?? '', delimiter);
  const below = splitCells(lines.slice(start + 1).find((line) => line.trim()) ?? '', delimiter);
  // A name is a word: a row of values holds figures as the row below it does, or the same cell twice.
  const isHeader =
    cells.every(isName) && (new Set(cells).size === cells.length || !below.every(isName));
  const after = findLineAbove(lines, start);
  return {
    ...{ format: 'csv', delimiter, ...comment },
    ...(after && { after }),
    ...(!isHeader && { header: false }),
  };
}

const isName = (cell: string): boolean => /^\D.{0,39}$/s.test(cell);

const splitCells = (line: string, delimiter: string): string[] =>
  line
    .split(delimiter)
    .map((name) => name.replace(/^"|"$/g, '').trim())
    .filter(Boolean);

/** Returns the sign that ends the cells of most lines, and how many cells they have; a text may hold the sign too. */
function measureTable(lines: readonly string[]): { delimiter: string; width: number } {
  const filled = lines.filter((line) => line.trim()).slice(0, MAX_LINES);
  const measured = CELL_ENDS.map((delimiter) => {
    const widths = filled.map((line) => line.split(delimiter).length);
    const often = new Map<number, number>();
    for (const width of widths) often.set(width, (often.get(width) ?? 0) + 1);
    const [[width, count] = [1, 0]] = [...often]
      .filter(([own]) => own > 1)
      .toSorted(([, a], [, b]) => b - a);
    return { delimiter, width, score: width * count };
  });
  const [best] = measured.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best : { delimiter: ';', width: 1 };
}

/** Finds the first line that fills most of the cells: a title above the table, or its date, does not. */
function findFirstRow(lines: readonly string[], delimiter: string, width: number): number {
  const index = lines.findIndex((line) => splitCells(line, delimiter).length * 2 > width);
  return Math.max(0, index);
}

/** Returns how the last line above the table begins, up to a figure, where no other line begins so. */
function findLineAbove(lines: readonly string[], start: number): string | undefined {
  const index = lines.slice(0, start).findLastIndex((line) => line.trim());
  const line = lines[index]?.trim();
  if (!line) return undefined;
  const after = (/^\D+/.exec(line)?.[0] ?? line).replace(/[;,|\t]+$/, '').trim() || line;
  return lines.findIndex((other) => other.trimStart().startsWith(after)) === index
    ? after
    : undefined;
}
