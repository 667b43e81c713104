import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readWorkerAliases } from '../../../scripts/tasks/worker-aliases';

test('the page renderer bundles one build of React’s server renderer, without the streaming one', async () => {
  const { metafile } = await build({
    entryPoints: ['src/views/layout/page-renderer.tsx'],
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['node:*', 'cloudflare:*'],
    loader: { '.bin': 'empty' },
    alias: readWorkerAliases(),
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((file) => file.includes('@hono/react-renderer'))).toBe(true);
  expect(inputs.filter((file) => file.includes('react-dom-server'))).toEqual([
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    'src/platform/react-dom-server.ts',
  ]);
});
