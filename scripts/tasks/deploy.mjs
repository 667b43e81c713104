import { buildToolEnvironment, installPackages } from './toolchain.mjs';

/** `npm run deploy -- [--env NAME]`: publishes a site (docs/deploy.md). */

installPackages();
Object.assign(process.env, buildToolEnvironment());
// It needs a package, which a fresh clone has only now.
const { importScript } = await import('./import-script.mjs');
const { deploy } = await importScript('scripts/environments/deploy.ts');
process.exitCode = await deploy(process.argv.slice(2));
