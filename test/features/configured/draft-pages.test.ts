import { describe, expect, test } from 'vitest';
import { createMenuPage, createPageFetcher } from '../../menu-pages';

const DRAFT = { status: 'Draft' };

describe('a draft is unknown at every address (decision 49)', () => {
  test.each([
    ['a list', '/nl/te-koop/', '/for-sale/'],
    ['a form', '/nl/bod/', '/make-offer/'],
    ['a category of articles', '/nl/faq/', '/faq/'],
    ['the register of searches', '/nl/zoekopdracht/', '/demand-register/'],
    ['a page below a draft', '/nl/boven/onder/', '/above/below/'],
  ])('%s', async (_, path, original) => {
    const pages = [
      createMenuPage('make-offer', { path: { nl: 'bod', fr: 'offre' } }, { id: 101, ...DRAFT }),
      createMenuPage('faq', {}, { id: 102, ...DRAFT }),
      createMenuPage(
        'demand-register',
        { path: { nl: 'zoekopdracht', fr: 'recherche' } },
        { id: 105, ...DRAFT },
      ),
      createMenuPage(
        'above',
        { path: { nl: 'boven', fr: 'dessus' } },
        {
          id: 103,
          ...DRAFT,
          childMenus: [
            createMenuPage('below', { path: { nl: 'onder', fr: 'dessous' } }, { id: 104 }),
          ],
        },
      ),
    ];
    const fetchPublished = await createPageFetcher(
      pages.map((page) => ({ ...page, status: 'Published' })),
    );
    expect((await fetchPublished(path)).status).toBe(200);
    const fetchPage = await createPageFetcher(pages, (files) => {
      files['site/menu.json'][0].status = 'Draft';
    });
    expect((await fetchPage(path)).status).toBe(404);
    expect((await fetchPage(original)).status).toBe(404);
  });

  test('its properties keep their addresses', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      files['site/menu.json'][0].status = 'Draft';
    });
    const { response } = await fetchPage('/property/84213/');
    expect(response.headers.get('Location')).toContain('/nl/te-koop/durbuy/');
  });

  test('a link to it in a text is plain text', async () => {
    const content = { nl: '<p>Zie <a href="/secret/">hier</a>.</p>' };
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { content }),
      createMenuPage('secret', {}, { id: 101, ...DRAFT }),
    ]);
    expect((await fetchPage('/nl/about/')).html).toContain('Zie <a>hier</a>.');
  });
});

describe('a page that redirects to another site', () => {
  const campings = createMenuPage(
    'Campings',
    {
      redirect: true,
      redirectUrl: { nl: 'https://campings.example/nl/', fr: 'https://campings.example/fr/' },
    },
    { id: 101 },
  );

  test('is linked to directly, in a new tab, from any text', async () => {
    const content = { fr: '<p><a href="/Campings/">Campings</a></p>' };
    const fetchPage = await createPageFetcher([createMenuPage('about', { content }), campings]);
    expect((await fetchPage('/fr/about/')).html).toContain(
      '<a href="https://campings.example/fr/" target="_blank" rel="noopener">Campings</a>',
    );
  });
});
