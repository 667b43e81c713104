/** What D1 bills, as its own answers say. */
export interface Meter {
  written: number;
  read: number;
}

/** Returns a database that adds the rows of every statement to a meter. */
export function meterDatabase(database: D1Database, meter: Meter): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const add = <Answer extends D1Result>(answer: Answer): Answer => {
    meter.written += answer.meta.rows_written;
    meter.read += answer.meta.rows_read;
    return answer;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === 'run' || name === 'all') return async () => add(await target[name]());
        if (name === 'first') return async () => add(await target.all()).results[0] ?? null;
        return Reflect.get(target, name);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql));
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((one) => originals.get(one) ?? one))).map(add);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
