import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { readWorkerAliases } from './scripts/tasks/worker-aliases.ts';

/** Tests of the source text: they read files, which workerd cannot. */
const SOURCE_TESTS = [
  'test/architecture.test.ts',
  'test/one-owner.test.ts',
  'test/form-bodies.test.ts',
  'test/glossary.test.ts',
  'test/owners.test.ts',
  'test/site-refusals.test.ts',
  'test/text-calls.test.ts',
  'test/words.test.ts',
];

/** Files of tools and of browser tests that take longest, slowest first: started last they would run alone. */
const SLOW_FILES = [
  'deployed-bundle',
  'interrupted-load',
  'desk-pages',
  'account-pages',
  'pages',
  'form-history',
  'desk-work',
  'crawl',
  'configured-site',
  'keyboard',
  'form-dialog',
  'trackers',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getRank = ({ moduleId }: TestSpecification) => {
      const rank = SLOW_FILES.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return rank < 0 ? SLOW_FILES.length : rank;
    };
    return (await super.sort(files)).toSorted((a, b) => getRank(a) - getRank(b));
  }
}

/** Loads files of bytes, such as the packed texts, as the worker and the staff tool do. */
const bytes: Plugin = {
  name: 'bytes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.bin')
      ? `import { readFileSync } from 'node:fs';
         export default new Uint8Array(readFileSync(${JSON.stringify(id)}));`
      : undefined,
};

/**
 * Reads the migrations. With LATER_TABLES the tables are those of a later version, which added a column to each: a worker
 * meets them for a minute at each upgrade (docs/deploy.md, 'Upgrading').
 */
async function readMigrations() {
  const migrations = await readD1Migrations('data/migrations');
  if (!process.env.LATER_TABLES) return migrations;
  const tables = migrations
    .flatMap(({ queries }) => queries)
    .flatMap((query) => /^\s*(?:--.*\n)*CREATE TABLE (\w+)/.exec(query)?.[1] ?? []);
  const queries = tables.map(
    (table) => `ALTER TABLE ${table} ADD COLUMN later TEXT NOT NULL DEFAULT 'later'`,
  );
  return [...migrations, { name: '9999_later.sql', queries }];
}

// On a fresh clone the tests' own run builds what the worker is bundled with; `npm test` builds each time.
if (!existsSync('dist/build/build.json')) execFileSync('node', ['scripts/tasks/build.mjs']);

/** Three projects: rules and requests run in workerd, tools in Node, visitors' actions in Chromium. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    // Output of passed tests is dropped.
    silent: 'passed-only',
    // Random cases (fast-check) are the same in each run; set SEED to look for new ones.
    provide: { seed: Number(process.env.SEED ?? 20_261_122) },
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readMigrations() } },
          })),
        ],
        resolve: {
          alias: readWorkerAliases(),
        },
        // Production JSX, since wrangler.toml defines NODE_ENV as production.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'worker',
          // One workerd for all files: starting it takes longer than most files.
          isolate: false,
          maxWorkers: 1,
          setupFiles: ['test/prepare-stores.ts'],
          globalSetup: [
            'test/platform/mail/mail-sink-server.ts',
            'test/features/forms/kit/turnstile-server.ts',
            'test/features/watch/alarm-receiver-server.ts',
          ],
          // Generous, for busy machines.
          testTimeout: 20_000,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/scripts/**', ...SOURCE_TESTS],
        },
      },
      {
        plugins: [bytes],
        test: {
          name: 'tools',
          isolate: false,
          // Two files at once, so that no processor is idle if they end last.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: ['test/scripts/**/*.test.ts', ...SOURCE_TESTS],
          // Generous, for busy machines.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [bytes],
        test: {
          name: 'browser',
          isolate: false,
          // Two files at once, each with its own Chromium; a file that changes the site starts its own.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // Generous, for busy machines.
          expect: { poll: { timeout: 20_000 } },
          include: ['test/browser/**/*.test.ts'],
          setupFiles: ['test/browser/window-hooks.ts'],
          globalSetup: ['test/browser/site-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // A page on a busy machine may miss its moment; `npm test` prints and counts retried tests.
          retry: 1,
        },
      },
    ],
  },
});
