import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createMenuPage, createPageFetcher } from '../../menu-pages';

const categoryRoute = { original: '/faq/', type: 'article', nl: '/nl/faq/', fr: '/fr/faq/' };
const deedCostsArticle = {
  id: 802,
  category: 8,
  status: 'Published',
  title: { nl: 'Aktekosten', fr: 'Frais d’acte' },
  intro: { nl: 'Wat de notaris vraagt.', fr: 'Ce que demande le notaire.' },
};

describe('an article', () => {
  test('shows title, source, date and body, and links to its category', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      Object.assign(files['site/articles.json'][0], {
        date: '2026-03-05',
        author: { nl: 'De Ardennenbode' },
      });
      files['site/routes.json'].push(categoryRoute);
    });
    const { status, html } = await fetchPage('/nl/faq/kadastraal-inkomen/');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Kadastraal inkomen</h1>');
    expect(html).toContain('De Ardennenbode');
    expect(html).toContain('5-3-2026');
    expect(html).toContain('<p>Wat is het?</p>');
    expect(html).toContain('href="/nl/faq/"');
  });

  test('links to the other articles of its category, but neither itself nor drafts', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      files['site/articles.json'].push(deedCostsArticle, {
        ...deedCostsArticle,
        id: 803,
        status: 'Draft',
        title: { nl: 'Ontwerp' },
      });
    });
    const { html } = await fetchPage('/nl/faq/kadastraal-inkomen/');
    const related = html.slice(html.indexOf('article__related'));
    expect(related).toContain('Aktekosten');
    expect(related).not.toContain('Ontwerp');
    expect(related).not.toContain('Kadastraal inkomen');
  });

  test('a draft is not found', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      files['site/articles.json'][0].status = 'Draft';
    });
    expect((await fetchPage('/nl/faq/kadastraal-inkomen/')).status).toBe(404);
  });
});

describe('a press publication', () => {
  const fetchPress = (changes: object) =>
    createPageFetcher([], (files) => {
      Object.assign(files['site/article-categories.json'][0], { key: 'perspublicaties' });
      Object.assign(files['site/articles.json'][0], {
        date: '2026-03-05',
        author: { nl: 'De Ardennenbode' },
        body: { nl: '<p>Het begin.</p><p>Het vervolg.</p>' },
        quote: { text: { nl: 'Kom in het voorjaar terug.' }, speaker: { nl: 'Luc Dardenne' } },
        ...changes,
      });
      files['site/routes.json'].push(categoryRoute, {
        original: '/faq/aktekosten/',
        type: 'article',
        nl: '/nl/faq/aktekosten/',
      });
      files['site/articles.json'].push({
        ...deedCostsArticle,
        path: '/faq/aktekosten/',
        sort: 9,
        date: '2026-02-01',
        author: { nl: 'Zuiderbuur' },
      });
    });

  test('shows its quote after the first paragraph, and who says it', async () => {
    const { html } = await (await fetchPress({}))('/nl/faq/kadastraal-inkomen/');
    expect(html).toMatch(
      /Het begin\.<\/p>.*<blockquote><p>Kom in het voorjaar terug\.<\/p>.*Luc Dardenne.*Het vervolg\./,
    );
  });

  test('whose text begins with a list is not cut', async () => {
    const fetchPage = await fetchPress({
      body: { nl: '<ul><li><p>Eén.</p></li><li>Twee.</li></ul>' },
    });
    const { html } = await fetchPage('/nl/faq/kadastraal-inkomen/');
    expect(html).toMatch(/<li>Twee\.<\/li><\/ul>.*<blockquote>/);
  });

  test('leads back to its category and on to the next, the last only back', async () => {
    const fetchPage = await fetchPress({});
    const { html } = await fetchPage('/nl/faq/kadastraal-inkomen/');
    const navigation = html
      .slice(html.indexOf('press-navigation'))
      .replaceAll(/<\/?span[^>]*>/g, '');
    expect(navigation).toContain('href="/nl/faq/"');
    expect(navigation).toContain('Volgend artikel\u00a0·\u00a0Zuiderbuur, 1-2-2026');
    expect(navigation).toContain('href="/nl/faq/aktekosten/"');
    const last = await fetchPage('/nl/faq/aktekosten/');
    expect(last.html).toContain('press-navigation');
    expect(last.html).not.toContain('Volgend artikel');
  });
});

describe('a category', () => {
  const addFaqArticles = (files: SnapshotFiles) => {
    files['site/routes.json'].push(categoryRoute);
    files['site/articles.json'].push(deedCostsArticle);
  };

  test('lists its articles in their order', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      addFaqArticles(files);
      files['site/articles.json'][0].sort = 2;
    });
    const { html } = await fetchPage('/nl/faq/');
    expect(html).toContain('<h1>Vragen</h1>');
    expect(html.indexOf('Aktekosten')).toBeLessThan(html.indexOf('Kadastraal inkomen'));
  });

  test('links to its subcategories', async () => {
    const fetchPage = await createPageFetcher([], (files) => {
      addFaqArticles(files);
      files['site/routes.json'].push({
        original: '/faq/visits/',
        type: 'article',
        nl: '/nl/faq/bezoeken/',
      });
      files['site/article-categories.json'].push({
        ID: 10,
        ParentID: 8,
        key: 'faq-brochures',
        Name: { nl: 'Bezoeken' },
        path: '/faq/visits/',
      });
    });
    expect((await fetchPage('/nl/faq/')).html).toContain('href="/nl/faq/bezoeken/"');
    expect((await fetchPage('/nl/faq/bezoeken/')).status).toBe(200);
  });

  test('with a menu page is rendered as that page', async () => {
    const fetchPage = await createPageFetcher([createMenuPage('faq')], addFaqArticles);
    expect((await fetchPage('/nl/faq/')).html).toContain('<h1>Titel</h1>');
  });
});

test('an article on another site opens in a new tab', async () => {
  const fetchPage = await createPageFetcher([], (files) => {
    files['site/articles.json'].push({
      ...deedCostsArticle,
      link: 'https://courrier.example/deeds',
    });
  });
  const { html } = await fetchPage('/nl/faq/kadastraal-inkomen/');
  expect(html).toContain('href="https://courrier.example/deeds" target="_blank"');
});
