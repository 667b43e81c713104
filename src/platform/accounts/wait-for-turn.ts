/** The time in ms since 1970 from which this isolate may start its next calculation. */
let nextStart = 0;

/**
 * Waits until a calculation that takes up to `ms` may start. Calculations that arrive together start so far apart
 * that the isolate answers pages between them: a page waits for one of them, never for all. Times are
 * handed out, not held, since a request that is cut off gives nothing back.
 */
export async function waitForTurn(ms: number): Promise<void> {
  const now = Date.now();
  const start = Math.max(now, nextStart);
  nextStart = start + ms;
  // Not the platform's scheduler: the staff tool hashes passwords in Node too.
  if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
}
