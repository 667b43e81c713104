/** A statement that ran, with the rows that it read. */
export interface CountedStatement {
  sql: string;
  values: readonly unknown[];
  rowsRead: number;
}

/** Returns a database that tells `count` of each statement what D1 says it read, those of batches too. */
export function countReadRows(
  db: D1Database,
  count: (statement: CountedStatement) => void,
): D1Database {
  const originals = new WeakMap<D1PreparedStatement, Bound>();

  function wrap(original: Bound): D1PreparedStatement {
    const all = async () => {
      const result = await original.statement.all();
      tell(original, result);
      return result;
    };
    const first = async (column?: string) => {
      const [row] = (await all()).results;
      return row === undefined || column === undefined ? (row ?? null) : row[column];
    };
    const bind = (...values: unknown[]) =>
      wrap({ ...original, statement: original.statement.bind(...values), values });
    const raw = () => Promise.reject(new Error('D1 does not say what raw() read'));
    const wrapped = { bind, all, first, run: all, raw } as D1PreparedStatement;
    originals.set(wrapped, original);
    return wrapped;
  }

  const tell = ({ sql, values }: Bound, { meta }: D1Result) =>
    count({ sql, values, rowsRead: meta.rows_read });

  const counting: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => wrap({ statement: db.prepare(sql), sql, values: [] }),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const bound = statements.flatMap((statement) => originals.get(statement) ?? []);
      const results = await db.batch<Row>(bound.map(({ statement }) => statement));
      for (const [index, original] of bound.entries())
        tell(original, results[index] as D1Result<Row>);
      return results;
    },
  };
  return counting as D1Database;
}

/** A statement with what it was made of. */
interface Bound {
  statement: D1PreparedStatement;
  sql: string;
  values: readonly unknown[];
}
