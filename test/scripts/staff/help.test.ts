import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../scripts/staff/commands';
import { createProgram } from '../../../scripts/staff/program';
import { runStaff } from './staff-tool';

describe('the help of the tool', () => {
  test('names every group and what is in it', async () => {
    const overview = await runStaff('--help');
    expect([overview.exitCode, overview.stderr]).toEqual([0, '']);
    expect(overview.stdout).toMatch(/snapshot +init, import, picture, check, diff, load, status/);
    expect(await runStaff()).toEqual(overview);
    const group = await runStaff('snapshot', '--help');
    expect([group.exitCode, group.stdout]).toEqual([
      0,
      expect.stringContaining('load [options] <DIR>'),
    ]);
  });

  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    '%s has a help with its arguments, options, allowed values and examples',
    async (name, command) => {
      const help = await runStaff(...name.split(' '), '--help');
      expect(help.exitCode).toBe(0);
      // Long lines are broken where there is a space.
      const stdout = help.stdout.replaceAll(/\s+/g, ' ');
      for (const positional of command.positionals)
        expect(stdout).toContain(positional.startsWith('[') ? positional : `<${positional}>`);
      for (const [option, { choices = [] }] of Object.entries(command.options ?? {}))
        for (const word of [`--${option}`, ...choices]) expect(stdout).toContain(word);
      if (!command.isOldName) expect(command.examples?.length).toBeGreaterThan(0);
      for (const example of command.examples ?? []) expect(stdout).toContain(example);
      expect(stdout).toContain('Exit codes: 0 done, 1 refused, 2 wrong usage.');
    },
  );

  test.each(
    COMMANDS.filter(({ isOldName }) => !isOldName).flatMap(({ name, examples = [] }) =>
      examples.map((example) => [name, example] as const),
    ),
  )('an example of %s is a call of it: %s', async (name, example) => {
    const called: string[] = [];
    const program = createProgram(COMMANDS, process, '', async (command) => {
      called.push(command.name);
    });
    const [call = ''] = example.split(' >> ');
    const words = (call.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
    await program.parseAsync(words, { from: 'user' });
    expect(called).toEqual([name]);
  });

  test('the version is that of the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect((await runStaff('--version')).stdout).toBe(`${version}\n`);
  });
});
