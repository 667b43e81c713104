import { describe, expect, test } from 'vitest';
import type { Language } from '../src/domain/language/language';
import { crawlPages, findHeadingFaults, readTextRuns } from './crawl-pages';
import { createTestSite } from './fixtures';
import { createManyTexts, keepOneLanguage, setLanguages } from './many-texts';

const SETTINGS: readonly (readonly Language[])[] = [
  ['nl'],
  ['nl', 'fr'],
  ['fr', 'nl'],
  ['en', 'nl'],
  ['de', 'en'],
  ['nl', 'fr', 'en', 'de'],
];

/** A key of an interface text that no table translated. */
const RAW_KEY = /\b[A-Z]{2,}(?:_[A-Z\d]+)+\b/;

describe.each(SETTINGS.map((languages) => [languages.join(' + '), languages] as const))(
  'a site in %s whose texts are each in one language',
  (_name, languages) => {
    const crawl = async () => {
      const files = createManyTexts();
      setLanguages(files, languages);
      keepOneLanguage(files, languages[0] as Language);
      return crawlPages(await createTestSite({ embedded: files }));
    };

    test('has no empty heading, no raw key, no fault, and names the language of every text', async () => {
      const pages = await crawl();
      expect(pages.length).toBeGreaterThan(20 * languages.length);
      const faults = pages.flatMap((page) => {
        const runs = readTextRuns(page.html);
        const language = /<html[^>]*\slang="(\w\w)/.exec(page.html)?.[1];
        return [
          ...(page.status >= 500 ? [`${page.path}: ${page.status}`] : []),
          ...(page.status === 200 ? findHeadingFaults(page) : []),
          ...(languages.some((used) => used === language) ? [] : [`${page.path}: in ${language}`]),
          ...runs
            .filter(({ text }) => RAW_KEY.test(text))
            .map(({ text }) => `${page.path}: ${text}`),
          ...runs
            .filter(({ text, lang, tag }) => tag !== 'title' && !isMarked(text, lang))
            .map(({ text, lang, tag }) => `${page.path}: <${tag} lang=${lang}> ${text}`),
          ...page.links
            .filter((link) => !languages.some((used) => link.startsWith(`/${used}/`)))
            .filter((link) => /^\/\w\w\//.test(link))
            .map((link) => `${page.path} leads to ${link}`),
        ];
      });
      expect([...new Set(faults)]).toEqual([]);
    }, 120_000);
  },
);

/** Returns whether each text of this run is in the language that its element names. */
const isMarked = (text: string, lang: string): boolean =>
  [...text.matchAll(/⟦(\w\w)⟧/g)].every(([, own]) => own === lang);
