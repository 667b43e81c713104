import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/** The database as a deployment has it, before any test of a file. */
await applyD1Migrations(env.DB, (env as unknown as { MIGRATIONS: D1Migration[] }).MIGRATIONS);

type D1Migration = Parameters<typeof applyD1Migrations>[1][number];
