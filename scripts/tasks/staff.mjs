import { importScript } from './import-script.mjs';

/** The staff's tool (docs/interfaces.md): `npm run staff -- --help`. */
// Whoever reads only the first lines (`… | head`) has what they want.
process.stdout.on('error', (problem) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

const { runStaffTool } = await importScript('scripts/staff/main.ts');
process.exitCode = await runStaffTool(process.argv.slice(2));
