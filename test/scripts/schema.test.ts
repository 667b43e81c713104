import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';

const SCHEMA = readFileSync('data/migrations/0001_schema.sql', 'utf8');
const DOCUMENT = readFileSync('docs/data.md', 'utf8');

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Lists the columns of all tables of the schema. */
function listColumns(): Column[] {
  const db = new DatabaseSync(':memory:');
  db.exec(SCHEMA);
  return db
    .prepare(
      `SELECT tables.name AS 'table', columns.name, columns.type
       FROM sqlite_schema AS tables JOIN pragma_table_xinfo(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    )
    .all() as unknown as Column[];
}

const COLUMNS = listColumns();
const TABLES = [...new Set(COLUMNS.map(({ table }) => table))];

/** Whole numbers that are no moments: references, numbers of things, yes or no. */
const NUMBERS = new Set([
  ...['id', 'number', 'property', 'project', 'lead', 'load', 'pattern'],
  ...['bytes', 'capacity', 'blocked_capacity', 'taken', 'minutes', 'weekday', 'hour', 'sequence'],
  'compared_files',
  ...[
    'changes',
    'tries',
    'views',
    'earlier_views',
    'searches',
    'count',
    'used',
    'allowed',
    'totp_step',
    'counter',
  ],
  ...['owner', 'subscriber', 'announces', 'restored'],
]);

/** What the dictionary calls otherwise. */
const FORBIDDEN =
  /^(?:created|changed|at|asked|posted|written|starts|ends|closes|expires|until|lapses|told|seen|paused|invited|disabled|confirmed|unsubscribed|released|decided|closed|sent|stopped|matched|reminded|trouble|lane|most|submission|appointment|demand)$/;

/** The only columns `person`: the keyed hash of an address, and an address without its sub-address. */
const PERSONS = ['erasures.person', 'visits.person'];

describe('the dictionary of the schema', () => {
  test('calls every moment …_at, and nothing else', () => {
    const numbers = COLUMNS.filter(({ type }) => type === 'INTEGER');
    const others = numbers.filter(({ name }) => !name.endsWith('_at') && !NUMBERS.has(name));
    expect(others).toEqual([]);
    const texts = COLUMNS.filter(({ name, type }) => name.endsWith('_at') && type !== 'INTEGER');
    expect(texts).toEqual([]);
    expect(numbers.filter(({ name }) => name.endsWith('_at')).length).toBeGreaterThan(60);
  });

  test('has one word for each thing', () => {
    expect(COLUMNS.filter(({ name }) => FORBIDDEN.test(name))).toEqual([]);
    const persons = COLUMNS.filter(({ name }) => name === 'person');
    expect(persons.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual(PERSONS);
  });

  test('is what the tests compare with: no number is named that no table has', () => {
    const names = new Set(COLUMNS.map(({ name }) => name));
    expect([...NUMBERS].filter((name) => !names.has(name))).toEqual([]);
  });
});

test('each table of the schema has a comment of its own, and is never altered', () => {
  const commented = [...SCHEMA.matchAll(/^-- .*\nCREATE TABLE (\w+) \(/gm)].map(([, name]) => name);
  expect(commented.toSorted()).toEqual(TABLES.toSorted());
  expect(SCHEMA).not.toMatch(/\b(?:ALTER|DROP)\b/);
});

test('each index and trigger stands beside its table', () => {
  const statements = [
    ...SCHEMA.matchAll(
      /^CREATE (?:TABLE (\w+)|INDEX \w+ ON (\w+)|TRIGGER \w+ [A-Z ]+?(?:OF [\w, ]+ )?ON (\w+))/gm,
    ),
  ].map(([, ...names]) => names.find(Boolean));
  const order = statements.filter((name, index) => name !== statements[index - 1]);
  expect(order).toEqual(TABLES);
});

test('docs/data.md lists each table', () => {
  const section = /## The database\n(.*?)\n## /s.exec(DOCUMENT)?.[1] ?? '';
  const listed = [...section.matchAll(/^\| `(\w+)` \| [^|]+ \|$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !['day', 'key'].includes(name));
  expect(listed).toEqual(TABLES);
});
