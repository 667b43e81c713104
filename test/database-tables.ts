import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

type Migration = Parameters<typeof applyD1Migrations>[1][number];

let createdTables: Promise<string[]> | undefined;

/**
 * Applies the migrations of a deployment once for all test files, which share a database. Resolves to the names of the
 * tables whose rows tests write, the newest first: it refers to older ones. The row of `secrets` is of a migration.
 */
export const createTables = (): Promise<string[]> => {
  createdTables ??= applyMigrations();
  return createdTables;
};

async function applyMigrations(): Promise<string[]> {
  await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: Migration[] }).MIGRATIONS);
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_schema
     WHERE type = 'table' AND sql LIKE '%STRICT%' AND name <> 'secrets' ORDER BY rowid DESC`,
  ).all<{ name: string }>();
  return tables.results.map(({ name }) => name);
}
