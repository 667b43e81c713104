import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import { parseEnvironment } from '../../../src/env';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { runJobs } from '../../../src/jobs';
import { createTestContext } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  submitForm,
} from '../forms/form-requests';

const VILLA = 84213;
const PATH = `/nl/bezoek-plannen/?property=${VILLA}`;

/** Creates the small snapshot with an address of the villa that is published or not. */
function createFiles(PublishAddress = true) {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === VILLA) record.PublishAddress = PublishAddress;
  return files;
}

/** Creates a slot that can be booked until midnight before its day. */
const createSlot = (id: string, starts: string, closes: string) => ({
  id,
  property: VILLA,
  startsAt: Date.parse(starts),
  endsAt: Date.parse(starts) + 30 * MINUTE_MS,
  closesAt: Date.parse(closes),
  capacity: 5,
});

async function bookVisit(slot = 'saturday', files = createFiles(), path = PATH) {
  const site = await createFormSite({}, files);
  const answers = { ...CONTACT_DETAILS, slot, persons: '2' };
  expect((await openAndSubmitForm(site, path, 'contact-appointment', answers)).status).toBe(303);
  return site;
}

/** Runs the hourly cron at this moment. */
async function runCronAt(moment: string, files = createFiles()) {
  vi.setSystemTime(moment);
  const parsed = parseEnvironment({ ...env });
  if (!parsed.ok) throw new Error(parsed.missing.join());
  const { snapshot } = await createTestContext('/nl/', files);
  await runJobs('7 * * * *', { ...parsed.environment, snapshot, waitUntil() {} });
}

const loadVisitorMails = async () =>
  (await loadRows('outbox'))
    .filter(({ recipient }) => recipient === CONTACT_DETAILS.email)
    .map(({ mail }): { subject: string; text: string } => JSON.parse(String(mail)));
const loadReminders = async () =>
  (await loadVisitorMails()).filter(({ subject }) => /Herinnering|Rappel/.test(subject));

/** Presses a button on the page of the visit, which its confirmation links to. */
async function changeVisit(
  site: Awaited<ReturnType<typeof bookVisit>>,
  action: string,
  rest: Record<string, string> = {},
) {
  const { text = '' } = (await loadVisitorMails()).at(-1) ?? {};
  const link = (/http\S+key=[\w-]+/.exec(text)?.[0] ?? '').replace(/^https?:\/\/[^/]+/, '');
  const html = await (await site(link)).text();
  const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
  expect((await submitForm(site, link, { action, sequence, ...rest })).status).toBe(303);
}

const [TUESDAY, FRIDAY_MORNING, FRIDAY] = [
  '2026-12-01T12:00:00Z',
  '2026-12-04T08:07:00Z',
  '2026-12-04T09:07:00Z',
];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TUESDAY) });
  await clearSubmissions();
  await env.DB.exec('DELETE FROM visits');
  await env.DB.exec('DELETE FROM slots');
  await upsertSlots(env.DB, [
    createSlot('saturday', '2026-12-05T09:00:00Z', '2026-12-04T23:00:00Z'),
    createSlot('sunday', '2026-12-06T09:00:00Z', '2026-12-05T23:00:00Z'),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the reminder of a visit', () => {
  test('is mailed on the day before, from ten o’clock, with all that the visitor needs', async () => {
    await bookVisit();
    await runCronAt('2026-12-03T20:07:00Z');
    await runCronAt(FRIDAY_MORNING);
    expect(await loadReminders()).toEqual([]);
    await runCronAt(FRIDAY);
    const [reminder] = await loadReminders();
    expect(reminder?.subject).toBe('Herinnering: uw bezoek op zaterdag 5 december 2026 om 10:00');
    for (const part of ['Rue du Vieux Pont 7', 'Parkeren:', 'brochure', '/84213/', 'key='])
      expect(reminder?.text).toContain(part);
  });

  test('is sent once, however often cron runs', async () => {
    await bookVisit();
    await Promise.all([runCronAt(FRIDAY), runCronAt(FRIDAY), runCronAt(FRIDAY)]);
    await runCronAt('2026-12-04T10:07:00Z');
    expect(await loadReminders()).toHaveLength(1);
  });

  test('is in the language of the booking', async () => {
    await bookVisit('saturday', createFiles(), `/fr/planifier-une-visite/?property=${VILLA}`);
    await runCronAt(FRIDAY);
    expect((await loadReminders()).map(({ subject }) => subject)).toEqual([
      'Rappel : votre visite du samedi 5 décembre 2026 à 10 h',
    ]);
  });

  test('is not sent for a cancelled visit', async () => {
    await changeVisit(await bookVisit(), 'cancel');
    await runCronAt(FRIDAY);
    expect(await loadReminders()).toEqual([]);
  });

  test('goes with a visit that is moved to another day', async () => {
    await changeVisit(await bookVisit(), 'move', { slot: 'sunday' });
    await runCronAt(FRIDAY);
    expect(await loadReminders()).toEqual([]);
    await runCronAt('2026-12-05T09:07:00Z');
    expect((await loadReminders()).map(({ subject }) => subject)).toEqual([
      'Herinnering: uw bezoek op zondag 6 december 2026 om 10:00',
    ]);
  });

  test('is sent again after a visit that was reminded of is moved', async () => {
    const site = await bookVisit();
    await runCronAt(FRIDAY);
    await env.DB.exec(`UPDATE outbox SET state = 'sent'`);
    await changeVisit(site, 'move', { slot: 'sunday' });
    await runCronAt('2026-12-05T09:07:00Z');
    expect(await loadReminders()).toHaveLength(2);
  });

  test('is left out if the visit was booked on the day before', async () => {
    vi.setSystemTime('2026-12-04T07:00:00Z');
    await bookVisit();
    await runCronAt(FRIDAY);
    await runCronAt('2026-12-04T23:07:00Z');
    expect(await loadReminders()).toEqual([]);
  });

  test('gives a late visitor the address that no page publishes', async () => {
    const files = createFiles(false);
    vi.setSystemTime('2026-12-04T22:30:00Z');
    await bookVisit('saturday', files);
    expect((await loadVisitorMails()).map(({ text }) => text).join()).not.toContain('Vieux Pont');
    await runCronAt('2026-12-04T23:07:00Z', files);
    const [reminder] = await loadReminders();
    expect(reminder?.text).toContain('Rue du Vieux Pont 7');
  });

  test('is not sent when the visit has begun', async () => {
    await bookVisit();
    await runCronAt('2026-12-05T09:07:00Z');
    expect(await loadReminders()).toEqual([]);
  });
});
