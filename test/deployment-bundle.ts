import { spawnSync } from 'node:child_process';

/**
 * Bundles the worker that a deployment publishes and returns the folder. `npm test` bundles it once for the
 * browser's and the tools' tests, and names its folder in DEPLOYMENT_BUNDLE. @throws if the bundle fails
 */
export function bundleDeployment(folder: string): string {
  if (process.env.DEPLOYMENT_BUNDLE) return process.env.DEPLOYMENT_BUNDLE;
  const script = ['scripts/tasks/bundle-deployment.mjs', folder];
  const { status } = spawnSync(process.execPath, script, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('wrangler could not bundle the worker');
  return folder;
}
