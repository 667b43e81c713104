import { expect, test } from 'vitest';
import type { Period } from '../src/domain/format/period';
import { CRONS } from '../src/jobs';
import { SIGNED_LINKS } from '../src/platform/auth/signed-link';
import { LIMITS } from '../src/platform/limits';

const [security = '', wrangler = ''] = ['../docs/security.md', '../wrangler.toml'].map(
  (path) =>
    import.meta.glob<string>(['../docs/security.md', '../wrangler.toml'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })[path],
);

/** Returns the rows of a table of docs/security.md below a heading, cell by cell. */
const readTable = (heading: string): string[][] => {
  const [, section = ''] = security.split(`\n${heading}\n`);
  const [table = ''] = /(\n\|[^\n]*)+/.exec(section) ?? [];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.slice(2, -2).split(' | '));
};

const formatPeriod = (period: Period): string => {
  const [[unit, count] = ['', 0]] = Object.entries(period);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
};

test('docs/security.md has each limit of the table', () => {
  const rows = Object.entries(LIMITS).map(([name, { counts, by, max, window }]) => [
    ...[`\`${name}\``, counts, by, String(max), formatPeriod(window)],
  ]);
  expect(readTable('### Limits')).toEqual(rows);
});

test('docs/security.md has each signed link of the table, with what it binds and its period', () => {
  const rows = Object.entries(SIGNED_LINKS).map(([purpose, { binds, lasts }]) => [
    ...[`\`${purpose}\``, binds.map((name) => `\`${name}\``).join(', ')],
    lasts === 'unlimited' ? 'no end' : formatPeriod(lasts),
  ]);
  expect(
    readTable('## Signed links').map(([purpose, binds, lasts]) => [purpose, binds, lasts]),
  ).toEqual(rows);
});

test('cron runs when the jobs expect it, in every environment', () => {
  const lists = [...wrangler.matchAll(/^crons = (\[.*\])$/gm)].map(([, list = '[]']) =>
    JSON.parse(list),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).toEqual(Object.values(CRONS));
});
