import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listOwnedProperties,
  readDemonstration,
} from '../../../scripts/demo/seed/owned-properties';
import { seedDemoData } from '../../../scripts/demo/seed/seed-demo-data';
import type { StaffStores } from '../../../scripts/staff/stores';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { DAY_MS } from '../../../src/domain/format/durations';
import { loadPageSpeeds } from '../../../src/features/analytics/page-speeds-store';
import { compareSpeeds } from '../../../src/features/desk/figures/compare-speeds';
import { FORM_HANDLERS } from '../../../src/features/forms/form-handlers';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
import { LOW_COST } from '../../low-cost';
import {
  closeTestStores,
  createTables,
  openTestStores,
  runStaffSuccessfully,
} from '../staff/staff-tool';

/** Data that the first colleague finds at the desk of the demonstration. */
const MIDNIGHT = parseBrusselsTime('2026-11-23T00:00') ?? 0;
const NOW = MIDNIGHT + 16 * 3_600_000;

let state: string;
let stores: StaffStores;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'huis-vallee-office-'));
  stores = await openTestStores(state);
  await createTables(stores);
  await runStaffSuccessfully('snapshot', 'load', 'data', '--persist-to', state);
  await seedDemoData({ remote: false, persistTo: state }, NOW, LOW_COST);
}, 120_000);
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

const load = async <T>(query: string, ...values: unknown[]) =>
  (
    await stores.db
      .prepare(query)
      .bind(...values)
      .all<T>()
  ).results;
const loadValues = async (query: string, ...values: unknown[]) =>
  (await load<{ value: unknown }>(query, ...values)).map(({ value }) => value);

