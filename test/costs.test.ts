import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { USAGE } from '../scripts/bench/costs/view-usage';
import { deleteExpiredData } from '../src/delete-expired-data';
import { DAY_MS } from '../src/domain/format/durations';
import { parseEnvironment } from '../src/env';
import { CRONS, runJobs } from '../src/jobs';
import { emptyTables } from './empty-tables';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  openAndSubmitForm,
} from './features/forms/form-requests';
import { createTestContext, createTestSite } from './fixtures';
import type { Meter } from './meter-database';
import { meterDatabase } from './meter-database';
import { createSnapshotWithHome } from './platform/snapshot/small-snapshot';

/* docs/scale.md computes a bill from these: each is what D1 itself says of the site's own statements, at most. */

const VISITOR = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };

let meter: Meter;
const metered = () => meterDatabase(env.DB, meter);
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['page_views', 'page_view_keys', 'page_speeds']);
  meter = { written: 0, read: 0 };
});

test('a view, with the end of its day', async () => {
  const site = await createTestSite({
    embedded: createSnapshotWithHome(),
    variables: { DB: metered() },
  });
  const view = (body: string) =>
    site('/page-views/', {
      method: 'POST',
      headers: VISITOR,
      body: `${body}?lcp=1800&inp=48&cls=0`,
    });
  await view('/nl/');
  meter = Object.assign(meter, { written: 0, read: 0 });
  await site('/nl/te-koop/');
  await view('/nl/te-koop/');
  expect(meter.written).toBe(1);
  expect(meter.read).toBeLessThanOrEqual(USAGE.view.rowsRead);
  meter.written = 0;
  await deleteExpiredData({ ...env, DB: metered() }, Date.now() + 2 * DAY_MS);
  // Two pages, their week and their key.
  expect(meter.written).toBe(2 * (USAGE.view.rowsWritten - 1) + 2);
});

test('a lead, and what is deleted of it in the end', async () => {
  const site = await createFormSite({ DB: metered() });
  await openAndSubmitForm(site, '/nl/contact/', 'site-contact', CONTACT_ANSWERS);
  await deleteExpiredData({ ...env, DB: metered() }, Date.now() + 1000 * DAY_MS);
  expect(meter.written).toBe(USAGE.lead.rowsWritten);
  expect(meter.read).toBeLessThanOrEqual(USAGE.lead.rowsRead);
});

test.each(['minute', 'hour'] as const)('the jobs of a %s without work', async (every) => {
  const { snapshot } = await createTestContext('/nl/');
  const parsed = parseEnvironment({ ...env });
  if (!parsed.ok) throw new Error(parsed.missing.join());
  const run = () =>
    runJobs(CRONS[every], { ...parsed.environment, DB: metered(), snapshot, waitUntil() {} });
  await run();
  meter = Object.assign(meter, { written: 0, read: 0 });
  await run();
  expect(meter.written).toBe(USAGE[every].rowsWritten);
  expect(meter.read).toBeLessThanOrEqual(USAGE[every].rowsRead);
});
