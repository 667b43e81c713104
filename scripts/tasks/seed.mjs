import { parseArgs } from 'node:util';
import { run } from './run.mjs';

/** `node scripts/tasks/seed.mjs [--persist-to DIR]`: what the demonstration needs beside its snapshot. */
const { values } = parseArgs({ options: { 'persist-to': { type: 'string' } } });
const { sow } = await run('scripts/demo/seed/seed.ts');
await sow({ remote: false, persistTo: values['persist-to'] ?? '.wrangler/state' });
