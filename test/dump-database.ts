import { env } from 'cloudflare:workers';
import { createTables } from './database-tables';

/** Tables that count attempts, which a refused request fills too. */
const ATTEMPTS = ['sign_in_attempts', 'rate_windows', 'mail_limits', 'page_view_keys'];

/**
 * Returns every row of every table but those of attempts, as text with its table's name. Rows that hold
 * `except`, such as somebody's id, are left out, and then records of erasures and counts of rows too, which
 * name nobody.
 */
export async function dumpDatabase(except?: string): Promise<string[]> {
  const tables = (await createTables()).filter((table) => !ATTEMPTS.includes(table));
  const results = await env.DB.batch(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)),
  );
  return results
    .flatMap(({ results: rows }, index) =>
      rows.map((row) => `${tables[index]} ${JSON.stringify(row)}`),
    )
    .filter((row) => !except || !(row.includes(except) || /^(?:erasures|list_counts) /.test(row)))
    .toSorted();
}
