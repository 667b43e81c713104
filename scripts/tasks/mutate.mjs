import { installPackages, runCommand } from './toolchain.mjs';

/** `npm run mutate`: breaks guarantees one at a time, to see whether a test notices (decision 94). */

installPackages();
runCommand('node', ['scripts/tasks/build.mjs'], { quiet: true });
const { importScript } = await import('./import-script.mjs');
const { runMutate } = await importScript('scripts/mutate/main.ts');
process.exitCode = await runMutate(process.argv.slice(2));
