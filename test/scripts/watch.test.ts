import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../scripts/staff/commands';
import type { AlarmKind } from '../../src/features/watch/watched';
import { WATCHED } from '../../src/features/watch/watched';

const KINDS = Object.keys(WATCHED) as AlarmKind[];

test('docs/recovery.md names each kind of alarm with its command', () => {
  const table = /## What is wrong\n(.*?)\n## /s.exec(readFileSync('docs/recovery.md', 'utf8'))?.[1];
  const rows = [...(table ?? '').matchAll(/^\| `([a-z ]+)` \| [^|]* \| `([^`]+)` \|/gm)];
  expect(rows.map(([, kind, command]) => [kind, command])).toEqual(
    KINDS.map((kind) => [kind, WATCHED[kind].command]),
  );
});

test('docs/interfaces.md names each kind of alarm', () => {
  const section = /### Alarms\n(.*?)\n### /s.exec(readFileSync('docs/interfaces.md', 'utf8'))?.[1];
  expect(KINDS.filter((kind) => !section?.includes(`\`${kind}\``))).toEqual([]);
});

test('a command of the staff tool that an alarm names exists, with its options', () => {
  const wrong = KINDS.flatMap((kind) => {
    const [, words] = /^npm run staff -- (.+)$/.exec(WATCHED[kind].command) ?? [];
    if (!words) return [];
    const command = COMMANDS.find(({ name }) => `${words} `.startsWith(`${name} `));
    const options = [...words.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option);
    const known = [...Object.keys(command?.options ?? {}), 'remote'];
    return command && options.every((option) => known.includes(option)) ? [] : [words];
  });
  expect(wrong).toEqual([]);
});
