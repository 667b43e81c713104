import { describe, expect, test } from 'vitest';
import { createTestContext } from '../fixtures';
import { createMenuPage, createPageFetcher } from '../menu-pages';
import { addFormPages } from '../platform/snapshot/snapshot-with-forms';
import { ALL_FORMS } from './forms/all-forms';

/** What the interface texts say for promises of an agency. */
const PROMISE =
  /werkdag|jours? ouvrable|keer per maand|fois par mois|in het Nederlands|en néerlandais|grote sites|grands sites/i;

const ALL_PROMISES = {
  answerWorkdays: 3,
  valuationWorkdays: 8,
  visitLanguages: ['nl', 'fr'],
  newsletterPerMonth: 4,
  soldBeforePortalsPercent: { value: 12, asOf: '2026-06-30', source: 'register' },
};

const createFetcher = (promises: object, texts: object = {}) =>
  createPageFetcher(
    [createMenuPage('home', { title: {}, path: { nl: 'home', fr: 'home' } })],
    (files) => {
      addFormPages(files);
      files['site/configuration.json'].agency.promises = promises;
      Object.assign(files, { 'site/texts.json': texts });
    },
  );

/** Lists the home page, all forms and their thank-you pages in both languages. */
async function listPaths(): Promise<string[]> {
  const { hrefForLanguage } = await createTestContext('/nl/');
  return (['nl', 'fr'] as const).flatMap((language) => [
    `/${language}/`,
    ...ALL_FORMS.flatMap(([name, form]) => [
      hrefForLanguage(language).page(form.path),
      hrefForLanguage(language).page(`/feedback/${name}/`),
    ]),
  ]);
}

describe('promises of the agency (decision 116)', () => {
  test('stand on no page without their field', async () => {
    const fetchPage = await createFetcher({});
    for (const path of await listPaths()) {
      const { html } = await fetchPage(path);
      expect(PROMISE.exec(html)?.[0], path).toBeUndefined();
      expect(html, path).not.toMatch(/<p class="lead"><\/p>|\{\w+(?:Workdays|Languages|Month)\}/);
    }
  });

  test('stand on pages as the field says, in both languages', async () => {
    const fetchPage = await createFetcher(ALL_PROMISES);
    const pages = await Promise.all((await listPaths()).map(async (path) => fetchPage(path)));
    const all = pages.map(({ html }) => html).join('\n');
    for (const said of [
      ...['binnen 3 werkdagen', 'binnen 8 werkdagen', 'hoogstens 4 keer per maand'],
      ...['dans un délai de 3 jours ouvrables', 'dans un délai de 8 jours ouvrables'],
      ...['in het Nederlands of in het Frans', 'en néerlandais ou en français', '12\u00a0%'],
    ])
      expect(all).toContain(said);
  });
});

describe('own texts (decision 117)', () => {
  test('replace those of the page, and go along to scripts that hold them', async () => {
    const fetchPage = await createFetcher(
      {},
      { HOME_SAVED_SEARCH_TITLE: { nl: 'Wij zoeken mee' }, SHARE: { nl: 'Doorsturen' } },
    );
    const { html, document } = await fetchPage('/nl/');
    expect(html).toContain('Wij zoeken mee');
    expect(document).toContain('data-texts="{&quot;SHARE&quot;:&quot;Doorsturen&quot;}"');
    expect((await fetchPage('/fr/')).document).not.toMatch(/Wij zoeken mee|data-texts/);
  });
});
