import type { Terminal } from './terminal';

const AT_ONCE = 16;
const TRIES = 4;
const PAUSE_MS = 500;

/** Does the work for every item, some at once. The first failure ends it. */
export async function atOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Tries again after a pause that grows: a network falters, and KV shows what was written a little later. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (problem) {
      if (attempt === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** The same with a progress bar. */
export async function withProgress<Item>(
  terminal: Terminal,
  label: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  if (items.length === 0) return;
  const progress = terminal.progress(label, items.length);
  try {
    await atOnce(items, async (item) => {
      await work(item);
      progress.step();
    });
  } finally {
    progress.end();
  }
}
