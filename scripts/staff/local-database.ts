import { retryWhileLocked } from './retry-while-locked';

/** Sends a request to the worker below; resolves to its answer. */
type SendRequest = (body: string) => Promise<{ ok: boolean; text(): Promise<string> }>;

/**
 * The worker that has the local database as its binding. The tool sends it whole queries: through the
 * binding itself `prepare` and `bind` would be requests of their own, during which this process waits.
 */
export const DATABASE_WORKER = `
  export default {
    async fetch(request, { DB }) {
      const { script, queries } = await request.json();
      try {
        const prepare = ({ sql, values }) => DB.prepare(sql).bind(...values);
        return Response.json(script ? await DB.exec(script) : await DB.batch(queries.map(prepare)));
      } catch (problem) {
        return new Response(problem.message, { status: 500 });
      }
    },
  };
`;

/** Returns the local database, with the interface of the binding; only sessions and dumps are left out. */
export function createLocalDatabase(sendRequest: SendRequest): D1Database {
  const send = (body: { script: string } | { queries: readonly LocalStatement[] }) =>
    retryWhileLocked(async () => {
      const response = await sendRequest(JSON.stringify(body));
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return JSON.parse(text);
    });
  const database = {
    prepare: (sql: string) => new LocalStatement(sql, [], (queries) => send({ queries })),
    batch: (queries: LocalStatement[]) => send({ queries }),
    exec: (script: string) => send({ script }),
  };
  return database as unknown as D1Database;
}

/** Rows and counts of one query, as D1 returns them. */
type Result = { results: Record<string, unknown>[]; meta: object };

/** A query with its values; as JSON it is these two. */
class LocalStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly #send: (queries: LocalStatement[]) => Promise<Result[]>;

  constructor(
    sql: string,
    values: readonly unknown[],
    send: (queries: LocalStatement[]) => Promise<Result[]>,
  ) {
    this.sql = sql;
    this.values = values;
    this.#send = send;
  }

  /** @throws TypeError for a value that D1 cannot store */
  bind(...values: unknown[]): LocalStatement {
    for (const value of values)
      if (value !== null && !['string', 'number', 'boolean'].includes(typeof value))
        throw new TypeError(`D1_TYPE_ERROR: ${typeof value} is not supported`);
    return new LocalStatement(this.sql, values, this.#send);
  }

  async run(): Promise<Result | undefined> {
    return (await this.#send([this]))[0];
  }

  all = this.run;

  /** Returns the first row, or one column of it; null if there is none. */
  async first(column?: string): Promise<unknown> {
    const row = (await this.run())?.results[0];
    return (column && row ? row[column] : row) ?? null;
  }
}
