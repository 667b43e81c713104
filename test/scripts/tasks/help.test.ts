import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { scripts } from '../../../package.json';
// @ts-expect-error: a script without types
import { buildToolEnvironment } from '../../../scripts/tasks/toolchain.mjs';

const HELP = 'node --import ./scripts/tasks/help.mjs ';

const helped = Object.entries(scripts).filter(([, command]) => command.startsWith(HELP));

/** Runs a command of package.json as npm does. */
const run = (name: string, command: string, ...words: string[]) =>
  promisify(execFile)('sh', ['-c', [command, ...words].join(' ')], {
    env: { ...buildToolEnvironment(), npm_lifecycle_event: name },
  });

test.each(helped)(
  'npm run %s -- --help says its own usage, and does nothing',
  async (name, command) => {
    const { stdout, stderr } = await run(name, command, '--help');
    expect(stdout).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b.*\\n\\n[A-Z][^\\n]+`));
    expect(stderr).toBe('');
  },
);

test('npm start -- --help names every option of its own, wherever it stands', async () => {
  const { stdout } = await run('start', scripts.start, '--port', '9000', '--help');
  for (const option of ['--port', '--persist-to', '--var', '--demo'])
    expect(stdout).toContain(`  ${option} `);
});

test('only what answers by itself, and tools of others, go without', () => {
  const others = Object.keys(scripts).filter((name) => !helped.some(([own]) => own === name));
  expect(others.sort()).toEqual(['deploy', 'format', 'lint', 'staff', 'typecheck', 'types']);
});
