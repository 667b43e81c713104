import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that own durations: periods, windows of limits, and what a unit is. */
const OWNERS = [
  'src/domain/periods.ts',
  'src/platform/limits.ts',
  'src/domain/format/durations.ts',
  'src/domain/format/period.ts',
  // A row of the agenda.
  'src/features/desk/visits/agenda-rows.ts',
  // Hours between two clocks.
  'src/domain/format/brussels-time.ts',
];

/** A number of units, or one unit given a name: how long something lasts. Days that a variable counts are none. */
const OWN_DURATION =
  /(?<![\w.])(?:\d[\d_]*|[A-Z][A-Z\d]*_[A-Z\d_]*) \* (?:MINUTE|HOUR|DAY)_MS|\w = (?:MINUTE|HOUR|DAY)_MS\b|(?:now|Date\.now\(\)) [+-] (?:MINUTE|HOUR|DAY)_MS|\{ (?:months|days|hours|minutes): \d/;

const FILES = ['src', 'client', 'scripts/staff'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);

test('no file but the table of periods says how long something lasts', () => {
  const durations = FILES.filter((file) => !OWNERS.includes(file)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => OWN_DURATION.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(durations).toEqual([]);
});

test('a duration of its own would be found', () => {
  for (const line of ['const A_MS = 7 * DAY_MS;', 'now + HOUR_MS', 'lasts: { days: 3 }'])
    expect(line).toMatch(OWN_DURATION);
});

/** Every period has a reader: one that nothing reads would be a promise without a keeper. */
test('each period is read', () => {
  const [, table = ''] =
    /PERIODS = \{(.*)\} as const/s.exec(readFileSync('src/domain/periods.ts', 'utf8')) ?? [];
  const names = [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
  const code = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !code.includes(`PERIODS.${name}`))).toEqual([]);
});
