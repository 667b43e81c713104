import * as v from 'valibot';
import { parsePart } from './part';

/** What became of the last import from listing software. */
const LastImport = v.object({
  /** ISO 8601. */
  at: v.string(),
  /** Why it was refused, in the words of the command; null if it was imported. */
  refusal: v.nullable(v.string()),
  listings: v.number(),
  entered: v.number(),
  left: v.number(),
  prices: v.number(),
  states: v.number(),
  /** How many faults and notes there were, and the first of them. */
  count: v.number(),
  lines: v.array(v.string()),
  /** When the newest imports were, this one the last of them. */
  moments: v.optional(v.array(v.number()), []),
});
export type LastImport = v.InferOutput<typeof LastImport>;

/** What an import itself says of what became of it. */
export type ImportOutcome = Omit<LastImport, 'at' | 'count' | 'moments'>;

const IMPORT_KEY = 'import';

/** The report of the command lists all: a page that lists thousands helps nobody. */
const MAX_LINES = 100;
const MAX_MOMENTS = 8;

/** Reads what became of the last import; undefined before the first one. */
export async function loadLastImport(kv: KVNamespace): Promise<LastImport | undefined> {
  const value: unknown = JSON.parse((await kv.get(IMPORT_KEY)) ?? 'null');
  return value === null ? undefined : parsePart(LastImport, value, 'import');
}

/** Keeps what became of an import in place of the one before. */
export async function storeLastImport(
  kv: KVNamespace,
  { lines, ...figures }: ImportOutcome,
  now: number,
): Promise<void> {
  const before = await loadLastImport(kv);
  const last: LastImport = {
    at: new Date(now).toISOString(),
    ...figures,
    count: lines.length,
    lines: lines.slice(0, MAX_LINES),
    moments: [...(before?.moments ?? []), now].slice(-MAX_MOMENTS),
  };
  await kv.put(IMPORT_KEY, JSON.stringify(last));
}
