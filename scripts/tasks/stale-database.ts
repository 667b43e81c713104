import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where wrangler keeps the local database below its state, and where one of other migrations goes. */
const DATABASES = 'v3/d1';
const PUT_ASIDE = 'v3/d1-old';

const MIGRATIONS = 'data/migrations';

/**
 * Puts a local database aside that this version cannot work with: one of migrations that are no longer there, whose tables
 * those of this version would fail on, or one that lacks a table or a column of a migration which counts as applied
 * (docs/decisions/124-one-schema.md). Returns the folder where it lies now; undefined if the local database, if there
 * is one, can be used.
 */
export function putStaleDatabaseAside(
  persistTo: string,
  migrations: readonly string[] = readdirSync(MIGRATIONS),
): string | undefined {
  const folder = join(persistTo, DATABASES);
  if (!existsSync(folder)) return undefined;
  const texts = readTexts(folder);
  const applied = listAppliedMigrations(texts);
  if (applied.every((name) => migrations.includes(name) && hasTables(texts, name)))
    return undefined;
  const aside = join(persistTo, PUT_ASIDE);
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}

/**
 * Reads the files of a folder's databases as text, journals too: the oldest Node that starts the site has no SQLite, and
 * asking wrangler takes three seconds at each start.
 */
const readTexts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'));

/** Lists the migrations that databases name. */
const listAppliedMigrations = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => text.includes('d1_migrations'))
    .flatMap((text) => text.match(/\d{4}_[a-z_]+\.sql/g) ?? []);

/** Whether every table of a migration is there with its columns; SQLite keeps the statements that made them as they are. */
function hasTables(texts: readonly string[], migration: string): boolean {
  const made = readFileSync(join(MIGRATIONS, migration), 'utf8');
  return [...made.matchAll(/^CREATE TABLE \w+ \($(.*?)^\)/gms)].every(
    ([statement, columns = '']) => {
      const [head = ''] = statement.split('\n');
      const found = texts.flatMap((text) => text.split(head).slice(1));
      return found.some((text) => {
        const there = text.slice(0, statement.length);
        return (columns.match(/^ {2}[a-z]\w* /gm) ?? []).every((column) => there.includes(column));
      });
    },
  );
}
