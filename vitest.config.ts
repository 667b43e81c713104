import { resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { readWorkerAliases } from './scripts/tasks/worker-aliases.ts';

/** Where each test runs: rules and requests in workerd, tools in Node, what a person does in Chromium. */
export default defineConfig({
  test: {
    // What a test that passes had to say is no news.
    silent: 'passed-only',
    // What is drawn by chance (fast-check) is the same in each run; another SEED looks for new cases.
    provide: { seed: Number(process.env.SEED ?? 20_261_122) },
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations('data/migrations') } },
          })),
        ],
        resolve: {
          alias: {
            ...readWorkerAliases(),
            // The part of FlexSearch that the browser gets (scripts/tasks/build.mjs).
            flexsearch: resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
          },
        },
        // React as it ships: the worker's own define says production, so the JSX must too.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'worker',
          // One worker for all files, as one serves all visitors: starting it is what takes time.
          isolate: false,
          setupFiles: ['test/apply-migrations.ts'],
          globalSetup: [
            'test/platform/mail/mail-sink-server.ts',
            'test/features/forms/kit/turnstile-server.ts',
          ],
          // A busy machine takes its time; what never comes still fails.
          testTimeout: 20_000,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/scripts/**', 'test/architecture.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          isolate: false,
          include: ['test/scripts/**/*.test.ts', 'test/architecture.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          // A busy machine takes its time; what never comes still fails.
          expect: { poll: { timeout: 20_000 } },
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/site-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A page on a busy machine may miss its moment; what is broken is so twice.
          retry: 1,
        },
      },
    ],
  },
});
