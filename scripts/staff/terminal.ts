import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type TextStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** What a person sees. With --json it is silent: standard output then holds the report alone. */
export interface Terminal {
  print(line?: string): void;
  /** The text in this style where the output shows styles. */
  style(style: TextStyle, text: string): string;
  /** Starts a progress bar, where the output is a terminal. */
  startProgress(label: string, total: number): ProgressBar;
  /** Yes or no; undefined where nobody can be asked. */
  askYesNo(question: string): Promise<boolean | undefined>;
}

interface ProgressBar {
  advance(): void;
  clear(): void;
}

const BAR_WIDTH = 24;
const REDRAW_INTERVAL_MS = 80;

export function createTerminal(silent: boolean): Terminal {
  const interactive = !silent && process.stdout.isTTY && process.stderr.isTTY;
  const styled = !silent && process.stdout.isTTY && !process.env.NO_COLOR;
  return {
    print(line = '') {
      if (!silent) process.stdout.write(`${line}\n`);
    },
    style: (style, text) => (styled ? styleText(style, text, { validateStream: false }) : text),
    startProgress: interactive ? createProgressBar : () => ({ advance() {}, clear() {} }),
    async askYesNo(question) {
      if (!interactive || !process.stdin.isTTY) return undefined;
      const readline = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await readline.question(`${question} [y/N] `);
      readline.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}

/** `Uploading parts  ████████░░░░░░░░  1,204 of 2,010`, drawn over itself and wiped at the end. */
function createProgressBar(label: string, total: number): ProgressBar {
  let count = 0;
  let drawn = 0;
  const draw = () => {
    drawn = Date.now();
    const filled = total ? Math.round((count / total) * BAR_WIDTH) : BAR_WIDTH;
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    process.stderr.write(`\r${label}  ${bar}  ${formatInteger(count)} of ${formatInteger(total)}`);
  };
  draw();
  return {
    advance() {
      count += 1;
      if (Date.now() - drawn >= REDRAW_INTERVAL_MS) draw();
    },
    clear() {
      process.stderr.write('\r\u001b[2K');
    },
  };
}

const formatInteger = (value: number) => value.toLocaleString('en');

/** '1 property', '120 properties'. */
export const formatQuantity = (count: number, one: string, many = `${one}s`) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

/** Rows as aligned columns, two spaces between them; the last column runs free. */
export function formatColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0),
    );
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}
