import type { KnipConfig } from 'knip';

// `knip` looks at everything; `knip --production` (patterns with !) leaves tests out, so that it
// reports exports that only tests use.
export default {
  entry: [
    'client/entry.ts!',
    'src/platform/react-dom-server.ts!',
    'src/features/sign-in/passkeys/unread-certificates.ts!',
    'client/map/frame/main.ts!',
    'client/favourites/pack/{main,service-worker}.ts!',
    'scripts/tasks/*.{mjs,ts}!',
    'scripts/{staff,mutate}/main.ts!',
    'scripts/environments/{deploy,worker-configuration}.ts!',
    'scripts/bench/{main,scale-catalogue,site-worker,stored-site-worker,template-worker,constant-worker,empty-worker}.ts!',
    'scripts/bench/page-rows/counting-worker.ts!',
    'scripts/demo/{fonts.mjs,screenshots.ts}!',
    'scripts/demo/catalogue/catalogue.ts!',
    'scripts/demo/seed/seed-demo-data.ts!',
    'scripts/demo/pictures/{make-pictures,contact-sheet}.ts!',
    'scripts/map/{base-map,borders}.ts!',
    'scripts/places/{belgian,neighbour}-places.ts!',
    'test/**/*.test.{ts,tsx}',
    'test/summary-reporter.ts',
    'test/prepare-stores.ts',
    'test/platform/mail/mail-sink-server.ts',
    'test/features/forms/kit/turnstile-server.ts',
    'test/features/watch/alarm-receiver-server.ts',
    'test/browser/window-hooks.ts',
    'test/browser/site-server.ts',
    'vitest.config.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'client/**/*.{ts,tsx}!',
    'scripts/**/*.{ts,mjs}!',
    'test/**/*.{ts,tsx}',
  ],
  // An export that its own file alone uses is needless, unless a test uses it, which the second run leaves out.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // One function under two names, each right where it is used.
  exclude: ['duplicates'],
  // bench:… are modules that bench/bundle-worker.ts provides; workerd ships with wrangler, and the
  // bench runs the same version.
  ignoreDependencies: ['embedded.bin', 'bench', 'workerd'],
  vitest: false,
  // One renders photographs on a designer's machine, the other makes the certificate of the bench's edge.
  ignoreBinaries: ['blender', 'openssl'],
} satisfies KnipConfig;
