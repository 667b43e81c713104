import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

// Runs before the tests of each file: their database has the tables of a deployment, and no other file's
// version is live.
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);
const { keys } = await env.SNAPSHOTS.list();
await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));

type D1Migration = Parameters<typeof applyD1Migrations>[1][number];
