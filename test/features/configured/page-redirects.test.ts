import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language/language';
import { createMenuPage, createPageFetcher } from '../../menu-pages';
import { createOnePageFetcher, createPost, PAGES } from './menu-page-parts';

const WELCOME = { path: { nl: 'welkom', fr: 'bienvenue' } };
const redirectTo = (redirectUrl: object) => ({ redirect: true, redirectUrl });

describe('a page leads elsewhere, whichever feature would answer it', () => {
  test.each(PAGES)(
    '%s to a page of this site, in the language of the visitor',
    async (original, addresses) => {
      const target = createMenuPage('welkom', WELCOME, { id: 103 });
      const fetchPage = await createOnePageFetcher(
        original,
        redirectTo({ nl: '/welkom/?van=hier#kop' }),
        (files) => files['site/menu.json'].push(target),
      );
      const ends = { nl: 'welkom', fr: 'bienvenue', en: 'welkom', de: 'welkom' };
      for (const language of LANGUAGES) {
        const { status, response } = await fetchPage(addresses[language]);
        const location = response.headers.get('Location');
        expect([status, location]).toEqual([302, `/${language}/${ends[language]}/?van=hier#kop`]);
      }
    },
  );

  test.each(PAGES)(
    '%s to another site, in the default language if it has no other link',
    async (original, addresses) => {
      const fetchPage = await createOnePageFetcher(
        original,
        redirectTo({ nl: 'https://elders.example/nl/', fr: 'https://elders.example/fr/' }),
      );
      for (const language of LANGUAGES) {
        const { response } = await fetchPage(addresses[language]);
        const end = language === 'fr' ? 'fr' : 'nl';
        expect(response.headers.get('Location')).toBe(`https://elders.example/${end}/`);
      }
    },
  );
});

describe('a redirect', () => {
  test.each([
    ['a path of another language', '/nl/welkom/', '/fr/bienvenue/'],
    ['a page that redirects further', '/verder/', 'https://elders.example/'],
    ['a property', '/property/84213/', '/fr/a-vendre/84213/'],
    ['a file', '/media/plan.pdf', '/media/plan.pdf'],
  ])('to %s', async (_, link, location) => {
    const fetchPage = await createPageFetcher([
      createMenuPage('weg', redirectTo({ nl: link }), { id: 101 }),
      createMenuPage('welkom', WELCOME, { id: 102 }),
      createMenuPage('verder', redirectTo({ nl: 'https://elders.example/' }), { id: 103 }),
    ]);
    const { response } = await fetchPage('/fr/weg/');
    expect(response.headers.get('Location')).toBe(location);
  });

  test('of a route without a menu page leads to its url', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      const url = 'https://winkel.example/';
      files['site/routes.json'].push({ original: '/shop/', type: 'page', nl: '/nl/winkel/', url });
    });
    const { status, response } = await fetchPage('/nl/winkel/');
    expect([status, response.headers.get('Location')]).toEqual([302, 'https://winkel.example/']);
  });

  test('is followed by the menu and by links in texts, in the language of the page', async () => {
    const content = { fr: '<a href="/weg/">Là</a>' };
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { content }, { id: 101 }),
      createMenuPage('weg', redirectTo({ nl: '/welkom/' }), { id: 102 }),
      createMenuPage('welkom', WELCOME, { id: 103 }),
    ]);
    const { document, html } = await fetchPage('/fr/about/');
    expect(html).toContain('<a href="/fr/bienvenue/">Là</a>');
    expect(document).not.toContain('href="/fr/weg/"');
  });

  test('of a form’s page takes nothing that was sent elsewhere', async () => {
    const fetchPage = await createOnePageFetcher(
      '/contact/',
      redirectTo({ nl: 'https://elders.example/' }),
    );
    const { status } = await fetchPage('/nl/contact/', createPost());
    expect(status).toBe(422);
  });
});

describe('a page of the catalogue without its last slash or its full path takes one redirect', () => {
  test.each([
    '/property/84213',
    '/property/84213/',
    '/nl/te-koop/84213',
    '/nl/te-koop//durbuy/84213/',
  ])('%s', async (path) => {
    const fetchPage = await createPageFetcher([]);
    const { response } = await fetchPage(path);
    const location = response.headers.get('Location') ?? '';
    expect(response.status).toBe(301);
    expect((await fetchPage(location)).status).toBe(200);
  });
});
