import * as v from 'valibot';
import { parsePart } from './part';

/** Why loads are on hold: what loads by itself waits until somebody releases it. */
const HoldReason = v.union([
  v.object({ reason: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ rolledBackTo: v.string() }),
]);
export type HoldReason = v.InferOutput<typeof HoldReason>;

/** A hold, and since when (ISO 8601). */
const Hold = v.object({ why: HoldReason, since: v.string() });
export type Hold = v.InferOutput<typeof Hold>;

const HOLD_KEY = 'hold';

/** Reads whether loads are on hold; undefined if not. */
export async function loadHold(kv: KVNamespace): Promise<Hold | undefined> {
  const value: unknown = JSON.parse((await kv.get(HOLD_KEY)) ?? 'null');
  return value === null ? undefined : parsePart(Hold, value, 'hold');
}

/** Puts loads on hold. */
export async function holdLoads(kv: KVNamespace, why: HoldReason, now: number): Promise<void> {
  const hold: Hold = { why, since: new Date(now).toISOString() };
  await kv.put(HOLD_KEY, JSON.stringify(hold));
}

/** Lets loads go on. */
export const releaseLoads = (kv: KVNamespace): Promise<void> => kv.delete(HOLD_KEY);
