import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import embedded from '../../dist/build/embedded.bin';
import { htmlToText } from '../../src/domain/format/html-to-text';
import { unpackSnapshot } from '../../src/platform/snapshot/archive';
import { listShareCards } from '../../src/platform/snapshot/build/share-cards';
import { loadDemonstration, openSharedSite } from '../platform/sharing/shared-site';
import { findUnshown, readShown, readStructuredData } from './read-data';
import { findFaults } from './vocabulary';

/** A page of each kind with what it is to say of itself, beside its breadcrumb. */
const PAGE_KINDS: readonly (readonly [kind: string, path: string, types: readonly string[]])[] = [
  ['home', '/', ['RealEstateAgent']],
  ['sale list', '/for-sale/', ['ItemList']],
  ['second page of a list', '/for-sale/?page=2', ['ItemList']],
  ['rent list', '/for-rent/', ['ItemList']],
  ['plots', '/Bouwgrond/', ['ItemList']],
  ['house', '/property/84213/', ['RealEstateListing']],
  ['house with open days', '/property/84236/', ['RealEstateListing', 'Event', 'Event']],
  ['sold house', '/property/83655/', ['RealEstateListing']],
  ['unit of a project', '/property/84188/', ['RealEstateListing']],
  ['projects', '/Projects/', ['ItemList', 'RealEstateAgent']],
  ['project', '/project/12/', ['RealEstateListing']],
  ['services', '/services/', ['ItemList']],
  ['article', '/diensten/onze-contracten/', ['Article']],
  ['press', '/Pers/', ['ItemList']],
  ['article of the press', '/perspublicaties/na-het-water/', ['NewsArticle']],
  ['questions', '/FAQ/', ['FAQPage']],
  ['answer', '/faq/kadastraal-inkomen/', ['Article']],
  ['testimonials', '/Gastenboek/', ['RealEstateAgent']],
  ['team', '/Ons-team/', ['RealEstateAgent']],
  ['contact', '/contact/', ['RealEstateAgent']],
  ['towns', '/town/', ['ItemList']],
  ['town', '/town/durbuy/', ['ItemList']],
  ['sold homes', '/sold/', ['ItemList']],
  ['let homes', '/sold/?goal=rent', ['ItemList']],
  ['open days', '/open-days/', ['Event', 'Event', 'Event']],
  ['form', '/contact-demand/', []],
  ['legal text', '/Privacy/', []],
];

/** The names of the cards that a load of the demonstration makes. */
const cards = new Set<string>();
let site: Awaited<ReturnType<typeof openSharedSite>>;
beforeAll(async () => {
  // Before the open days of the demonstration.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T09:00:00Z') });
  await loadDemonstration();
  await env.DB.prepare(
    `INSERT INTO testimonials (id, name, about, website, comment, language, image, created_at, state, known_by)
     VALUES ('00000000-0000-4000-8000-000000000001', 'Els Peeters', '', '', 'Alles klopte.', 'nl', NULL, 1790000000000, 'approved', 'deal')`,
  ).run();
  site = await openSharedSite();
  const { manifest, parts } = await unpackSnapshot(embedded);
  const read = (hash: string) => parts.get(hash);
  for await (const { file } of listShareCards({ parts: manifest.parts, read })) cards.add(file);
});
afterAll(() => {
  vi.useRealTimers();
});

/** Fetches a page by any of its addresses, after its redirects. */
async function fetchPage(path: string): Promise<string> {
  let address = path;
  for (let steps = 0; steps < 5; steps += 1) {
    const response = await site(address);
    const location = response.headers.get('Location');
    if (!location) {
      expect([address, response.status]).toEqual([address, 200]);
      return response.text();
    }
    const target = new URL(location, 'http://localhost:8787');
    address = target.pathname + target.search;
  }
  throw new Error(address);
}

/** Fetches a page of this original path in a language, as its language switcher leads there. */
async function fetchInLanguage(path: string, language: string): Promise<string> {
  const html = await fetchPage(path);
  if (html.includes(`<html lang="${language}"`)) return html;
  const href = new RegExp(`href="([^"]+)" lang="${language}"`).exec(html)?.[1];
  return fetchPage(htmlToText(href ?? `no ${language} of ${path}`));
}

describe.each(['nl', 'fr'])('in %s', (language) => {
  test.each(PAGE_KINDS)('%s: valid, and shown on the page', async (_kind, path, types) => {
    const html = await fetchInLanguage(path, language);
    const data = readStructuredData(html);
    const crumbs = html.includes('class="breadcrumb"') ? ['BreadcrumbList'] : [];
    expect(data.map((node) => node['@type']).toSorted()).toEqual([...crumbs, ...types].toSorted());
    expect(data.flatMap((node) => findFaults(node))).toEqual([]);
    const shown = readShown(html);
    expect(data.flatMap((node) => findUnshown(node, shown))).toEqual([]);
  });
});

test.each(PAGE_KINDS)(
  '%s is shared with a card in JPEG that a load makes, with its size and what it is',
  async (_kind, path) => {
    const html = await fetchPage(path);
    const read = (name: string) =>
      htmlToText(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
    const [, card = ''] = /\/media\/pictures\/([^?]+)/.exec(read('image')) ?? [];
    expect([cards.has(card), card.endsWith('.jpg')]).toEqual([true, true]);
    expect([read('image:width'), read('image:height')]).toEqual(['1200', '630']);
    expect(read('image:alt')).toMatch(/\p{L}{3}/u);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  },
);

const findNode = async (path: string, type: string) =>
  readStructuredData(await fetchPage(path)).find((node) => node['@type'] === type);

test('the agency has its offices, their hours as far as they are hours, and its people', async () => {
  expect(await findNode('/contact/', 'RealEstateAgent')).toMatchObject({
    name: 'Huis & Vallée',
    telephone: '+3286001230',
    address: { postalCode: '6940' },
    openingHours: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'].map((day) => `${day} 09:00-18:00`),
    department: [
      { name: 'La Roche' },
      { name: 'Vielsalm', openingHours: ['We 10:00-16:00', 'Sa 10:00-16:00'] },
    ],
  });
  expect(await findNode('/Ons-team/', 'RealEstateAgent')).toMatchObject({
    employee: expect.arrayContaining([
      expect.objectContaining({ '@type': 'Person', name: 'Marijke Verhoeven' }),
    ]),
  });
});

test('a review says how the agency knows its writer', async () => {
  expect(await findNode('/Gastenboek/', 'RealEstateAgent')).toMatchObject({
    review: expect.arrayContaining([
      expect.objectContaining({
        reviewBody: 'Alles klopte.',
        author: {
          '@type': 'Person',
          name: 'Els Peeters',
          description: 'Klant: gevonden in onze dossiers',
        },
      }),
    ]),
  });
});

test('the numbers of a list go on from page to page', async () => {
  expect(await findNode('/for-sale/?page=2', 'ItemList')).toMatchObject({
    itemListElement: expect.arrayContaining([expect.objectContaining({ position: 25 })]),
  });
});

test('a vocabulary tells a wrong type, property and value', () => {
  const offer = { '@type': 'Offer', price: 1, availability: 'https://schema.org/InStock' };
  expect(findFaults(offer)).toEqual([]);
  expect(findFaults({ ...offer, '@type': 'Bargain' })).toHaveLength(1);
  expect(findFaults({ ...offer, floorSize: 3 })).toHaveLength(1);
  expect(findFaults({ ...offer, availability: 'yes' })).toHaveLength(1);
  expect(findFaults({ ...offer, seller: { '@type': 'House', name: 'x' } })).toHaveLength(1);
});
