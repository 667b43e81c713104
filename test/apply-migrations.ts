import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

// Runs before the tests of each file, so that their database has the tables of a deployment.
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);

type D1Migration = Parameters<typeof applyD1Migrations>[1][number];
