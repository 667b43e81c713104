import { describe, expect, test } from 'vitest';
import { createMenuPage, createModule, createPageFetcher } from '../../../menu-pages';
import { fetchWithModules } from './modules-page';

describe('modules', () => {
  test('show in their sort order, published ones only', async () => {
    const { html } = await fetchWithModules([
      createModule('contact', 10, { id: 1, sort: 3, title: { nl: 'Derde' } }),
      createModule('contact', 10, { id: 2, sort: 1, title: { nl: 'Eerste' } }),
      createModule('contact', 10, { id: 3, sort: 2, title: { nl: 'Ontwerp' }, status: 'Draft' }),
    ]);
    expect(html.indexOf('Eerste')).toBeLessThan(html.indexOf('Derde'));
    expect(html).not.toContain('Ontwerp');
  });

  test('have their columns, span and class as classes, never as a style', async () => {
    const { html } = await fetchWithModules([
      createModule('contact', 10, { span: 10, col: { sm: 12, md: 11, lg: 12 }, class: 'quiet' }),
    ]);
    expect(html).toContain('class="module module--contact md-11 lg-10 quiet"');
    expect(html).not.toContain('style=');
  });

  test('have h2 headings on a page with an h1 of its own', async () => {
    const { html } = await fetchWithModules([
      createModule('contact', 10, { title: { nl: 'Bel ons' }, titleSize: 'h1' }),
    ]);
    expect(html).toMatch(/<h2[^>]*>Bel ons<\/h2>/);
  });

  test('have a link with the totals in its label', async () => {
    const { html } = await fetchWithModules([
      createModule('property-list', undefined, {
        link: { label: { nl: 'Alle {FOR_SALE_TOTAL} panden' }, path: '/for-sale/' },
      }),
    ]);
    expect(html).toMatch(/href="\/nl\/te-koop\/"[^>]*>Alle 1 panden</);
  });
});

describe('a module with display conditions (§3)', () => {
  const isShown = async (rules: object[]) => {
    const module = createModule('contact', 10, { title: { nl: 'Bel ons' }, rules });
    const fetchPage = await createPageFetcher([createMenuPage('about', { modules: [module] })]);
    return (await fetchPage('/nl/about/')).html.includes('Bel ons');
  };
  test.each([
    ['no rule', [], true],
    ['a rule that holds', [{ field: 'sale', logic: '>', compareWithValue: 0 }], true],
    [
      'one of two that does not',
      [
        { field: 'sale', logic: '>', compareWithValue: 0 },
        { field: 'language', logic: 'equals', compareWithValue: 'fr' },
      ],
      false,
    ],
    [
      'a rule that cannot be evaluated',
      [{ field: 'language', logic: '>', compareWithValue: 3 }],
      false,
    ],
  ])('%s', async (_, rules, shown) => {
    expect(await isShown(rules)).toBe(shown);
  });
});

describe('the background of a module', () => {
  test('is a class of its colour, with light text on a dark colour', async () => {
    const { html } = await fetchWithModules([
      createModule('contact', 10, { colorBackground: '#1E3A2F' }),
    ]);
    expect(html).toContain('module--contact custom-bg custom-bg--dark custom-bg-1e3a2f');
  });

  test('is a picture with the content on paper over it', async () => {
    const { html } = await fetchWithModules([
      createModule('contact', 10, {
        backgroundType: 'image',
        image: { url: '/media/hero/bos.webp' },
        description: { nl: 'Ervoor' },
        description2: { nl: 'Erna' },
      }),
    ]);
    expect(html).toMatch(/class="module__background" src="\/media\/hero\/bos/);
    expect(html).toMatch(/class="module__paper">.*Ervoor.*Erna/s);
  });

  test('pictures of a module show side by side', async () => {
    const images = [{ url: '/media/hero/bos.webp' }, { url: '/media/hero/dorp.webp' }];
    const { html } = await fetchWithModules([createModule('contact', 10, { images })]);
    expect(html).toContain('class="module-grid module-grid--2 module__images"');
  });
});
