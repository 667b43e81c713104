import { SECOND_MS } from '../../domain/format/durations';

/** A mail whose turn does not come within this time is tried again later. */
const MAX_WAIT_MS = 10 * SECOND_MS;
const POLL_MS = 100;

/** Milliseconds since 1970 until which a mail holds the turn; a request that was cut off frees nothing. */
let heldUntil = 0;

/**
 * Waits until no other mail of this isolate holds files in memory, at most ten seconds: six mails of 15 MB
 * at once would end it (decision 96). Returns the function that gives the turn back; undefined if it did not
 * come. It polls, since a request cannot wait for the promise of another one.
 */
export async function takeAttachmentTurn(maxHeldMs: number): Promise<(() => void) | undefined> {
  for (let waited = 0; heldUntil > Date.now(); waited += POLL_MS) {
    if (waited >= MAX_WAIT_MS) return undefined;
    await scheduler.wait(POLL_MS);
  }
  const ownUntil = Date.now() + maxHeldMs;
  heldUntil = ownUntil;
  return () => {
    if (heldUntil === ownUntil) heldUntil = 0;
  };
}
