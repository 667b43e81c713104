import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** What a person sees. With --json it is silent: standard output then holds the report alone. */
export interface Terminal {
  say(line?: string): void;
  /** The text in this style where the output shows styles. */
  style(style: Style, text: string): string;
  /** Starts a progress bar, where the output is a terminal. */
  progress(label: string, total: number): Progress;
  /** Yes or no; undefined where nobody can be asked. */
  ask(question: string): Promise<boolean | undefined>;
}

interface Progress {
  step(): void;
  end(): void;
}

const BAR_WIDTH = 24;
const FRAME_MS = 80;

export function openTerminal(silent: boolean): Terminal {
  const interactive = !silent && process.stdout.isTTY && process.stderr.isTTY;
  const styled = !silent && process.stdout.isTTY && !process.env.NO_COLOR;
  return {
    say(line = '') {
      if (!silent) process.stdout.write(`${line}\n`);
    },
    style: (style, text) => (styled ? styleText(style, text, { validateStream: false }) : text),
    progress: interactive ? progressBar : () => ({ step() {}, end() {} }),
    async ask(question) {
      if (!interactive || !process.stdin.isTTY) return undefined;
      const readline = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await readline.question(`${question} [y/N] `);
      readline.close();
      return /^y(es)?$/i.test(answer.trim());
    },
  };
}

/** `Uploading parts  ████████░░░░░░░░  1,204 of 2,010`, drawn over itself and wiped at the end. */
function progressBar(label: string, total: number): Progress {
  let count = 0;
  let drawn = 0;
  const draw = () => {
    drawn = Date.now();
    const filled = total ? Math.round((count / total) * BAR_WIDTH) : BAR_WIDTH;
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    process.stderr.write(`\r${label}  ${bar}  ${number(count)} of ${number(total)}`);
  };
  draw();
  return {
    step() {
      count += 1;
      if (Date.now() - drawn >= FRAME_MS) draw();
    },
    end() {
      process.stderr.write('\r\u001b[2K');
    },
  };
}

const number = (value: number) => value.toLocaleString('en');

/** '1 property', '120 properties'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** Rows as aligned columns, two spaces between them; the last column runs free. */
export function aligned(rows: readonly (readonly string[])[], indent = '  '): string[] {
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
