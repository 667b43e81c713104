import { installPackages, runCommand } from './toolchain.mjs';

/** `npm run bench`: compares bytes by page with their budgets, and speeds within one run (docs/goals.md). */

installPackages();
runCommand('node', ['scripts/tasks/build.mjs']);
const { importScript } = await import('./import-script.mjs');
const { runBench } = await importScript('scripts/bench/main.ts');
process.exitCode = await runBench(process.argv.slice(2));
