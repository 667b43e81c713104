import type { Terminal } from './terminal';

const MAX_CONCURRENT = 16;
const MAX_ATTEMPTS = 4;
const RETRY_DELAY_MS = 500;

/** Runs `work` for every item, up to 16 at once. Rejects with the first failure. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
}

/** Runs `work` up to 4 times with growing delays: networks fail, and KV returns a write with a delay. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (problem) {
      if (attempt === MAX_ATTEMPTS) throw problem;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}

/** Runs `work` for every item as forEachConcurrently does, with a progress bar. */
export async function forEachWithProgress<Item>(
  terminal: Terminal,
  label: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  if (items.length === 0) return;
  const progress = terminal.startProgress(label, items.length);
  try {
    await forEachConcurrently(items, async (item) => {
      await work(item);
      progress.advance();
    });
  } finally {
    progress.clear();
  }
}
