import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where wrangler keeps the local database below its state, and where one of other migrations goes. */
const DATABASES = 'v3/d1';
const PUT_ASIDE = 'v3/d1-old';

/**
 * Puts a local database aside that was made by migrations which are no longer there: those of this version would
 * fail on its tables (docs/decisions/124-one-schema.md). Returns the folder where it lies now; undefined if the
 * local database, if there is one, can be used.
 */
export function putStaleDatabaseAside(
  persistTo: string,
  migrations: readonly string[] = readdirSync('data/migrations'),
): string | undefined {
  const folder = join(persistTo, DATABASES);
  if (!existsSync(folder)) return undefined;
  if (listAppliedMigrations(folder).every((name) => migrations.includes(name))) return undefined;
  const aside = join(persistTo, PUT_ASIDE);
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}

/**
 * Lists the migrations that the databases of a folder name. Their files are read as text, journals too: the oldest Node
 * that starts the site has no SQLite, and asking wrangler takes three seconds at each start.
 */
function listAppliedMigrations(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .filter((text) => text.includes('d1_migrations'))
    .flatMap((text) => text.match(/\d{4}_[a-z_]+\.sql/g) ?? []);
}
