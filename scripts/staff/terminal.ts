import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type TextStyle = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Output streams of one run: the process's own, or buffers in a test. */
export interface OutputStreams {
  stdout: OutputStream;
  stderr: OutputStream;
}

interface OutputStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Output for people. Silent with --json: standard output then holds the report alone. */
export interface Terminal {
  print(line?: string): void;
  /** Returns the text in this style if the output shows styles, else the plain text. */
  style(style: TextStyle, text: string): string;
  /** Starts a progress bar; invisible unless the output is a terminal. */
  startProgress(label: string, total: number): ProgressBar;
  /** Asks for a line; undefined if the process has no terminal to ask on. */
  ask(question: string): Promise<string | undefined>;
  /** Asks a yes/no question; undefined if the process has no terminal to ask on. */
  askYesNo(question: string): Promise<boolean | undefined>;
}

interface ProgressBar {
  advance(): void;
  clear(): void;
}

const BAR_WIDTH = 24;
const REDRAW_INTERVAL_MS = 80;

export function createTerminal(silent: boolean, { stdout, stderr }: OutputStreams): Terminal {
  const interactive = !silent && stdout.isTTY && stderr.isTTY;
  const ask = async (question: string): Promise<string | undefined> => {
    if (!interactive || !process.stdin.isTTY) return undefined;
    const readline = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await readline.question(question);
    readline.close();
    return answer;
  };
  const styled = !silent && stdout.isTTY && !process.env.NO_COLOR;
  return {
    print(line = '') {
      if (!silent) stdout.write(`${line}\n`);
    },
    style: (style, text) => (styled ? styleText(style, text, { validateStream: false }) : text),
    startProgress: (label, total) =>
      interactive ? drawProgressBar(label, total, stderr) : { advance() {}, clear() {} },
    ask,
    async askYesNo(question) {
      const answer = await ask(`${question} [y/N] `);
      return answer === undefined ? undefined : /^y(es)?$/i.test(answer.trim());
    },
  };
}

/** Draws `Uploading parts  ████████░░░░░░░░  1,204 of 2,010` over itself; `clear()` wipes it. */
function drawProgressBar(label: string, total: number, stderr: OutputStream): ProgressBar {
  let count = 0;
  let lastDrawn = 0;
  const draw = () => {
    lastDrawn = Date.now();
    const filled = total ? Math.round((count / total) * BAR_WIDTH) : BAR_WIDTH;
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    stderr.write(`\r${label}  ${bar}  ${formatInteger(count)} of ${formatInteger(total)}`);
  };
  draw();
  return {
    advance() {
      count += 1;
      if (Date.now() - lastDrawn >= REDRAW_INTERVAL_MS) draw();
    },
    clear() {
      stderr.write('\r\u001b[2K');
    },
  };
}

const formatInteger = (value: number) => value.toLocaleString('en');

/** Returns a count with its noun: '1 property', '120 properties'. */
export const formatQuantity = (count: number, one: string, many = `${one}s`) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

/** Returns the rows as aligned columns, two spaces apart; the last column is not padded. */
export function formatColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows.map((row) => {
    const cells = row.flatMap((cell, column) => {
      // A column without a word anywhere is none.
      if (widths[column] === 0) return [];
      return column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0);
    });
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}
