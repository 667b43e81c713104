import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES, extractVisibleText, listAllPages, parseSiteFile } from './site-files';

describe('the articles', () => {
  const articles = parseSiteFile('site/articles.json');

  test('every article has a category that exists', () => {
    const ids = parseSiteFile('site/article-categories.json').map(({ ID }) => ID);
    expect(articles.filter(({ category }) => !ids.includes(category))).toEqual([]);
  });

  test.each([
    [7, 5],
    [8, 7],
    [9, 8],
    [10, 2],
    [5, 12],
  ])('category %i holds %i', (category, count) => {
    expect(articles.filter((article) => article.category === category)).toHaveLength(count);
  });

  test.each([
    [7, 300, 560],
    [8, 120, 420],
    [9, 80, 200],
    [10, 120, 350],
  ])('an article of category %i has between %i and %i words', (category, min, max) => {
    for (const article of articles.filter((entry) => entry.category === category)) {
      for (const language of CONTENT_LANGUAGES) {
        const words =
          extractVisibleText(article.body[language] ?? '').match(/[\p{L}\d]+/gu)?.length ?? 0;
        expect([article.path, words >= min && words <= max, words]).toEqual([
          article.path,
          true,
          words,
        ]);
      }
    }
  });

  test('bodies are plain HTML whose tags close', () => {
    for (const { path, body } of articles) {
      for (const language of CONTENT_LANGUAGES)
        expect([path, ...findUnclosedTags(body[language] ?? '')]).toEqual([path]);
    }
    for (const { path, params } of listAllPages(parseSiteFile('site/menu.json'))) {
      for (const language of CONTENT_LANGUAGES)
        expect([path, ...findUnclosedTags(params.content[language] ?? '')]).toEqual([path]);
    }
  });

  test('testimonials have an author, an occasion and a date; press has a paper and a date', () => {
    for (const { category, author, occasion, date, path } of articles) {
      if (category === 5) expect([author.nl, occasion.fr, date, !path]).not.toContain(undefined);
      if (category === 9) expect([author.nl, date, path]).not.toContain(undefined);
    }
  });
});

const HTML_TAG =
  /<(\/?)(p|h2|h3|ul|ol|li|strong|em|a|table|thead|tbody|tr|th|td|br)(?: href="[^"]+")?>/g;

/** Returns the tags that stay open, close twice or are not allowed in content. */
function findUnclosedTags(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = html.replace(HTML_TAG, '').match(/<[^>]*>?/g) ?? [];
  for (const [, closes, tag = ''] of html.matchAll(HTML_TAG)) {
    if (tag === 'br') continue;
    if (!closes) open.push(tag);
    else if (open.pop() !== tag) wrong.push(`</${tag}>`);
  }
  return [...wrong, ...open];
}
