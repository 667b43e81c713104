import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../../fixtures';
import {
  countOccurrences,
  createMenuPage,
  createModule,
  createPageFetcher,
} from '../../../menu-pages';
import { fetchWithModules } from './modules-page';

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
