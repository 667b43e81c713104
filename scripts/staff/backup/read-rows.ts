import type { TableSchema } from './database-schema';

/** A row as JSON, by column. */
export type StoredRow = Record<string, string | number | null>;

/** Characters of rows that are read at once: a fraction of the tool's memory, however large the table is. */
const PORTION_CHARACTERS = 2_000_000;
const PORTION_ROWS = 1000;

/**
 * What a backup leaves out: nobody needs the bodies of mails that were sent, they are nearly all bytes of the
 * database, and they hold personal data that ends with them.
 */
const OMITTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  outbox: { mail: `iif(state = 'sent', NULL, mail)` },
};

/** Yields the rows of a table in portions, in the order of its key. */
export async function* readRows(db: D1Database, table: TableSchema): AsyncGenerator<StoredRow[]> {
  const select = (column: string) => OMITTED[table.name]?.[column] ?? column;
  const columns = table.columns.map((column) => `${select(column)} AS ${column}`).join(', ');
  const bytes = table.columns.map((column) => `coalesce(length(${select(column)}), 0)`).join(' + ');
  const order = table.key.join(', ');
  let after: readonly unknown[] | undefined;
  let limit = PORTION_ROWS;
  for (;;) {
    const sizes = await readKeys(db, table, { bytes, after, limit });
    const last = findPortionEnd(sizes);
    if (!last) return;
    // Measuring a row reads it: of large rows few are measured.
    limit = Math.min(PORTION_ROWS, 2 * (sizes.indexOf(last) + 1));
    const range = [...compareKey(table, '>', after), ...compareKey(table, '<=', last.key)];
    const { results } = await db
      .prepare(
        `SELECT ${columns} FROM ${table.name} WHERE ${range.join(' AND ')} ORDER BY ${order}`,
      )
      .bind(...(after ?? []), ...last.key)
      .all();
    yield results as StoredRow[];
    after = last.key;
  }
}

interface RowSize {
  key: readonly unknown[];
  size: number;
}

/** Reads the keys of the next rows, and how large each row is. */
async function readKeys(
  db: D1Database,
  table: TableSchema,
  { bytes, after, limit }: { bytes: string; after: readonly unknown[] | undefined; limit: number },
): Promise<RowSize[]> {
  const keys = table.key.map((column, index) => `${column} AS k${index}`);
  const range = compareKey(table, '>', after);
  const { results } = await db
    .prepare(
      `SELECT ${keys.join(', ')}, ${bytes} AS size FROM ${table.name}
       ${range.length > 0 ? `WHERE ${range}` : ''} ORDER BY ${table.key.join(', ')} LIMIT ${limit}`,
    )
    .bind(...(after ?? []))
    .all();
  return results.map((row) => ({
    key: table.key.map((_, index) => row[`k${index}`]),
    size: Number(row.size),
  }));
}

/** Compares the key of a row with one that is bound. */
const compareKey = (
  { key }: TableSchema,
  operator: '>' | '<=',
  value: readonly unknown[] | undefined,
): string[] =>
  value ? [`(${key.join(', ')}) ${operator} (${key.map(() => '?').join(', ')})`] : [];

/** Returns the last row of a portion, which holds one row at least. */
function findPortionEnd(sizes: readonly RowSize[]): RowSize | undefined {
  let total = 0;
  const end = sizes.findIndex(({ size }) => {
    total += size;
    return total > PORTION_CHARACTERS;
  });
  return end < 0 ? sizes.at(-1) : sizes[Math.max(0, end - 1)];
}
