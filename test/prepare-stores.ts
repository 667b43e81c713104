import { env } from 'cloudflare:workers';
import { createTables } from './database-tables';
import { emptyTables } from './empty-tables';

// Runs before the tests of each file: their database has the tables of a deployment and no row of another
// file, and no other file's version is live.
await emptyTables(await createTables());
const { keys } = await env.SNAPSHOTS.list();
await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
