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
