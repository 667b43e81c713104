import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoData } from '../../../../scripts/demo/seed/seed-demo-data';
import type { StaffStores } from '../../../../scripts/staff/stores';
import { LOW_COST } from '../../../low-cost';
import { dumpDatabase } from '../../tasks/dump-stores';
import { closeTestStores, createTables, openTestStores, runStaffSuccessfully } from '../staff-tool';

const NOW = Date.UTC(2026, 10, 25, 9);

let folder: string;
let trial: StaffStores;
let live: Awaited<ReturnType<typeof dumpDatabase>>['rows'];
let copy: typeof live;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anonymous-'));
  const state = join(folder, 'live');
  await createTables(await openTestStores(state));
  // The seed opens the stores itself.
  await closeTestStores();
  await seedDemoData({ remote: false, persistTo: state }, NOW, LOW_COST);
  const stores = await openTestStores(state);
  await stores.files.put('submitted/cv', 'of a visitor');
  await stores.files.put('testimonials/one', 'of a visitor');
  await stores.files.put('pictures/one', 'of a listing');
  live = (await dumpDatabase(stores)).rows;
  await runStaffSuccessfully('backup', join(folder, 'backup'), '--persist-to', state);
  const trialState = join(folder, 'trial');
  trial = await openTestStores(trialState);
  await createTables(trial);
  const words = ['restore', join(folder, 'backup'), '--anonymous', '--persist-to', trialState];
  await runStaffSuccessfully(...words);
  copy = (await dumpDatabase(trial)).rows;
});
afterAll(async () => {
  await closeTestStores();
  await rm(folder, { recursive: true });
});

/** Columns of text that hold nothing by which somebody could be known: ids, states, languages, hours, counts. */
const KEPT: Readonly<Record<string, string>> = {
  accounts: 'id language frequency',
  staff_accounts: 'id language role',
  alerts: 'account news before searches',
  catalogue_loads: 'version matched_to',
  changed_addresses: 'path',
  incidents: 'kind',
  lead_notes: 'staff',
  lead_replies: 'staff mail',
  leads: 'key body_hash form language about state assignee',
  list_counts: 'list kind form staff',
  newsletter: 'language',
  owner_digests: 'account week',
  owner_properties: 'account',
  page_speeds: 'week counts',
  page_views: 'page day networks speeds',
  portal_view_totals: 'source first_day',
  portal_views: 'source day',
  property_actions: 'action day networks',
  property_activity: 'key kind status source',
  property_changes: 'kind before after version news',
  saved_searches: 'id account criteria shown',
  slot_patterns: 'from_time to_time',
  slots: 'id',
  staff_actions: 'staff action subject',
  testimonials: 'id state about language known_by',
  visit_days_off: 'day',
  visit_feedback: 'visit',
  visits: 'id state about slot language person reminded_slot warned_slot',
};

test('every column of text is kept for a reason, replaced, or left out with its table', async () => {
  const { results } = await trial.db
    .prepare(
      `SELECT t.name AS tableName, c.name AS columnName FROM sqlite_master t, pragma_table_xinfo(t.name) c
       WHERE t.type = 'table' AND c.type = 'TEXT' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    )
    .all<{ tableName: string; columnName: string }>();
  expect(results.length).toBeGreaterThan(100);
  const parse = (rows: readonly string[] = []) => rows.map((row) => JSON.parse(row));
  const unexplained = results.filter(({ tableName, columnName }) => {
    if (KEPT[tableName]?.split(' ').includes(columnName)) return false;
    const values = (rows: typeof live) =>
      parse(rows[tableName])
        .map((row) => row[columnName])
        .filter((value) => value !== null && value !== '');
    const copied = new Set(values(copy));
    return values(live).some((value) => copied.has(value));
  });
  expect(unexplained).toEqual([]);
});

test('no address, name or number of anybody is in the copy', () => {
  const texts = Object.values(live).flat().join('\n');
  const addresses = new Set(texts.match(/[\w.+-]+@[\w.-]+\.\w+/g));
  expect(addresses.size).toBeGreaterThan(20);
  const names = new Set(
    ['accounts', 'staff_accounts', 'visits', 'testimonials'].flatMap((table) =>
      (live[table] ?? []).map((row) => JSON.parse(row).name).filter(Boolean),
    ),
  );
  expect(names.size).toBeGreaterThan(20);
  const typed = (live.leads ?? []).flatMap((row) => {
    const { phone, firstName, lastName, question } = JSON.parse(JSON.parse(row).answers);
    return [phone, firstName && `${firstName}"`, lastName && `${lastName}"`, question];
  });
  const looked = [...addresses, ...names, ...typed.filter(Boolean)] as string[];
  // What a lead or a visit is about is the listing, with its agent, as the site shows them.
  const copied = Object.values(copy)
    .flat()
    .map((row) => JSON.stringify({ ...JSON.parse(row), about: null }))
    .join('\n');
  expect(looked.filter((text) => copied.includes(text))).toEqual([]);
  expect(
    copied.match(/[\w.+-]+@[\w.-]+\.\w+/g)?.every((one) => one.endsWith('@example.invalid')),
  ).toBe(true);
});

test('the copy is as full as the site, and people are the same everywhere', () => {
  for (const table of ['leads', 'visits', 'accounts', 'slots', 'property_activity', 'page_views'])
    expect([table, copy[table]?.length]).toEqual([table, live[table]?.length]);
  const group = (rows: typeof live) =>
    Object.values(
      Object.groupBy(
        (rows.visits ?? []).map((row) => JSON.parse(row)),
        ({ email }) => email,
      ),
    )
      .map((visits) => visits?.length)
      .toSorted();
  expect(group(copy)).toEqual(group(live));
});

test('choices of a form stay readable', () => {
  const goals = (rows: typeof live) =>
    (rows.leads ?? []).map((row) => JSON.parse(JSON.parse(row).answers).title).toSorted();
  expect(goals(copy)).toEqual(goals(live));
});

test('nothing can be opened or sent with it', async () => {
  for (const table of [
    'account_sessions',
    'staff_sessions',
    'outbox',
    'secrets',
    'lead_files',
    'lead_words',
  ])
    expect([table, copy[table]]).toEqual([table, []]);
  for (const row of [...(copy.accounts ?? []), ...(copy.staff_accounts ?? [])])
    expect(JSON.parse(row)).toMatchObject({ password: null, totp: null });
  const { objects } = await trial.files.list();
  expect(objects.map(({ key }) => key)).toContain('pictures/one');
  expect(
    objects.map(({ key }) => key).filter((key) => /^(?:submitted|testimonials)/.test(key)),
  ).toEqual([]);
});
