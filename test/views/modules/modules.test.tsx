import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createMenuPage, createModule, createPageFetcher } from '../../menu-pages';

const fetchWithModules = (modules: object[], change?: (files: SnapshotFiles) => void) =>
  createPageFetcher([createMenuPage('about', { modules })], change).then((fetchPage) =>
    fetchPage('/nl/about/'),
  );

const countOccurrences = (html: string, part: string) => html.split(part).length - 1;

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
      [{ field: 'sale', advancedCondition: '!field * 2' }],
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

describe('a property list', () => {
  test('in slider view is a slider of its cards', async () => {
    const { html } = await fetchWithModules([
      createModule('property-list', 'for-sale', { view: 'slider-view' }),
    ]);
    expect(html).toContain('class="slider slider--4"');
    expect(html).toContain('Villa met zicht');
  });

  test.each([
    [undefined, 'Villa met zicht'],
    ['for-sale', 'Villa met zicht'],
    ['/for-rent/', 'Lichte studio'],
  ])('related to %s shows %s', async (id, headline) => {
    const { html } = await fetchWithModules([createModule('property-list', id)]);
    expect(html).toContain(headline);
    expect(countOccurrences(html, 'class="card"')).toBe(1);
  });

  test('of a section without listings has no cards', async () => {
    const { html } = await fetchWithModules([createModule('property-list', 'Bouwgrond')]);
    expect(html).not.toContain('class="card"');
  });
});

describe('a category', () => {
  const createAnswer = (id: number) => ({
    id,
    category: 8,
    status: 'Published',
    title: { nl: `Vraag ${id}` },
    body: { nl: `<p>Antwoord ${id}</p>` },
  });
  const addAnswers = (files: SnapshotFiles) => {
    files['site/articles.json'].push(createAnswer(1), createAnswer(2), createAnswer(3));
  };

  test('shows at most maxItems articles', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 8, { view: 'news-view', maxItems: 2 })],
      addAnswers,
    );
    expect(countOccurrences(html, 'class="article-card"')).toBe(2);
  });

  test('in slider view shows articles as cards', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 8, { view: 'slider-view', numberItemOfRow: 3 })],
      addAnswers,
    );
    expect(html).toContain('class="slider slider--3"');
    expect(html).toContain('class="article-card"');
    expect(html).not.toContain('<blockquote>');
  });

  test('in collapse view gives each answer an id, so that a link opens it', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 8, { view: 'collapse-view' })],
      addAnswers,
    );
    expect(html).toMatch(/<\/summary><div class="accordion__text" id="answer-2">/);
  });

  test('on its own page has a pager beyond maxItems articles', async () => {
    const fetchPage = await createPageFetcher(
      [
        createMenuPage('faq', {
          modules: [createModule('category', 8, { view: 'news-view', maxItems: 2 })],
        }),
      ],
      addAnswers,
    );
    const first = await fetchPage('/nl/faq/');
    expect(first.html).toContain('href="/nl/faq/?page=2"');
    const second = await fetchPage('/nl/faq/?page=2');
    expect(second.html).toContain('Pagina 2 van 2');
    expect(countOccurrences(second.html, 'class="article-card"')).toBe(2);
    expect((await fetchPage('/nl/faq/?page=-7')).html).toContain('Pagina 1 van 2');
  });

  test('in collapse view shows each question with its answer', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 8, { view: 'collapse-view' })],
      addAnswers,
    );
    expect(countOccurrences(html, '<details')).toBe(4);
    expect(html).toContain('<p>Antwoord 2</p>');
  });

  test('of testimonials in slider view is a list of quotes that needs no script', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 5, { view: 'slider-view', maxItems: 10 })],
      (files) => {
        files['site/article-categories.json'].push({
          ID: 5,
          key: 'testimonial',
          Name: { nl: 'Getuigenissen' },
          path: '/faq/cadastral-income/',
        });
        files['site/articles.json'].push({
          id: 501,
          category: 5,
          status: 'Published',
          title: { nl: 'Eerlijk' },
          intro: { nl: 'Hij zei het eerlijk.' },
          author: { nl: 'Familie Lambrecht' },
        });
      },
    );
    expect(html).toContain('<blockquote>');
    expect(html).toContain('Familie Lambrecht');
  });
});

describe('people', () => {
  const createPerson = (id: number, rest: object = {}) => ({
    id,
    name: `Persoon ${id}`,
    role: { nl: 'Makelaar' },
    phone: '0470001231',
    email: `p${id}@huis-vallee.example`,
    status: 'Published',
    contact: [10],
    ...rest,
  });

  test('of a contact module are those of its group, at most four, with phone and mail', async () => {
    const { html } = await fetchWithModules([createModule('contact', 10)], (files) => {
      files['site/team.json'].push(
        ...[2, 3, 4, 5, 6].map((id) => createPerson(id)),
        createPerson(7, { contact: [11], sort: -1 }),
      );
    });
    expect(countOccurrences(html, 'class="person"')).toBe(4);
    expect(html).not.toContain('Persoon 7');
    expect(html).toContain('href="tel:+32470001231"');
    expect(html).toContain('href="mailto:p2@huis-vallee.example"');
  });

  test('have their description in a dialog outside the team page', async () => {
    const { html } = await fetchWithModules([createModule('contact', 10)], (files) => {
      files['site/team.json'].push(createPerson(2, { about: { nl: 'Kent elke nok.' } }));
    });
    expect(html).toContain('command="show-modal" commandfor="about-2"');
    expect(html).toMatch(
      /<dialog id="about-2"[^>]*aria-labelledby="about-2-title".*Kent elke nok\./s,
    );
    expect(html).not.toContain('about-1');
  });

  test('of the team are all published members', async () => {
    const { html } = await fetchWithModules(
      [createModule('category', 12, { view: 'ons-team-view', maxItems: 12 })],
      (files) => {
        files['site/article-categories.json'].push({
          ID: 12,
          key: 'team',
          Name: { nl: 'Team' },
          path: '/faq/cadastral-income/',
        });
        files['site/team.json'].push(
          createPerson(2, { contact: [] }),
          createPerson(3, { status: 'Draft' }),
        );
      },
    );
    expect(html).toContain('An Maas');
    expect(html).toContain('Persoon 2');
    expect(html).not.toContain('Persoon 3');
  });
});

test('a project list without projects shows a text', async () => {
  const { html } = await fetchWithModules([createModule('project-list')]);
  expect(html).toContain('Er zijn momenteel geen projecten beschikbaar.');
});
