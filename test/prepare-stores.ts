import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { emptyTables } from './empty-tables';

// Runs before the tests of each file: their database has the tables of a deployment and no row of another
// file, and no other file's version is live.
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);
// The newest table first: it refers to older ones. The row of `secrets` is of a migration.
const tables = await env.DB.prepare(
  `SELECT name FROM sqlite_schema
   WHERE type = 'table' AND sql LIKE '%STRICT%' AND name <> 'secrets' ORDER BY rowid DESC`,
).all<{ name: string }>();
await emptyTables(tables.results.map(({ name }) => name));
const { keys } = await env.SNAPSHOTS.list();
await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));

type D1Migration = Parameters<typeof applyD1Migrations>[1][number];
