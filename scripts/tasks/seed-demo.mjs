import { parseArgs } from 'node:util';
import { importScript } from './import-script.mjs';

/** `node scripts/tasks/seed-demo.mjs [--persist-to DIR]`: adds demonstration data beside the snapshot. */
const { values } = parseArgs({ options: { 'persist-to': { type: 'string' } } });
const { seedDemoData } = await importScript('scripts/demo/seed/seed-demo-data.ts');
await seedDemoData({ remote: false, persistTo: values['persist-to'] ?? '.wrangler/state' });
