import { importScript } from './import-script.mjs';

/** The staff's tool (docs/interfaces.md): `npm run staff -- --help`. */
const { runStaffTool } = await importScript('scripts/staff/main.ts');
process.exitCode = await runStaffTool(process.argv.slice(2));
