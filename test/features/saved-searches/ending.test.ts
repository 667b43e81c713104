import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredData } from '../../../src/delete-expired-data';
import { DAY_MS } from '../../../src/domain/format/durations';
import { addPeriod, subtractPeriod } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import { tellIdleSubscribers } from '../../../src/features/saved-searches/ending/ending-store';
import { createTestContext } from '../../fixtures';
import { loadRows } from '../forms/form-requests';
import { BOTH, openSignedIn, SUBSCRIBER } from '../sign-in/account-requests';
import { addSearch, loadPerson, setUpSearchSite } from './saved-searches';

const { site } = setUpSearchSite();

const NOW = Date.now();
const END = subtractPeriod(NOW, PERIODS.idleSubscriber);
const NOTICE = addPeriod(END, PERIODS.endingNotice);

const seeAt = (moment: number, email: string = SUBSCRIBER.email) =>
  env.DB.prepare('UPDATE accounts SET seen_at = ?1 WHERE email = ?2').bind(moment, email).run();
const tell = async (now = NOW) =>
  tellIdleSubscribers(
    { ...env, PUBLIC_ORIGIN: 'http://localhost:8787' },
    (await createTestContext('/nl/')).snapshot,
    now,
  );
const end = (now: number) => deleteExpiredData(env, now);
const listMails = async () =>
  (await loadRows('outbox')).filter(({ id }) => String(id).startsWith('ending-'));
const readLink = async () =>
  /http:\/\/localhost:8787(\/\S+behouden\/\?token=[^\s"\\]+)/.exec(
    String((await listMails()).at(-1)?.mail),
  )?.[1] ?? '';

beforeEach(async () => {
  await env.DB.exec(`UPDATE accounts SET seen_at = ${NOW}`);
  await addSearch('one');
});

describe('a subscriber without a sign of life', () => {
  test('is told thirty days before, once, and not a moment sooner', async () => {
    await seeAt(NOTICE);
    await tell();
    expect(await listMails()).toEqual([]);
    await seeAt(NOTICE - 1);
    await Promise.all([tell(), tell()]);
    await tell();
    const mails = await listMails();
    expect(mails).toMatchObject([{ recipient: SUBSCRIBER.email, state: 'queued' }]);
    expect(String(mails[0]?.subject)).toMatch(/^Uw zoekopdrachten worden op .* gewist$/);
  });

  test('ends after twenty-four months, with everything of the searches', async () => {
    await seeAt(END - 40 * DAY_MS);
    await tell(NOW - 30 * DAY_MS - 1);
    await end(NOW);
    expect(await loadPerson()).toBeUndefined();
    expect(await loadRows('saved_searches')).toEqual([]);
    expect(JSON.stringify(await loadRows('outbox'))).not.toContain(SUBSCRIBER.email);
  });

  test('does not end before the mail is thirty days old, however long the silence', async () => {
    await seeAt(1);
    await end(NOW);
    expect(await loadPerson()).toBeDefined();
    await tell(NOW - 30 * DAY_MS);
    await end(NOW);
    expect(await loadPerson()).toBeDefined();
    await end(NOW + 1);
    expect(await loadPerson()).toBeUndefined();
  });

  test('keeps the portal as an owner', async () => {
    await seeAt(END - 40 * DAY_MS, BOTH.email);
    await tell(NOW - 31 * DAY_MS);
    await end(NOW);
    expect(await loadPerson(BOTH.email)).toMatchObject({ owner: 1, subscriber: 0 });
  });

  test('ends without a mail where staff have closed the account', async () => {
    await seeAt(END - 40 * DAY_MS);
    await env.DB.exec(`UPDATE accounts SET disabled_at = 1 WHERE email = '${SUBSCRIBER.email}'`);
    await tell();
    expect(await listMails()).toEqual([]);
    await end(NOW);
    expect(await loadPerson()).toBeUndefined();
  });
});

describe('a sign of life', () => {
  const tellAndEnd = async () => {
    await seeAt(END - 40 * DAY_MS);
    await tell(NOW - 31 * DAY_MS);
  };

  test('is the button of the mail; opening its link is none', async () => {
    await tellAndEnd();
    const link = await readLink();
    const page = await site(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Behoud mijn zoekopdrachten');
    expect((await loadPerson())?.ending_told_at).not.toBeNull();
    const kept = await site(link, { method: 'POST', headers: { Origin: 'http://localhost:8787' } });
    expect(await kept.text()).toContain('blijven bestaan');
    await end(NOW);
    expect(await loadPerson()).toMatchObject({ ending_told_at: null });
    expect(Number((await loadPerson())?.seen_at)).toBeGreaterThanOrEqual(NOW);
  });

  test('is signing in', async () => {
    await tellAndEnd();
    await openSignedIn(site, SUBSCRIBER.email);
    await end(NOW);
    expect(await loadPerson()).toMatchObject({ ending_told_at: null });
  });

  test('comes too late once the account has ended: the link says so', async () => {
    await tellAndEnd();
    const link = await readLink();
    await end(NOW);
    for (const method of ['GET', 'POST']) {
      const page = await site(link, { method, headers: { Origin: 'http://localhost:8787' } });
      expect([method, page.status]).toEqual([method, 404]);
    }
    expect(await loadPerson()).toBeUndefined();
  });
});
