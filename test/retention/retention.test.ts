import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { deleteExpiredData } from '../../src/delete-expired-data';
import { HOUR_MS } from '../../src/domain/format/durations';
import type { Period } from '../../src/domain/format/period';
import { subtractMonths } from '../../src/domain/format/period';
import { RETENTION_RULES } from '../../src/retention';
import { loadRows } from '../features/forms/form-requests';
import { CASES } from './boundary-cases';
import {
  insert,
  insertParent,
  listStoredFiles,
  measureData,
  NOW,
  setUpRetention,
} from './stored-rows';

setUpRetention();

describe('at the boundary of its period', () => {
  const rows = RETENTION_RULES.filter(({ from }) => 'table' in from);

  test.each(rows.map((rule) => [rule.data] as const))('%s', async (data) => {
    const { boundary, insert } = CASES[data] ?? {};
    if (boundary === undefined || !insert) throw new Error(`add a case for ${data}`);
    await insertParent.run();
    await insert(boundary).run();
    await deleteExpiredData(env, NOW);
    expect(await measureData()).toBe(1);
    await deleteExpiredData(env, NOW + 1);
    expect(await measureData()).toBeLessThan(1);
  });

  test('files in R2 that no submission names', async () => {
    await env.FILES.put('submitted/orphan.pdf', 'pdf');
    await env.FILES.put('documents/plan.pdf', 'pdf');
    const uploaded = (await env.FILES.head('submitted/orphan.pdf'))?.uploaded.getTime() ?? 0;
    await deleteExpiredData(env, uploaded + HOUR_MS);
    expect(await listStoredFiles()).toEqual(['submitted/orphan.pdf']);
    await deleteExpiredData(env, uploaded + HOUR_MS + 1);
    expect(await listStoredFiles()).toEqual([]);
    expect(await env.FILES.head('documents/plan.pdf')).not.toBeNull();
  });
});

test('a rule that fails does not stop the others', async () => {
  await insert('used_proofs', { id: 'one', expires_at: NOW - 1 }).run();
  const prepare = (sql: string) => {
    if (sql.includes('leads')) throw new Error('no such table');
    return env.DB.prepare(sql);
  };
  const DB = { prepare } as unknown as D1Database;
  await expect(deleteExpiredData({ ...env, DB }, NOW)).rejects.toThrow('no such table');
  expect(await loadRows('used_proofs')).toEqual([]);
});

describe('calendar months', () => {
  test.each([
    ['2026-11-22T07:40:00.000Z', 24, '2024-11-22T07:40:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 3, '2026-02-28T00:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ])('%s minus %i months is %s', (moment, months, expected) => {
    expect(new Date(subtractMonths(Date.parse(moment), months)).toISOString()).toBe(expected);
  });
});

test('docs/privacy.md has each rule with its store and its period', () => {
  const files = import.meta.glob<string>('../../docs/privacy.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const lines = Object.values(files).join('').split('\n');
  const gaps = RETENTION_RULES.filter((rule) => {
    const [, , store = '', term = ''] =
      lines.find((line) => line.startsWith(`| ${rule.data}`))?.split('|') ?? [];
    const name = 'table' in rule.from ? rule.from.table : rule.from.bucketPrefix;
    const periods = 'ends' in rule ? rule.ends : [rule.period];
    const isEnd = 'ends' in rule === term.includes('until');
    return (
      !store.includes(`\`${name}`) ||
      !isEnd ||
      !periods.map(formatPeriod).every((words) => term.includes(words))
    );
  });
  expect(gaps.map(({ data }) => data)).toEqual([]);
});

/** Returns a period in words: '1 day', '24 months'. */
function formatPeriod(period: Period): string {
  const [[unit, count] = ['', 0]] = Object.entries(period);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
