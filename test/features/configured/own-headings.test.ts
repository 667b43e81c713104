import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createMenuPage, createPageFetcher } from '../../menu-pages';

const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';

const findRoute = (files: SnapshotFiles, original: string) =>
  files['site/routes.json'].find((route: { original: string }) => route.original === original);
const setBannerTitle = (title: object) => (files: SnapshotFiles) => {
  files['site/menu.json'][0].params.bannerTitle = title;
};

describe('a page that the product draws', () => {
  test.each([
    ['a list', '/nl/te-koop/', /<h1[^>]*>Thuis in de Ardennen</],
    [
      'a list of one town, which names it',
      '/nl/te-koop/?city=DURBUY|6940',
      /<h1[^>]*>[^<]*Durbuy</,
    ],
    ['a list in a language without it', '/fr/a-vendre/', /<h1[^>]*>À vendre/],
  ])('has the title of its banner as heading: %s', async (_, path, seen) => {
    const fetchPage = await createPageFetcher([], setBannerTitle({ nl: 'Thuis in de Ardennen' }));
    expect((await fetchPage(path)).html).toMatch(seen);
  });

  test('a banner that says it takes it from the list', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      setBannerTitle({ nl: 'Thuis in de Ardennen' })(files);
      Object.assign(files['site/menu.json'][0].params, {
        ...{ showPageBanner: true, bannerType: 'color', bannerColor: '#112233' },
      });
    });
    expect((await fetchPage('/nl/te-koop/')).html).toMatch(/<h1 data-part="title">Te koop/);
  });

  test.each([
    ['its own', { nl: 'Voor eigenaars', fr: 'Pour les propriétaires' }, /<h1[^>]*>Voor eigenaars</],
    ['none, that of the product', { public: false, nl: 'Verborgen' }, /<h1[^>]*>Eigenaarslogin</],
  ])('the sign-in has a title: %s', async (_, title, seen) => {
    const fetchPage = await createPageFetcher([createMenuPage('login', { title })]);
    expect((await fetchPage('/nl/login/')).html).toMatch(seen);
  });
});

describe('the breadcrumb', () => {
  test('begins with the name that the route map has for the home page', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      files['site/routes.json'].unshift({
        ...{ original: '/', type: 'page', nl: '/nl/', fr: '/fr/' },
        breadcrumb: [{ name: { nl: 'Onthaal', fr: 'Accueil' } }],
      });
    });
    expect((await fetchPage('/nl/te-koop/')).html).toContain('<a href="/nl/">Onthaal</a>');
  });

  test('of a property leads to the path of the first step of its list (§2.1)', async () => {
    const fetchPage = await createPageFetcher([createMenuPage('aanbod')], (files) => {
      const route = findRoute(files, '/for-sale/');
      route.breadcrumb = [{ name: { nl: 'Aanbod' }, path: { nl: '/nl/aanbod/' } }];
    });
    expect((await fetchPage(VILLA)).html).toMatch(/<a href="\/nl\/aanbod\/">Aanbod<\/a>/);
  });
});

test('the picture of the site has its size in the head, that of a page has none', async () => {
  const own = { metadata: { nl: { metadataOGImage: '/media/hero/dorp.webp' } } };
  const fetchPage = await createPageFetcher([createMenuPage('beeld', own)], (files) => {
    const image = { url: '/media/hero/dorp.webp', width: 1360, height: 799 };
    files['site/configuration.json'].seo = { nl: { image } };
  });
  const list = (await fetchPage('/nl/te-koop/')).document;
  expect(list).toContain('<meta property="og:image:width" content="1360"/>');
  expect(list).toContain('<meta property="og:image:height" content="799"/>');
  expect((await fetchPage('/nl/beeld/')).document).not.toContain('og:image:width');
});