describe('the demonstration’s office', () => {
  test('has leads of every form, in every state, of both languages, with files and notes', async () => {
    const forms = await loadValues('SELECT DISTINCT form AS value FROM leads');
    expect(forms).toEqual(
      expect.arrayContaining([...FORM_HANDLERS.map(({ form }) => form.name), 'owner-question']),
    );
    expect(await loadValues('SELECT DISTINCT state AS value FROM leads ORDER BY 1')).toEqual([
      'answered',
      'closed',
      'new',
      'taken',
    ]);
    expect(await loadValues('SELECT DISTINCT language AS value FROM leads ORDER BY 1')).toEqual([
      'fr',
      'nl',
    ]);
    const fields = await loadValues('SELECT DISTINCT field AS value FROM lead_files ORDER BY 1');
    expect(fields).toEqual(['cv', 'image', 'pictures']);
    expect((await loadValues('SELECT id AS value FROM lead_notes')).length).toBeGreaterThan(2);
    const assignees = await loadValues('SELECT DISTINCT assignee AS value FROM leads');
    expect(assignees.length).toBeGreaterThan(3);
  });

  test('came in the past, in the order of its numbers, from addresses of nobody', async () => {
    const rows = await load<{ createdAt: number; answers: string }>(
      'SELECT created_at AS createdAt, answers FROM leads ORDER BY id',
    );
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(NOW);
    for (const { answers } of rows) {
      const { email, phone } = JSON.parse(answers);
      expect(isEmailAddress(email)).toBe(true);
      expect(email).toMatch(/\.example$/);
      if (phone) expect(phone).toMatch(/^0470 00 34 \d\d$/);
    }
  });

  test('expects visitors today and later, and has spoken with those of last week', async () => {
    const between = (from: number, to: number) =>
      loadValues(
        `SELECT visits.state AS value FROM visits JOIN slots ON slots.id = slot
         WHERE starts_at >= ?1 AND starts_at < ?2 ORDER BY starts_at`,
        from,
        to,
      );
    const today = await between(MIDNIGHT, MIDNIGHT + DAY_MS);
    expect(today).toHaveLength(5);
    expect(today).toContain('cancelled');
    expect((await between(MIDNIGHT + DAY_MS, MIDNIGHT + 7 * DAY_MS)).length).toBeGreaterThan(3);
    expect((await between(MIDNIGHT - 7 * DAY_MS, MIDNIGHT)).length).toBeGreaterThan(2);
    const released = await loadValues('SELECT released_at IS NULL AS value FROM visit_feedback');
    expect(new Set(released)).toEqual(new Set([0, 1]));
    const waiting = `SELECT id AS value FROM visits WHERE state = 'waiting'`;
    expect(await loadValues(waiting)).toHaveLength(2);
  });

  test('has entries in the three lists of the guestbook, approved ones with how they are known', async () => {
    expect(await loadValues('SELECT DISTINCT state AS value FROM testimonials ORDER BY 1')).toEqual(
      ['approved', 'pending', 'rejected'],
    );
    const known = `SELECT known_by AS value FROM testimonials WHERE state = 'approved' ORDER BY 1`;
    expect(await loadValues(known)).toEqual(['deal', 'invitation']);
  });

  test('has sent answers and no mail that waits or failed: all is well', async () => {
    const counts = await load<{ state: string; count: number }>(
      'SELECT state, count(*) AS count FROM outbox GROUP BY state ORDER BY state',
    );
    expect(counts).toEqual([{ state: 'sent', count: 6 }]);
  });

  test('tells owners of each property what the catalogue tells visitors, and nothing of before', async () => {
    const owned = await listOwnedProperties(await readDemonstration());
    expect(owned.length).toBeGreaterThan(2);
    for (const { property, posted, price } of owned) {
      const events = await loadValues(
        'SELECT happened_at AS value FROM property_activity WHERE property = ?1 ORDER BY 1',
        property,
      );
      expect(toBrusselsDay(new Date(Number(events[0])))).toBe(posted);
      const views = `SELECT min(day) AS value FROM portal_views WHERE property = ?1 GROUP BY source
        UNION ALL SELECT min(day) FROM page_views WHERE page = ?2`;
      expect(await loadValues(views, property, `/property/${property}/`)).toEqual([
        posted,
        posted,
        posted,
      ]);
      const moments = `SELECT created_at AS value FROM property_changes WHERE property = ?1
        UNION ALL SELECT created_at FROM leads WHERE property = ?1
        UNION ALL SELECT created_at FROM visits WHERE property = ?1
        UNION ALL SELECT starts_at FROM visits JOIN slots ON slots.id = slot WHERE visits.property = ?1`;
      for (const moment of await loadValues(moments, property))
        expect(toBrusselsDay(new Date(Number(moment))) >= posted, `${property}`).toBe(true);
      const last = `SELECT after AS value FROM property_changes WHERE property = ?1 AND kind = 'price'
        ORDER BY created_at DESC LIMIT 1`;
      const changed = await loadValues(last, property);
      if (changed.length > 0) expect(changed).toEqual([String(price)]);
    }
  });

  test('has readers of the newsletter, searches without result, and weekly hours', async () => {
    for (const table of ['newsletter', 'empty_searches', 'slot_patterns'])
      expect((await loadValues(`SELECT 1 AS value FROM ${table}`)).length).toBeGreaterThan(3);
  });

  test('knows how fast each kind of page was in the weeks that have ended', async () => {
    const weeks = await loadPageSpeeds(stores.db, '2026-10-19');
    expect(weeks.map(({ week }) => week)).toEqual([
      ...['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26'],
    ]);
    for (const { measures } of compareSpeeds(weeks).filter(({ kind }) => kind !== 'project'))
      expect(Object.values(measures).every(Number.isFinite)).toBe(true);
  });

  test('is added once, and never to the live site', async () => {
    const count = () => loadValues('SELECT count(*) AS value FROM leads');
    const before = await count();
    await seedDemoData({ remote: false, persistTo: state }, NOW);
    expect(await count()).toEqual(before);
    await expect(seedDemoData({ remote: true, persistTo: state }, NOW)).rejects.toThrow(
      'never seeded in production',
    );
  });
});
