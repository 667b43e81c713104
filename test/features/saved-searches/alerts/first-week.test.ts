import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseBrusselsTime } from '../../../../src/domain/format/brussels-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/format/durations';
import type { SnapshotFiles } from '../../../fixtures';
import { loadRows } from '../../forms/form-requests';
import type { AlertSite } from './alert-site';
import { addVilla, clearAlerts, createAlertSite, createFiles } from './alert-site';
import { loadAlertMails, resetSubscribers, SUBSCRIBER } from './subscribers';

const EARLY = 90_001;
/** A week of winter: it is loaded on Monday noon, and public on the next one. */
const MONDAY = parseBrusselsTime('2026-11-30T12:00') ?? 0;
const PUBLIC_FROM = '2026-12-07';
const MIDNIGHT = parseBrusselsTime(`${PUBLIC_FROM}T00:00`) ?? 0;

let site: AlertSite;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY - DAY_MS });
  await clearAlerts();
  await resetSubscribers(
    SUBSCRIBER,
    { id: 'cy', frequency: 'daily' },
    { id: 'di', confirmed: null },
  );
  site = await createAlertSite();
  await site.load(createFiles());
  await runCronAt(MONDAY - DAY_MS);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Adds a villa that is public from a day on. */
function addEarlyVilla(files: SnapshotFiles): SnapshotFiles {
  addVilla(files, EARLY, { TypeDescription: 'Villa achter de heg' });
  for (const record of files['catalogue/property-details.json'])
    if (record.ID === EARLY) record.PublicFrom = PUBLIC_FROM;
  return files;
}

async function runCronAt(now: number): Promise<void> {
  vi.setSystemTime(now);
  // One request to see the version, one to be answered from it; cron reads it by itself.
  await site.runCron();
  await site.runCron();
}

/** Loads it on Monday, and lets cron run that noon. */
async function loadEarly(): Promise<void> {
  vi.setSystemTime(MONDAY);
  await site.load(addEarlyVilla(createFiles()));
  await runCronAt(MONDAY);
}

/** Adds somebody whose search was confirmed at a moment. */
async function subscribe(id: string, at: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO accounts (id, email, name, language, subscriber, created_at, confirmed_at, frequency)
       VALUES (?1, ?1 || '@example.be', 'Eva', 'nl', 1, ?2, ?2, 'immediate')`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
       VALUES (?1, ?1, 'Huis', ?2, ?3, ?3)`,
    ).bind(id, JSON.stringify(SUBSCRIBER.searches['Huis in Durbuy']), at),
  ]);
}

const countMails = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await loadAlertMails(id)).length));

const readPath = (text: string): string =>
  new URL(/https?:\/\/\S*90001\S*/.exec(text)?.[0] ?? 'http://none/none').pathname;

test('subscribers are told at once or in the morning, with a link that opens it for them', async () => {
  await loadEarly();
  expect(await countMails('bo', 'cy', 'di')).toEqual([1, 0, 0]);
  await runCronAt(MONDAY + DAY_MS);
  expect(await countMails('bo', 'cy', 'di')).toEqual([1, 1, 0]);
  const [mail] = await loadAlertMails('bo');
  const [other] = await loadAlertMails('cy');
  expect(mail?.text).toContain('Nog niet op onze site. Vanaf 7-12-2026 ziet iedereen het.');
  const path = readPath(mail?.text ?? '');
  expect(path).toMatch(/^\/early\/90001\.bo\./);
  expect(readPath(other?.text ?? '')).toMatch(/^\/early\/90001\.cy\./);
  expect(mail?.html).not.toMatch(/href="https?:\/\/[^"/]*\/nl\/te-koop\/[^"]*90001/);
  expect((await site.fetch(path)).status).toBe(200);
  expect((await site.fetch(path.replace(/^\/early\/[^/]*/, ''))).status).toBe(404);
});

test('who was told early is not told again when it is public', async () => {
  await loadEarly();
  for (let now = MONDAY; now < MIDNIGHT + 3 * DAY_MS; now += 8 * HOUR_MS) await runCronAt(now);
  expect(await countMails('bo', 'cy')).toEqual([1, 1]);
});

test('who subscribes during the week is told the next morning, once', async () => {
  await loadEarly();
  await subscribe('eva', MONDAY + DAY_MS);
  await runCronAt(MONDAY + DAY_MS);
  await runCronAt(MONDAY + 2 * DAY_MS);
  expect(await countMails('eva')).toEqual([1]);
  for (let now = MONDAY + 2 * DAY_MS; now < MIDNIGHT + 3 * DAY_MS; now += 8 * HOUR_MS)
    await runCronAt(now);
  expect(await countMails('eva', 'bo')).toEqual([1, 1]);
});

test('who subscribes on the last evening is told when it becomes public', async () => {
  await loadEarly();
  await runCronAt(MIDNIGHT - 5 * HOUR_MS);
  await subscribe('eva', MIDNIGHT - HOUR_MS);
  await runCronAt(MIDNIGHT - MINUTE_MS);
  expect(await countMails('eva')).toEqual([0]);
  await runCronAt(MIDNIGHT);
  const [mail, ...others] = await loadAlertMails('eva');
  expect(others).toEqual([]);
  // By then it is an ordinary listing with an ordinary link.
  expect(readPath(mail?.text ?? '')).toMatch(/^\/nl\/te-koop\//);
  expect(mail?.text).not.toContain('Nog niet op onze site');
});

test('who subscribes once it is public has seen it, and is not told', async () => {
  await loadEarly();
  await runCronAt(MIDNIGHT);
  await subscribe('eva', MIDNIGHT + HOUR_MS);
  for (let now = MIDNIGHT + HOUR_MS; now < MIDNIGHT + 3 * DAY_MS; now += 8 * HOUR_MS)
    await runCronAt(now);
  expect(await countMails('eva')).toEqual([0]);
});

test('a listing that is withheld in the first version of a site reaches its subscribers too', async () => {
  await clearAlerts();
  vi.setSystemTime(MONDAY);
  site = await createAlertSite();
  await site.load(addEarlyVilla(createFiles()));
  await runCronAt(MONDAY);
  expect(await countMails('bo')).toEqual([1]);
});

test('the numbers that an owner reads count it, what changed is noted once', async () => {
  await env.DB.exec(`INSERT INTO owner_properties (account, property) VALUES ('bo', ${EARLY})`);
  await loadEarly();
  await runCronAt(MIDNIGHT);
  const counts = await loadRows('search_counts');
  expect(counts.find(({ property }) => property === EARLY)?.searches).toBe(2);
  const changes = (await loadRows('property_changes')).filter(({ property }) => property === EARLY);
  expect(changes).toHaveLength(1);
});
