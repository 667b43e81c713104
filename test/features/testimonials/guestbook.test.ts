import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Testimonial } from '../../../src/domain/site/testimonial';
import {
  approveTestimonial,
  rejectTestimonial,
} from '../../../src/features/testimonials/testimonial-decisions-store';
import { getTestimonialPictureKey } from '../../../src/features/testimonials/testimonial-pictures-store';
import { insertTestimonial } from '../../../src/features/testimonials/testimonials-store';
import { createTestSite } from '../../fixtures';
import { createMenuPage, createModule } from '../../menu-pages';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createStrippedPng } from '../../platform/strip-metadata/sample-pictures';

const GUESTBOOK = { nl: '/nl/gastenboek/', fr: "/fr/livre-d'or/" };
const POSTED = Date.UTC(2026, 10, 5, 23, 30);

/** Creates the small snapshot with a guestbook that holds one testimonial selected by the agency. */
function createGuestbookFiles() {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(
    createMenuPage('Gastenboek', {
      path: { nl: 'gastenboek', fr: "livre-d'or" },
      modules: [
        createModule('category', 5, { view: 'news-view', maxItems: 3, numberItemOfRow: 2 }),
      ],
    }),
  );
  files['site/article-categories.json'].push({
    ID: 5,
    key: 'testimonial',
    Name: { nl: 'Getuigenissen', fr: 'Témoignages' },
    path: '/Gastenboek/',
  });
  files['site/articles.json'].push({
    id: 501,
    category: 5,
    status: 'Published',
    title: { nl: 'Eerlijk' },
    intro: { nl: 'Hij zei het eerlijk.', fr: 'Il a été franc.' },
    author: { nl: 'Familie Lambrecht' },
  });
  return files;
}

const createGuestbookSite = (variables: Record<string, unknown> = {}) =>
  createTestSite({ embedded: createGuestbookFiles(), variables });

const stores = { db: env.DB, files: env.FILES };
const buildTestimonialId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function insertGuestbookEntry(
  number: number,
  rest: Partial<Testimonial> = {},
): Promise<string> {
  const id = buildTestimonialId(number);
  await env.DB.batch([
    insertTestimonial(env.DB, {
      id,
      name: `Gast ${number}`,
      about: 'kochten in Wéris',
      website: 'https://www.gast.example/huis',
      comment: `Verhaal ${number}\nen het einde.`,
      language: 'nl',
      image: null,
      posted: POSTED + number,
      ...rest,
    }),
  ]);
  return id;
}

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

describe('the picture of a testimonial', () => {
  const PICTURE = { nl: '/nl/gastenboek/foto/', fr: '/fr/livre-d-or/photo/' };

  async function insertEntryWithPicture() {
    const image = 'submitted/testimonial/wij.png';
    await env.FILES.put(image, createStrippedPng(), { httpMetadata: { contentType: 'image/png' } });
    return insertGuestbookEntry(7, { image });
  }

  test.each(['nl', 'fr'] as const)('in %s is public once it is approved', async (language) => {
    const id = await insertEntryWithPicture();
    const fetchPage = await createGuestbookSite();
    const path = `${PICTURE[language]}?id=${id}`;
    expect((await fetchPage(path)).status).toBe(404);

    await approveTestimonial(stores, id, undefined, 0);
    expect(await (await fetchPage(GUESTBOOK[language])).text()).toContain(`src="${path}"`);
    const picture = await fetchPage(path);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(createStrippedPng());
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(findObservatoryFaults(picture.headers)).toEqual([]);
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=86400');

    await rejectTestimonial(stores, id, 0);
    expect((await fetchPage(path)).status).toBe(404);
  });

  test.each(['', buildTestimonialId(9), `../${getTestimonialPictureKey(buildTestimonialId(7))}`])(
    'of %o is not found',
    async (id) => {
      const response = await (await createGuestbookSite())(
        `${PICTURE.nl}?${new URLSearchParams({ id })}`,
      );
      expect(response.status).toBe(404);
    },
  );
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
