import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each further try: five seconds in all. */
const WAITING_TIMES_MS = [20, 50, 100, 200, 400, 800, 1_600, 1_830];

/**
 * The errors of a local database that the running site is writing to at this moment. The last one is how
 * a lock is reported when it is met at the end of the query's transaction, which is then undone.
 */
const isLocked = (problem: unknown) =>
  /SQLITE_BUSY|database is locked|session commit token: internal error/.test(String(problem));

/** Runs `query`, again while the database is locked. @throws the query's error, after five seconds */
async function retry<Result>(query: () => Promise<Result>): Promise<Result> {
  for (const time of WAITING_TIMES_MS) {
    try {
      return await query();
    } catch (problem) {
      if (!isLocked(problem)) throw problem;
      await wait(time);
    }
  }
  return query();
}

/**
 * Wraps a local database, so that a command waits while the running site writes: both open one file,
 * and only one of them can write at a time. Nothing of a refused query was stored, so it may run again.
 */
export function retryWhenLocked(db: D1Database): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const getOriginal = (statement: D1PreparedStatement) => originals.get(statement) ?? statement;
  const wrapStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = replaceMethods(statement, {
      bind: (...values: unknown[]) => wrapStatement(statement.bind(...values)),
      first: (...args: [string]) => retry(() => statement.first(...args)),
      run: () => retry(() => statement.run()),
      all: () => retry(() => statement.all()),
      raw: (...args: [{ columnNames: true }]) => retry(() => statement.raw(...args)),
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  return replaceMethods(db, {
    prepare: (sql: string) => wrapStatement(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      retry(() => db.batch(statements.map(getOriginal))),
    exec: (sql: string) => retry(() => db.exec(sql)),
  });
}

/** Returns an object that answers these methods itself and passes everything else to `target`. */
const replaceMethods = <Target extends object>(target: Target, methods: object): Target =>
  new Proxy(target, {
    get: (_, key) => Reflect.get(key in methods ? methods : target, key),
  });
