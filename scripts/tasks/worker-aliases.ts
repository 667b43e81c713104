import { resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';

/**
 * Returns the modules that wrangler.toml replaces in the worker, each with the absolute path of its
 * replacement, for the bundlers that do not read wrangler.toml: Vite in tests, esbuild in the bench.
 */
export function readWorkerAliases(): Record<string, string> {
  const { alias = {} } = unstable_readConfig({ config: 'wrangler.toml' });
  const files = Object.entries(alias as Record<string, string>);
  return Object.fromEntries(files.map(([name, file]) => [name, resolve(file)]));
}
