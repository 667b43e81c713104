import * as v from 'valibot';
import { parsePart } from './part';

const StoredFinding = v.object({
  level: v.picklist(['error', 'warning', 'note']),
  file: v.string(),
  record: v.string(),
  field: v.string(),
  message: v.string(),
});
export type StoredFinding = v.InferOutput<typeof StoredFinding>;

/** What the check of the last load said: errors first, and how many findings there were in all. */
const LastFindings = v.object({
  /** The version that was loaded; null if the errors refused it. */
  version: v.nullable(v.string()),
  /** ISO 8601. */
  checked: v.string(),
  count: v.number(),
  findings: v.array(StoredFinding),
});
export type LastFindings = v.InferOutput<typeof LastFindings>;

const FINDINGS_KEY = 'findings';

/** More are read in the report of the command: a page that lists thousands helps nobody. */
const MAX_STORED = 100;

const LEVELS: readonly StoredFinding['level'][] = ['error', 'warning', 'note'];

/** Reads what the check of the last load said; undefined before the first one. */
export async function loadLastFindings(kv: KVNamespace): Promise<LastFindings | undefined> {
  const value: unknown = JSON.parse((await kv.get(FINDINGS_KEY)) ?? 'null');
  return value === null ? undefined : parsePart(LastFindings, value, 'findings');
}

/** Keeps what the check of a load said in place of the load before, the gravest first. */
export async function storeFindings(
  kv: KVNamespace,
  version: string | null,
  findings: readonly StoredFinding[],
  now: number,
): Promise<void> {
  const gravest = findings.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const last: LastFindings = {
    version,
    checked: new Date(now).toISOString(),
    count: findings.length,
    findings: gravest.slice(0, MAX_STORED),
  };
  await kv.put(FINDINGS_KEY, JSON.stringify(last));
}
