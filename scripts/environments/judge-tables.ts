import type { WranglerAnswer } from './judge-secrets';

/** What is the platform's, or SQLite's own, in a database. */
const isForeign = (name: string) => `${name} LIKE 'sqlite_%' OR ${name} LIKE '_cf_%'`;

/** Asks for every table, index, trigger and column of a database: a row for each, such as 'column leads.state'. */
export const PARTS_QUERY = [
  `SELECT type || ' ' || name AS part FROM sqlite_master WHERE NOT (${isForeign('name')})`,
  `SELECT 'column ' || m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table' AND NOT (${isForeign('m.name')})`,
].join(' UNION ALL ');

/** Names that a problem lists before it only counts. */
const NAMED = 5;

/**
 * Judges a database whose migrations are applied by one that was made of nothing but them: returns what it lacks. Tables
 * of an earlier version whose migrations were changed afterwards count as applied, and the new worker would fail on them.
 */
export function judgeTables(made: WranglerAnswer, found: WranglerAnswer): string | undefined {
  const [needed, there] = [readParts(made), readParts(found)];
  if (!needed || !there)
    return `${made.stderr}${found.stderr}\nThe tables of the database cannot be listed.`;
  const missing = needed.filter((part) => !there.includes(part));
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, NAMED).join(', ');
  const more = missing.length > NAMED ? `, and ${missing.length - NAMED} more` : '';
  return `The database was made by other migrations than these, and lacks ${named}${more}. Add what is missing in a new file of data/migrations, and deploy again.`;
}

/** Reads the rows of `wrangler d1 execute --json`; undefined where it failed. */
function readParts({ status, stdout }: WranglerAnswer): string[] | undefined {
  if (status !== 0) return undefined;
  const [{ results } = { results: [] }]: { results: { part: string }[] }[] = JSON.parse(stdout);
  return results.map(({ part }) => part);
}
