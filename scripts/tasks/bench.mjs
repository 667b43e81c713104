import { install, run } from './install.mjs';

/** `npm run bench`: bytes by page against their budgets, speed as ratios within one run (goals.md). */

install();
run('node', ['scripts/tasks/build.mjs']);
const { run: runScript } = await import('./run.mjs');
const { bench } = await runScript('scripts/bench/main.ts');
process.exitCode = await bench(process.argv.slice(2));
