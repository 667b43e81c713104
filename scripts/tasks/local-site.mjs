import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildToolEnvironment, installPackages, runCommand } from './toolchain.mjs';

/** The steps that `npm start` and `npm run dev` share. Flags after `--` go to `wrangler dev`. */

const DEFAULT_PORT = 8787;
const DEMO_FLAG = '--demo';
const DEFAULT_STATE_DIRECTORY = '.wrangler/state';

/**
 * Reads the flags that other steps need too.
 * `--demo` is ours: wrangler never sees it.
 * @returns {{ flags: string[], wantsDemo: boolean, port: number, persistTo: string, hasOrigin: boolean }}
 */
export function readWranglerFlags(flags = process.argv.slice(2)) {
  const { values } = parseArgs({
    args: flags,
    options: {
      port: { type: 'string' },
      'persist-to': { type: 'string' },
      var: { type: 'string', multiple: true },
    },
    strict: false,
    allowPositionals: true,
  });
  return {
    flags: flags.filter((flag) => flag !== DEMO_FLAG),
    wantsDemo: flags.includes(DEMO_FLAG),
    port: Number(values.port ?? DEFAULT_PORT),
    persistTo: values['persist-to'] ?? DEFAULT_STATE_DIRECTORY,
    hasOrigin: (values.var ?? []).some((variable) => `${variable}`.startsWith('PUBLIC_ORIGIN:')),
  };
}

/** Installs packages if needed, and applies the migrations; a database of other migrations is made anew. */
export async function prepareLocalSite({ persistTo }, printStep = () => {}) {
  installPackages(printStep);
  // It needs a package, which a fresh clone has only now.
  const { importScript } = await import('./import-script.mjs');
  const { putStaleDatabaseAside } = await importScript('scripts/tasks/stale-database.ts');
  const aside = putStaleDatabaseAside(persistTo);
  if (aside)
    console.log(
      `The local database was made by an earlier version of its tables. It lies in ${aside} now, with\nthe accounts, enquiries and visits in it, and an empty one is made.`,
    );
  printStep('Applying the database migrations …');
  runCommand(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', persistTo],
    {
      quiet: true,
    },
  );
}

const MINUTE_MS = 60_000;

/** Lists the triggers of wrangler.toml that are due in a minute of the hour: '* * * * *', '7 * * * *'. */
export function listDueTriggers(minute) {
  const [, list = '[]'] = /^crons = (\[.*\])$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  return JSON.parse(list).filter((cron) => ['*', `${minute}`].includes(cron.split(' ')[0]));
}

/** Runs the jobs of cron while the site is open, as the platform does and wrangler does not: mails that wait leave. */
function keepCron(port) {
  setInterval(async () => {
    for (const cron of listDueTriggers(new Date().getMinutes()))
      await fetch(
        `http://localhost:${port}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`,
      ).catch(() => {});
  }, MINUTE_MS).unref();
}

/** Starts `wrangler dev`, and cron beside it. This process ends when it ends, and passes signals on to it. */
export function startWrangler(
  { flags, port, hasOrigin },
  { stdio = 'inherit', extra = [], env = {} } = {},
) {
  // Links in mails begin with the origin, whose port wrangler.toml gives as the default.
  const originFlags =
    port === DEFAULT_PORT || hasOrigin ? [] : ['--var', `PUBLIC_ORIGIN:http://localhost:${port}`];
  const server = spawn('wrangler', ['dev', ...extra, ...originFlags, ...flags], {
    env: { ...buildToolEnvironment(), ...env },
    stdio,
    shell: process.platform === 'win32',
  });
  keepCron(port);
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
}
