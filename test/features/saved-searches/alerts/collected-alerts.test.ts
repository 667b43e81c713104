import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadRows } from '../../forms/form-requests';
import { addVilla, clearAlerts, createAlertSite, createFiles, VILLA } from './alert-site';
import { loadAlertMails, resetSubscribers } from './subscribers';

afterAll(clearAlerts);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-22T12:00:00Z') });
  await clearAlerts();
});
afterEach(() => {
  vi.useRealTimers();
});

const FIRST = addVilla(createFiles(), 90001);
const SECOND = addVilla(createFiles({ [VILLA]: { Price: 365_000 } }), 90001);

/** Loads two changes, on Thursday noon and on Saturday before the clocks go back; returns who heard when. */
async function followMails(frequency: string) {
  await resetSubscribers({ frequency });
  const site = await createAlertSite();
  const mails: string[] = [];
  const runAt = async (moment: string) => {
    vi.setSystemTime(moment);
    await site.runCron();
    const { length } = await loadAlertMails();
    if (length > mails.length) mails.push(moment);
  };
  await site.load(createFiles());
  await runAt('2026-10-22T12:00:00Z');
  await site.load(FIRST);
  await runAt('2026-10-22T12:01:00Z');
  await runAt('2026-10-23T04:59:00Z');
  await runAt('2026-10-23T05:00:00Z');
  await runAt('2026-10-24T05:00:00Z');
  await site.load(SECOND);
  await runAt('2026-10-24T12:00:00Z');
  await runAt('2026-10-25T05:59:00Z');
  await runAt('2026-10-25T06:00:00Z');
  await runAt('2026-10-30T05:59:00Z');
  await runAt('2026-10-30T06:00:00Z');
  await runAt('2026-10-31T06:00:00Z');
  return mails;
}

describe('alerts come', () => {
  test.each([
    ['at once', 'immediate', ['2026-10-22T12:01:00Z', '2026-10-24T12:00:00Z']],
    ['on the next morning in Brussels', 'daily', ['2026-10-23T05:00:00Z', '2026-10-25T06:00:00Z']],
    ['on the next Friday morning', 'weekly', ['2026-10-23T05:00:00Z', '2026-10-30T06:00:00Z']],
  ])('%s', async (_, frequency, moments) => {
    expect(await followMails(frequency)).toEqual(moments);
  });

  test('in one mail for all that was collected', async () => {
    await resetSubscribers({ frequency: 'daily' });
    const site = await createAlertSite();
    for (const files of [createFiles(), FIRST, SECOND]) {
      await site.load(files);
      await site.runCron();
    }
    vi.setSystemTime('2026-10-23T06:00:00Z');
    await site.runCron();
    const [mail, ...others] = await loadAlertMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nieuws over 2 panden die passen');
    expect(mail?.text).toMatch(/90001[\s\S]+€ 365.000 \(was € 385.000\)/);
  });
});

test('each morning the searches of subscribers are counted again for owners', async () => {
  await resetSubscribers({}, { id: 'cy', searches: { huur: { goal: 'rent' } } });
  await env.DB.exec(`INSERT INTO owner_properties (account, property) VALUES ('cy', ${VILLA})`);
  const site = await createAlertSite();
  await site.load(createFiles());
  await site.runCron();
  await env.DB.exec(`UPDATE saved_searches SET criteria = '{"goal":"sale"}'`);
  const readCounts = async () => (await loadRows('search_counts')).map(({ searches }) => searches);
  vi.setSystemTime('2026-10-23T04:59:00Z');
  await site.runCron();
  expect(await readCounts()).toEqual([1]);
  vi.setSystemTime('2026-10-23T05:00:00Z');
  await site.runCron();
  expect(await readCounts()).toEqual([2]);
  expect(await loadAlertMails()).toEqual([]);
});
