import { run } from './run.mjs';

/** The staff's tool (interfaces.md): `npm run staff -- --help`. */
const { main } = await run('scripts/staff/main.ts');
process.exitCode = await main(process.argv.slice(2));
