/**
 * A bucket is text: a first line that says the shape of its records, then one record a line, its ID,
 * a tab, its JSON. A record is found and parsed alone, the others stay text; what Latin-1 does not
 * hold is escaped, so that an isolate keeps a byte a sign.
 */
export function encodeBucket(records: ReadonlyMap<number, unknown>, shape = ''): Uint8Array {
  const lines = [...records]
    .sort(([a], [b]) => a - b)
    .map(([id, record]) => `\n${id}\t${escapeNonLatin1(JSON.stringify(record))}`);
  return new TextEncoder().encode(`${shape}${lines.join('')}\n`);
}

/** What the bucket says of its records' shape: a reader of the same shape need not check each. */
export const readShape = (bucket: string): string => bucket.slice(0, bucket.indexOf('\n'));

/** The record of this ID as parsed JSON; undefined where the bucket does not hold it. */
export function findRecord(bucket: string, id: number): unknown {
  const head = `\n${id}\t`;
  const start = bucket.indexOf(head);
  if (start < 0) return undefined;
  const from = start + head.length;
  return JSON.parse(bucket.slice(from, bucket.indexOf('\n', from)));
}

/** Every record of the bucket by its ID. */
export function parseRecords(bucket: string): Map<number, unknown> {
  const lines = bucket.slice(bucket.indexOf('\n')).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t');
      return [Number(line.slice(0, tab)), JSON.parse(line.slice(tab + 1))];
    }),
  );
}

/** The bucket of an ID among `buckets`, a power of two: growing the catalogue leaves every second one where it is. */
export const getBucketNumber = (id: number, buckets: number): number => id & (buckets - 1);

const escapeNonLatin1 = (json: string) =>
  json.replace(/[^\x20-\xff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
