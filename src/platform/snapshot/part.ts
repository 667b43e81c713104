import * as v from 'valibot';
import type { LruCache } from '../lru';

/** Reads a part whole by its content hash and verifies it; rejects with BrokenPartError if it cannot. */
export type ReadPart = (hash: string) => Promise<Uint8Array>;

/** Reads the parts of a version as bytes or as text; both reject with BrokenPartError. */
export interface PartReader {
  readBytes: ReadPart;
  readText(hash: string): Promise<string>;
}

/** A part that is missing, unreachable or corrupt: the request falls back to another version. */
export class BrokenPartError extends Error {
  override name = 'BrokenPart';
}

/**
 * Leaves an address that a version does not know to the versions after it, if that version stands in for the live one.
 * @throws BrokenPartError then: the live version may know it (decision 47).
 */
export function rejectByStandIn({ isStandIn }: { isStandIn: boolean }, address: string): void {
  if (isStandIn) throw new BrokenPartError(`${address} may be in the live version`);
}

/** Creates a reader that caches texts in `texts` by content hash; the text of a hash never changes. */
export const createPartReader = (
  readBytes: ReadPart,
  texts?: LruCache<string, string>,
): PartReader => ({
  readBytes,
  async readText(hash) {
    const existing = texts?.get(hash);
    if (existing !== undefined) return existing;
    const text = new TextDecoder().decode(await readBytes(hash));
    texts?.set(hash, text);
    return text;
  },
});

/** Parses the content of a part by its schema; throws BrokenPartError if it does not match. */
export function parsePart<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new BrokenPartError(`${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
