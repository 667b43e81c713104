import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { LEGAL_PAGES } from '../../../../src/domain/site/legal-lines';
import { CONTENT_LANGUAGES, listAllPages, parseSiteFile, readRawFile } from './site-files';

describe('the menu', () => {
  const menu = parseSiteFile('site/menu.json');
  const byId = (id: number) => menu.find((page) => page.id === id);

  test('shows these pages in this order, eight of them before the overlay', () => {
    const visible = menu
      .filter(({ path, params }) => path !== 'home' && params.showFixedMenu)
      .toSorted((a, b) => a.params.sort - b.params.sort);
    expect(visible.map(({ params }) => params.title.nl)).toEqual([
      'Te koop',
      'Te huur',
      'Bouwgrond',
      'Projecten',
      'Campings',
      'Diensten',
      'Ons team',
      'Contact',
      'Veelgestelde vragen',
    ]);
    expect(parseSiteFile('site/configuration.json').header.menu.menuMaxItems).toBe(8);
  });

  test.each([
    [1, 'home', ['property-list', 'category', 'contact']],
    [3, 'for-sale', ['property-list']],
    [4, 'for-rent', ['property-list']],
    [6, 'services', ['category', 'category', 'contact']],
    [10, 'Ons-team', ['category']],
    [20, 'Campings', []],
    [21, 'Bouwgrond', ['property-list']],
    [24, 'Pers', ['category', 'contact']],
    [25, 'Projects', ['project-list']],
  ])('page %i is %s and shows %j', (id, path, types) => {
    expect(byId(id)?.path).toBe(path);
    expect(byId(id)?.params.modules.map(({ relations }) => relations.type)).toEqual(types);
  });

  test('modules keep the limits of §9', () => {
    const limits = listAllPages(menu).flatMap(({ path, params }) =>
      params.modules.map(({ view, relations, numberItemOfRow, maxItems }) => [
        `${path} ${view || relations.type}`,
        numberItemOfRow,
        maxItems,
      ]),
    );
    expect(limits).toEqual(
      expect.arrayContaining([
        ['home property-list', 4, 4],
        ['home slider-view', 1, 10],
        ['home contact', 4, 4],
        ['services news-view', 4, 9],
        ['Ons-team ons-team-view', 4, 12],
        ['Pers news-view', 4, 40],
        ['FAQ collapse-view', 1, 40],
        ['contact contact', 4, 4],
      ]),
    );
  });

  test('press, contact and FAQ carry the sorts of §9', () => {
    const sorts = ['Pers', 'contact', 'FAQ'].map(
      (path) => menu.find((page) => page.path === path)?.params.sort,
    );
    expect(sorts).toEqual([10, 17, 24]);
  });

  test.each(LEGAL_PAGES)('%s is written in every language that the site may speak', (original) => {
    const { params } = menu.find(({ path }) => `/${path}/` === original) ?? {};
    const text = ['title', 'description', 'content'] as const;
    for (const language of LANGUAGES)
      for (const field of text) expect(params?.[field][language], language).toMatch(/\S/);
    const links = LANGUAGES.map((code) => params?.content[code]?.match(/<(?:h2|tr|li|a )/g));
    for (const found of links) expect(found).toEqual(links[0]);
  });

  test('campings redirects to an address for each language', () => {
    expect(byId(20)?.params).toMatchObject({
      redirect: true,
      redirectUrl: {
        nl: 'https://campings.huis-vallee.example/nl/',
        fr: 'https://campings.huis-vallee.example/fr/',
        en: 'https://campings.huis-vallee.example/en/',
        de: 'https://campings.huis-vallee.example/de/',
      },
    });
  });

  test('every relation exists', () => {
    const categories = new Map(
      parseSiteFile('site/article-categories.json').map(({ ID, key }) => [ID, key]),
    );
    const contacts = new Set(parseSiteFile('site/team.json').flatMap(({ contact }) => contact));
    for (const { relations } of listAllPages(menu).flatMap(({ params }) => params.modules)) {
      if (relations.type === 'category')
        expect([...categories.keys()]).toContain(Number(relations.id));
      if (relations.type === 'contact') expect([...contacts]).toContain(Number(relations.id));
    }
    expect([...categories].filter(([id]) => [8, 9, 10].includes(id))).toEqual([
      [8, 'faq'],
      [9, 'perspublicaties'],
      [10, 'faq-brochures'],
    ]);
  });

  test('one public flag is written as the string "false", as the content system does', () => {
    expect(readRawFile('site/menu.json')).toContain('"public": "false"');
  });

  test('titles and descriptions of pages are present and short enough for search engines', () => {
    // A page that redirects is never read.
    for (const { params } of listAllPages(menu).filter(({ params: { redirect } }) => !redirect)) {
      for (const language of CONTENT_LANGUAGES) {
        const metadata = params.metadata[language];
        expect(metadata?.metadataTitle.length).toBeGreaterThan(20);
        expect(metadata?.metadataTitle.length, metadata?.metadataTitle).toBeLessThanOrEqual(70);
        expect(metadata?.metadataDescription.length).toBeGreaterThan(60);
        expect(
          metadata?.metadataDescription.length,
          metadata?.metadataDescription,
        ).toBeLessThanOrEqual(165);
      }
    }
  });
});
