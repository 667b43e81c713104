import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../../../scripts/demo/seed/accounts';
import { seedActivity } from '../../../scripts/demo/seed/activity';
import {
  listOwnedProperties,
  listPosted,
  readDemonstration,
} from '../../../scripts/demo/seed/owned-properties';
import type { StaffStores } from '../../../scripts/staff/stores';
import { LOW_COST } from '../../low-cost';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'activity-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
  await runStaff('snapshot', 'load', 'data', '--persist-to', state);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['property_activity', 'portal_views', 'accounts'])
    await stores.db.prepare(`DELETE FROM ${table}`).run();
});

async function importActivity(activity: unknown, ...options: string[]) {
  const file = join(state, 'activity.json');
  await writeFile(file, typeof activity === 'string' ? activity : JSON.stringify(activity));
  const result = await runStaff(
    'activity',
    'import',
    file,
    ...options,
    '--json',
    '--persist-to',
    state,
  );
  return { exitCode: result.exitCode, report: parseReport(result) };
}

const loadRows = async (table: string) =>
  (await stores.db.prepare(`SELECT * FROM ${table}`).all()).results;

const EVENT = {
  ...{
    id: 'V-1',
    property: 84213,
    kind: 'visit',
    date: '2026-11-14T11:00',
    contact: 'Kandidaat A',
  },
  ...{ subject: 'Eerste bezoek', status: 'done', source: 'Agenda' },
};
const VIEWS = { property: 84213, source: 'Immoweb', day: '2026-11-14', views: 63 };

test('an import adds events and views; a second one updates them', async () => {
  const { report } = await importActivity({ events: [EVENT], views: [VIEWS] });
  expect(report).toMatchObject({ ok: true, events: 1, views: 1 });
  await importActivity({
    events: [{ ...EVENT, status: 'cancelled' }],
    views: [{ ...VIEWS, views: 70 }],
  });
  expect(await loadRows('property_activity')).toEqual([
    expect.objectContaining({
      ...{
        property: 84213,
        key: 'V-1',
        status: 'cancelled',
        happened_at: Date.UTC(2026, 10, 14, 10),
      },
    }),
  ]);
  expect(await loadRows('portal_views')).toEqual([{ ...VIEWS, views: 70 }]);
});

test.each([
  ['{', 'file', ''],
  [[], 'file', ''],
  [{ events: {} }, 'file', 'events'],
  [{ events: [EVENT, { ...EVENT, property: 1 }] }, 'event 2', 'property'],
  [{ events: [{ ...EVENT, kind: 'party' }] }, 'event 1', 'kind'],
  [{ events: [{ ...EVENT, date: '2026-02-30' }] }, 'event 1', 'date'],
  [{ events: [{ ...EVENT, status: 'maybe' }] }, 'event 1', 'status'],
  [{ events: [{ ...EVENT, subject: '' }] }, 'event 1', 'subject'],
  [{ events: [{ ...EVENT, price: 1 }] }, 'event 1', 'price'],
  [{ events: [EVENT], views: [{ ...VIEWS, day: '31-11-2026' }] }, 'view 1', 'day'],
  [{ views: [{ ...VIEWS, views: '1.00.0' }] }, 'view 1', 'views'],
  [{ views: [{ ...VIEWS, views: -1 }] }, 'view 1', 'views'],
  [{ views: [{ ...VIEWS, source: 'own' }] }, 'view 1', 'source'],
])('%j is refused by record and field, and nothing changes', async (activity, record, field) => {
  const { exitCode, report } = await importActivity(activity);
  expect(exitCode).toBe(1);
  expect(report.errors).toEqual([expect.objectContaining({ record, field })]);
  expect(await loadRows('property_activity')).toEqual([]);
});

test('what a spreadsheet writes is understood', async () => {
  const activity = {
    events: [{ ...EVENT, property: '84.213', date: '14/11/2026 11:00' }],
    views: [{ ...VIEWS, day: '14-11-2026', views: '1.063' }],
  };
  expect((await importActivity(activity)).exitCode).toBe(0);
  expect(await loadRows('portal_views')).toEqual([{ ...VIEWS, views: 1063 }]);
  expect(await loadRows('property_activity')).toEqual([
    expect.objectContaining({ property: 84213, happened_at: Date.UTC(2026, 10, 14, 10) }),
  ]);
});

test('--partial imports the rest', async () => {
  const events = [EVENT, { ...EVENT, id: 'V-2', property: 1 }];
  expect((await importActivity({ events }, '--partial')).report).toMatchObject({ events: 1 });
});

test('paths lists the originals with their localized paths, the portal included', async () => {
  const rows = parseReport(await runStaff('paths', '--json', '--persist-to', state));
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ original: '/login/', nl: '/nl/login/', fr: '/fr/login/' }),
      expect.objectContaining({ original: '/my-searches/', nl: '/nl/mijn-zoekopdrachten/' }),
      expect.objectContaining({
        original: '/owner/{property}/history/',
        fr: '/fr/proprietaire/{property}/historique/',
      }),
    ]),
  );
});

test('the demonstration has owners as agreed, with what happened since they were posted, added once', async () => {
  await seedAccounts(stores.db, [{ id: 1, secret: 'p'.repeat(32) }], Date.now(), LOW_COST);
  const source = await readDemonstration();
  const [properties, posted] = [await listOwnedProperties(source), listPosted(source)];
  const now = Date.parse('2026-11-29T12:00:00Z');
  const added = await seedActivity(stores.db, properties, posted, now);
  expect(added).toBeGreaterThan(200);
  expect(await seedActivity(stores.db, properties, posted, now)).toBe(0);
  const owned = await loadRows('owner_properties');
  const count = (key: string) =>
    Object.values(Object.groupBy(owned, (row) => String(row[key]))).map(
      (rows) => rows?.length ?? 0,
    );
  expect(count('account')).toHaveLength(3);
  expect(Math.max(...count('account'))).toBe(2);
  expect(Math.max(...count('property'))).toBe(2);
});
