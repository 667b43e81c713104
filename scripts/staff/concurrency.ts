import { setTimeout as wait } from 'node:timers/promises';
import type { Terminal } from './terminal';

const MAX_CONCURRENT = 16;

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

/**
 * Runs `work`, and once more after each of these delays in ms: networks fail, and KV returns a write with
 * a delay. @throws the problem of the last try
 */
export async function withRetries<Result>(
  delaysMs: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await work();
    } catch {
      await wait(delayMs);
    }
  }
  return work();
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
