/**
 * A bucket is text: one record a line, its ID, a tab, its JSON. A record is found and parsed alone;
 * the others stay bytes.
 */
export function encodeBucket(records: ReadonlyMap<number, unknown>): Uint8Array {
  const lines = [...records]
    .sort(([a], [b]) => a - b)
    .map(([id, record]) => `\n${id}\t${JSON.stringify(record)}`);
  return new TextEncoder().encode(`${lines.join('')}\n`);
}

/** The record of this ID as parsed JSON; undefined where the bucket does not hold it. */
export function recordIn(bucket: string, id: number): unknown {
  const head = `\n${id}\t`;
  const start = bucket.indexOf(head);
  if (start < 0) return undefined;
  const from = start + head.length;
  return JSON.parse(bucket.slice(from, bucket.indexOf('\n', from)));
}

/** Every record of the bucket by its ID. */
export function recordsIn(bucket: string): Map<number, unknown> {
  const lines = bucket.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t');
      return [Number(line.slice(0, tab)), JSON.parse(line.slice(tab + 1))];
    }),
  );
}

/** The bucket of an ID among `buckets`, a power of two: growing the catalogue leaves every second one where it is. */
export const bucketOf = (id: number, buckets: number): number => id & (buckets - 1);
