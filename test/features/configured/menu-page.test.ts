import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language/language';
import { countOccurrences, createModule } from '../../menu-pages';
import { ALL_PARTS, createOnePageFetcher, createPost, PAGES } from './menu-page-parts';

describe('whichever feature answers it, a page shows its menu page (decision 137)', () => {
  test.each(PAGES)('%s', async (original, addresses) => {
    const fetchPage = await createOnePageFetcher(original, ALL_PARTS);
    for (const language of LANGUAGES) {
      const { status, document, html } = await fetchPage(addresses[language]);
      expect([addresses[language], status]).toEqual([addresses[language], 200]);
      expect(document).toContain(`<title>Kop ${language} · Huis &amp; Vallée</title>`);
      expect(document).toContain(`<meta name="description" content="Uitleg ${language}"/>`);
      expect(document).toContain(`<meta property="og:title" content="Netwerk ${language}"/>`);
      expect(html).toMatch(
        new RegExp(`class="banner__title">Banner ${language}</(h1|p)>.*Bannertekst ${language}`),
      );
      expect(html).not.toContain('class="breadcrumb"');
      expect(html).toContain(`>Module ${language}</h2>`);
      expect(countOccurrences(html, '<h1')).toBe(1);
    }
  });

  test.each(PAGES)('%s has a breadcrumb unless it is switched off', async (original, addresses) => {
    const fetchPage = await createOnePageFetcher(original, { showBreadCrumb: 'true' });
    const { html } = await fetchPage(addresses.fr);
    expect(html.includes('class="breadcrumb"')).toBe(true);
  });
});

describe('modules of a page with a body of its own', () => {
  const list = (rest: object) => createModule('property-list', undefined, { id: 1, ...rest });
  const contact = (rest: object) =>
    createModule('contact', 10, { id: 2, title: { nl: 'Bel ons' }, ...rest });

  test.each([
    ['/for-sale/', '/nl/te-koop/', 'property-list', '<h1 data-part="title">'],
    ['/Projects/', '/nl/Projects/', 'project-list', '<h1>'],
  ])(
    '%s: its own list stands for the body, below the breadcrumb',
    async (original, path, type, body) => {
      const own = createModule(type, undefined, {
        id: 1,
        sort: 2,
        title: { nl: 'Nieuw' },
        description: { nl: 'Ervoor' },
        description2: { nl: 'Erna' },
      });
      const modules = [
        own,
        contact({ sort: 1 }),
        contact({ id: 3, sort: 3, title: { nl: 'Kom' } }),
      ];
      const parts = ['Bel ons', 'Nieuw', 'Ervoor', body, 'Erna', '>Kom<'];
      const banner = { showPageBanner: true, bannerType: 'color', bannerTitle: { nl: 'Welkom' } };
      const { html } = await (await createOnePageFetcher(original, { modules, ...banner }))(path);
      expectOrder(html, ['>Welkom<', 'class="breadcrumb"', ...parts]);
      const showBreadCrumb = false;
      const bare = await (await createOnePageFetcher(original, { modules, showBreadCrumb }))(path);
      expect(bare.html).not.toContain('class="breadcrumb"');
      expectOrder(bare.html, parts);
    },
  );

  test('its own list without texts adds nothing, the list of another section its cards', async () => {
    const rents = list({ id: 2, sort: 2, relations: { type: 'property-list', id: 'for-rent' } });
    const modules = [list({ sort: 1 }), rents];
    const { html } = await (await createOnePageFetcher('/for-sale/', { modules }))('/nl/te-koop/');
    expect(countOccurrences(html, 'class="module ')).toBe(1);
    expectOrder(html, ['class="page listing"', 'class="module ', '84300']);
  });

  test('the pages of its own list do not turn its modules', async () => {
    const modules = [createModule('category', 8, { maxItems: 1 })];
    const fetchPage = await createOnePageFetcher('/for-sale/', { modules });
    expect((await fetchPage('/nl/te-koop/?page=2')).html).toContain('Kadastraal inkomen');
  });

  const expectOrder = (html: string, parts: string[]) => {
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };
});

describe('metadata', () => {
  test('a filtered list says what it is, the plain one what is configured', async () => {
    const fetchPage = await createOnePageFetcher('/for-sale/', ALL_PARTS);
    const { document } = await fetchPage('/fr/a-vendre/?city=DURBUY|6940');
    expect(document).toMatch(/<title>À vendre à Durbuy/);
    expect(document).not.toContain('Uitleg fr');
    expect((await fetchPage('/fr/a-vendre/?sort=price-asc')).document).toContain('<title>Kop fr');
  });

  test('a refused sign-in says so in its title', async () => {
    const fetchPage = await createOnePageFetcher('/login/', ALL_PARTS);
    const { document } = await fetchPage('/nl/login/', createPost());
    expect(document).toMatch(/<title>Fout/);
  });

  test('of one language does not reach a page with a title in another', async () => {
    const fetchPage = await createOnePageFetcher('/about/', {
      title: { nl: 'Over ons', fr: 'À propos' },
      description: { nl: 'Wie wij zijn', fr: 'Qui nous sommes' },
      metadata: {
        nl: {
          metadataTitle: 'Kop nl',
          metadataDescription: 'Uitleg nl',
          metadataOGTitle: 'Netwerk nl',
          metadataOGImage: 'https://cdn.example/deel.jpg',
        },
      },
    });
    const { document } = await fetchPage('/fr/about/');
    expect(document).toContain('<title>À propos · ');
    expect(document).toContain('<meta name="description" content="Qui nous sommes"/>');
    expect(document).not.toMatch(/Kop nl|Uitleg nl|Netwerk nl/);
    expect(document).toContain('deel.jpg');
  });

  test('a description that is not public is not in the head', async () => {
    const fetchPage = await createOnePageFetcher('/about/', {
      description: { nl: 'Geheim', public: 'false' },
    });
    expect((await fetchPage('/nl/about/')).document).not.toContain('Geheim');
  });
});

test('a banner without a public title names no page', async () => {
  const fetchPage = await createOnePageFetcher('/about/', {
    showPageBanner: true,
    title: { nl: 'Over ons', public: 'false' },
  });
  const { html } = await fetchPage('/nl/about/');
  expect(html).not.toContain('banner__title');
  expect(html).toContain('<h1 class="visually-hidden">Over ons</h1>');
});
