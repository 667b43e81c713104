import { resolve } from 'node:path';
import { readThreadTime } from './process-cpu';
import { startWorkerd } from './workerd-server';

const PORT = 8906;
const LATER = 20;
const LIMIT_MS = 10;
const MAX_LENGTH = 2000;

/** Questions as people type them, and the longest that are read (issue: an honest answer under 10 ms). */
const QUESTIONS: readonly (readonly [name: string, text: string])[] = [
  ['plain', 'huis met tuin in Durbuy max 350k'],
  ['of places and words', 'maison Barvaux jardin vue dégagée forêt calme '],
  ['only digits', '6940 350000 12 84213 3 0475 '],
  ['one number', '1234567890'],
  ['only stop words', 'de het een met in van voor et le la les the der die das '],
  ['four languages', 'huis garden jardin Garten max under moins de unter 300 k slaapkamers '],
  ['no word of any table', 'xqzt vrblk prnst wqlkj zzyzx '],
  ['streets', 'rue des prés place aux foires chemin de la '],
  ['hostile', `<script>alert(1)</script>' OR 1=1 -- ../../ %00 {{7*7}} \u202e€€€ 1.1.1.1 - `],
];

/** Prints the CPU of the first question of a new isolate, which has answered a list before, and of later ones. */
export async function measureQuestionCosts(): Promise<boolean> {
  console.log('\nQuestions: CPU of workerd, the first of an isolate and later ones');
  let isSlow = false;
  for (const [name, text] of QUESTIONS) {
    const question = name === 'plain' ? text : text.repeat(MAX_LENGTH).slice(0, MAX_LENGTH);
    const { first, later } = await measureQuestion(question);
    isSlow ||= later > LIMIT_MS;
    console.log(
      `  ${name.padEnd(26)}${first.toFixed(1).padStart(8)} ms${later.toFixed(1).padStart(8)} ms${later > LIMIT_MS ? `  EXCEEDS ${LIMIT_MS} ms` : ''}`,
    );
  }
  return isSlow;
}

async function measureQuestion(text: string): Promise<{ first: number; later: number }> {
  const alias = { 'bench:snapshot': resolve('dist/build/embedded.bin') };
  const { pid, stop } = await startWorkerd('question', 'scripts/bench/site-worker.ts', PORT, alias);
  const ask = async (turn: number): Promise<number> => {
    const before = await readThreadTime(pid);
    // Each its own: no cache holds the answer.
    const query = new URLSearchParams({ q: `${text} ${'a'.repeat(turn % 9)}`, turn: String(turn) });
    const address = `http://127.0.0.1:${PORT}/nl/zoeken/?${query}`;
    await (await fetch(address, { redirect: 'manual' })).arrayBuffer();
    return ((await readThreadTime(pid)) - before) / 1000;
  };
  try {
    const first = await ask(0);
    const later: number[] = [];
    for (let turn = 1; turn <= LATER; turn++) later.push(await ask(turn));
    return { first, later: later.sort((a, b) => a - b)[LATER / 2] ?? 0 };
  } finally {
    await stop();
  }
}
