import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../../src/domain/format/durations';
import { addVilla, createFiles, VILLA } from './alert-site';
import { CHEAPER, readSubjects, setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails } from './subscribers';

const { site, load } = setUpAlertSite();
afterEach(() => {
  vi.useRealTimers();
});

describe('what is no longer true is not told', () => {
  /** Collects the alerts of this catalogue, loads the next one, and lets the morning come. */
  async function collectAndLoad(
    files: ReturnType<typeof createFiles>,
    next: ReturnType<typeof createFiles>,
  ) {
    await env.DB.exec(`UPDATE accounts SET frequency = 'weekly'`);
    await load(files);
    await load(next);
    await env.DB.exec(`UPDATE accounts SET frequency = 'immediate'`);
    await site.runCron();
  }

  test('of a property that left the catalogue', async () => {
    const files = addVilla(addVilla(createFiles(), 90001), 90002);
    await collectAndLoad(files, addVilla(createFiles(), 90002));
    const [mail] = await loadAlertMails();
    expect(mail?.text).toContain('90002');
    expect(mail?.text).not.toContain('90001');
  });

  test('and without anything to say there is no mail', async () => {
    await collectAndLoad(addVilla(createFiles(), 90001), createFiles());
    expect(await readSubjects()).toEqual([]);
  });

  test('of a price that is back where it was', async () => {
    await collectAndLoad(createFiles(CHEAPER), createFiles({ [VILLA]: { HouseNumber: '9' } }));
    expect(await readSubjects()).toEqual([]);
  });

  test('and of two other prices the last is told, beside the first', async () => {
    await collectAndLoad(createFiles(CHEAPER), createFiles({ [VILLA]: { Price: 350_000 } }));
    expect((await loadAlertMails())[0]?.text).toContain('€ 350.000 (was € 385.000)');
  });

  test('of a search that is paused meanwhile', async () => {
    await env.DB.exec(`UPDATE accounts SET frequency = 'weekly'`);
    await load(addVilla(createFiles(), 90001));
    await env.DB.exec(`UPDATE saved_searches SET paused_at = 1`);
    await env.DB.exec(`UPDATE accounts SET frequency = 'immediate'`);
    await site.runCron();
    expect(await readSubjects()).toEqual([]);
  });

  test.each([
    ['until then', 14 * DAY_MS - 1, 1],
    ['no longer', 14 * DAY_MS, 0],
  ])('of a home that came two weeks ago: %s', async (_, later, mails) => {
    await env.DB.exec(`UPDATE accounts SET frequency = 'weekly'`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
    await load(addVilla(createFiles(), 90001));
    await env.DB.exec(`UPDATE accounts SET frequency = 'immediate'`);
    vi.setSystemTime(Date.now() + later);
    await site.runCron();
    expect(await readSubjects()).toHaveLength(mails);
  });
});
