import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  approveTestimonial,
  rejectTestimonial,
} from '../../../src/features/guestbook/testimonial-decisions-store';
import { createGuestbookSite, GUESTBOOK, insertGuestbookEntry, stores } from './guestbook-site';

beforeEach(() => env.DB.exec('DELETE FROM testimonials'));
afterEach(() => vi.useRealTimers());

describe('the guestbook', () => {
  test.each([
    ['nl', 'Door Gast 1', 'Geplaatst op 6-11-2026', 'Hij zei het eerlijk.'],
    ['fr', 'Par Gast 1', 'Publié le 6-11-2026', 'Il a été franc.'],
  ] as const)(
    'in %s shows approved testimonials beside those that the agency selected',
    async (language, ...parts) => {
      await approveTestimonial(stores, await insertGuestbookEntry(1), undefined, 0);
      const html = await (await (await createGuestbookSite())(GUESTBOOK[language])).text();
      for (const part of parts) expect(html).toContain(part);
      expect(html).toMatch(
        /href="https:\/\/www\.gast\.example\/huis"[^>]* rel="nofollow ugc noopener"[^>]*>gast\.example</,
      );
      expect(html.includes('<blockquote lang="nl">')).toBe(language === 'fr');
      // It was still the fifth in UTC.
      expect(html).toContain('"datePublished":"2026-11-06"');
    },
  );

  test.each([
    ['nl', '/nl/gastenboek/schrijven/'],
    ['fr', '/fr/livre-d-or/ecrire/'],
  ] as const)('in %s links to its form', async (language, form) => {
    const html = await (await (await createGuestbookSite())(GUESTBOOK[language])).text();
    expect(html).toContain(`href="${form}"`);
  });

  test('shows neither pending nor rejected testimonials', async () => {
    await insertGuestbookEntry(1);
    await rejectTestimonial(stores, await insertGuestbookEntry(2), 0);
    const html = await (await (await createGuestbookSite())(GUESTBOOK.nl)).text();
    expect(html).not.toContain('Gast');
    expect(html).toContain('Hij zei het eerlijk.');
  });

  test('shows the newest first, with the page size of the module', async () => {
    for (const number of [1, 2, 3])
      await approveTestimonial(stores, await insertGuestbookEntry(number), undefined, 0);
    const fetchPage = await createGuestbookSite();
    const html = await (await fetchPage(GUESTBOOK.nl)).text();
    expect(html.match(/Door Gast \d/g)).toEqual(['Door Gast 3', 'Door Gast 2', 'Door Gast 1']);
    expect(html).not.toContain('Hij zei het eerlijk.');
    expect(await (await fetchPage(`${GUESTBOOK.nl}?page=2`)).text()).toContain(
      'Hij zei het eerlijk.',
    );
  });

  test('shows markup as text', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const id = await insertGuestbookEntry(1, { name: attack, about: attack, comment: attack });
    await approveTestimonial(stores, id, undefined, 0);
    const html = await (await (await createGuestbookSite())(GUESTBOOK.nl)).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  test('shows the testimonials that the agency selected while the database is down', async () => {
    const fetchPage = await createGuestbookSite({ DB: createBrokenDatabase() });
    const response = await fetchPage(GUESTBOOK.nl);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Hij zei het eerlijk.');
  });

  test('reads the database once, and shows a change within half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { db, countReads } = createCountingDatabase(env.DB);
    const fetchPage = await createGuestbookSite({ DB: db, SNAPSHOT_POLL_S: 30 });
    await fetchPage(GUESTBOOK.nl);
    const first = await fetchPage(GUESTBOOK.nl);
    await fetchPage(GUESTBOOK.fr);
    expect(countReads()).toBe(1);

    await approveTestimonial(stores, await insertGuestbookEntry(1), undefined, 0);
    const etag = first.headers.get('ETag') ?? '';
    const conditional = { headers: { 'If-None-Match': etag } };
    expect((await fetchPage(GUESTBOOK.nl, conditional)).status).toBe(304);
    vi.setSystemTime(Date.now() + 31_000);
    await fetchPage(GUESTBOOK.nl);
    expect(countReads()).toBe(2);
    const changed = await fetchPage(GUESTBOOK.nl, conditional);
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Door Gast 1');
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });
});

function createBrokenDatabase() {
  const fail = () => {
    throw new Error('D1 is down');
  };
  return { prepare: fail, batch: fail, exec: fail };
}

/** Creates a database that counts the statements on testimonials. */
function createCountingDatabase(real: D1Database) {
  let count = 0;
  const db = {
    prepare(query: string) {
      if (query.includes('testimonials')) count += 1;
      return real.prepare(query);
    },
    batch: (statements: D1PreparedStatement[]) => real.batch(statements),
  };
  return { db, countReads: () => count };
}
