import { describe, expect, test } from 'vitest';
import {
  countOccurrences,
  createMenuPage,
  createModule,
  createPageFetcher,
} from '../../menu-pages';

describe('a configured page', () => {
  test('shows title, description and content in the visitor’s language', async () => {
    const fetchPage = await createPageFetcher([
      createMenuPage('about', {
        description: { nl: 'Wie wij zijn', fr: 'Qui nous sommes' },
        content: { nl: '<p>Sinds 2006.</p>', fr: '<p>Depuis 2006.</p>' },
      }),
    ]);
    const { status, html } = await fetchPage('/fr/about/');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Titre</h1>');
    expect(html).toContain('Qui nous sommes');
    expect(html).toContain('<p>Depuis 2006.</p>');
  });

  test('hides a text whose public flag is the string "false"', async () => {
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { description: { nl: 'Geheim', public: 'false' } }),
    ]);
    expect((await fetchPage('/nl/about/')).html).not.toContain('Geheim');
  });

  test.each([
    ['/about/#" class="button', '/nl/about/#%22%20class=%22button'],
    ['/about/#wie', '/nl/about/#wie'],
  ])('a link in its text to %s adds no attribute', async (to, href) => {
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { content: { nl: `<a href='${to}'>Wij</a>` } }),
    ]);
    expect((await fetchPage('/nl/about/')).html).toContain(`<a href="${href}">Wij</a>`);
  });

  test('hides its content if that is not public', async () => {
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { content: { nl: '<p>Geheim</p>', public: 'false' } }),
      createMenuPage('home', { content: { nl: '<p>Geheim</p>', public: false } }, { id: 101 }),
    ]);
    expect((await fetchPage('/nl/about/')).html).not.toContain('Geheim');
    expect((await fetchPage('/nl/')).html).not.toContain('Geheim');
  });

  test.each([
    ['for-sale', '/nl/te-koop/'],
    ['Projects', '/nl/Projects/'],
    ['login', '/nl/login/'],
  ])('%s shows its public texts on a page that the product draws', async (path, address) => {
    const texts = {
      description: { nl: 'Inleiding' },
      content: { nl: '<p>De tekst van het kantoor.</p>' },
    };
    const fetchPage = await createPageFetcher(
      path === 'for-sale' ? [] : [createMenuPage(path, texts)],
      (files) => {
        if (path === 'for-sale') Object.assign(files['site/menu.json'][0].params, texts);
      },
    );
    const { html } = await fetchPage(address);
    expect(html).toContain('<div class="lead">Inleiding</div>');
    expect(html).toContain('<p>De tekst van het kantoor.</p>');
  });

  test('a draft is not found', async () => {
    const fetchPage = await createPageFetcher([createMenuPage('about', {}, { status: 'Draft' })]);
    expect((await fetchPage('/nl/about/')).status).toBe(404);
  });

  test('redirects by language', async () => {
    const fetchPage = await createPageFetcher([
      createMenuPage('Campings', {
        redirect: true,
        redirectUrl: {
          nl: 'https://campings.example/nl/',
          fr: 'https://campings.example/fr/',
        },
      }),
    ]);
    const { response } = await fetchPage('/fr/Campings/');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://campings.example/fr/');
  });

  test('redirects to the url of the route map', async () => {
    const fetchPage = await createPageFetcher([createMenuPage('shop')], (files) => {
      files['site/routes.json'].push({
        original: '/shop/',
        type: 'page',
        nl: '/nl/winkel/',
        url: 'https://shop.example/',
      });
    });
    const { response } = await fetchPage('/nl/winkel/');
    expect(response.headers.get('Location')).toBe('https://shop.example/');
  });

  test('shows its breadcrumb only if configured', async () => {
    const fetchPage = await createPageFetcher([
      createMenuPage('with', { showBreadCrumb: true }),
      createMenuPage('without', { showBreadCrumb: 'false' }, { id: 101 }),
    ]);
    expect((await fetchPage('/nl/with/')).html).toContain('class="breadcrumb"');
    expect((await fetchPage('/nl/without/')).html).not.toContain('class="breadcrumb"');
  });

  test('shows contact details on pages for seekers', async () => {
    const fetchPage = await createPageFetcher([createMenuPage('search-register')]);
    const { html } = await fetchPage('/nl/search-register/');
    expect(html).toContain('class="agency-contact"');
    expect(html).not.toContain('<form');
  });

  test('a long text has a table of contents with links', async () => {
    const sections = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf & meer'];
    const content = sections.map((title) => `<h2>${title}</h2><p>…</p>`).join('');
    const fetchPage = await createPageFetcher([
      createMenuPage('Privacy', { content: { nl: content } }),
    ]);
    const { html } = await fetchPage('/nl/Privacy/');
    expect(html).toContain('href="#vijf-meer"');
    expect(html).toContain('<h2 id="vijf-meer">');
  });
});

describe('a page has exactly one h1', () => {
  const titled = createModule('contact', 10, { title: { nl: 'Bel ons' }, titleSize: 'h1' });
  test.each([
    ['its own title', {}, 'Titel'],
    [
      'its banner’s title',
      { showPageBanner: true, bannerTitle: { nl: 'Op de banner' } },
      'Op de banner',
    ],
    [
      'its module’s title, if its own is not public',
      { title: { nl: 'X', public: 'false' } },
      'Bel ons',
    ],
  ])('%s', async (_, params, heading) => {
    const fetchPage = await createPageFetcher([
      createMenuPage('about', { modules: [titled], ...params }),
    ]);
    const { html } = await fetchPage('/nl/about/');
    expect(countOccurrences(html, '<h1')).toBe(1);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading);
  });
});
