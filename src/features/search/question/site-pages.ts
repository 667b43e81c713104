import { listPhrases } from '../../../domain/catalogue/words/phrases';
import { LANGUAGES } from '../../../domain/language/language';
import type { Localized } from '../../../domain/language/localized';
import { getTranslator } from '../../../domain/language/texts';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { FORM_PAGES, PAGE_WORDS, QUESTION_WORDS } from './question-data';
import { toPhraseKey } from './tokenize';

/**
 * Lists what a question may lead to besides homes, with the keys of its names: articles, forms that no menu has, the
 * pages of the menu. Of two with one name the last is meant.
 */
export function listSitePages({ pages, site }: Snapshot): [path: string, keys: string[]][] {
  const titles: [path: string, titles: string[]][] = [
    ...site.articles.flatMap(({ path, title }): [string, string[]][] =>
      path ? [[path, listTexts(title).flatMap(listSubjects)]] : [],
    ),
    ...Object.entries(FORM_PAGES).map(([path, title]): [string, string[]] => [
      path,
      LANGUAGES.map((language) => getTranslator(language)(title)),
    ]),
    ...[...pages.originals].map(([page, path]): [string, string[]] => [
      path,
      listTexts(page.params.title),
    ]),
  ];
  return titles.map(([path, names]) => {
    const words = PAGE_WORDS[path];
    return [path, [...names, ...(words ? listPhrases(words) : [])].map(toPhraseKey)];
  });
}

const listTexts = (text: Localized): string[] =>
  LANGUAGES.flatMap((language) => text[language] || []);

/** Returns a title, and what it asks about: 'Wat is het kadastraal inkomen?', 'kadastraal inkomen'. */
function listSubjects(title: string): string[] {
  const { asking, article } = QUESTION_WORDS.questions;
  const key = toPhraseKey(title);
  const asked = removeStart(key, listPhrases(asking));
  return asked === key ? [key] : [key, removeStart(asked, listPhrases(article))];
}

/** Removes the longest of some phrases that a key begins with. */
function removeStart(key: string, phrases: readonly string[]): string {
  const starts = phrases.map((phrase) => `${toPhraseKey(phrase)} `);
  const [longest = ''] = starts
    .filter((start) => key.startsWith(start))
    .toSorted((a, b) => b.length - a.length);
  return key.slice(longest.length);
}
