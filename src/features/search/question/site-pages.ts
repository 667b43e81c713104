import { listPhrases } from '../../../domain/catalogue/words/phrases';
import { LANGUAGES } from '../../../domain/language/language';
import type { Localized } from '../../../domain/language/localized';
import { getTranslator } from '../../../domain/language/texts';
import { isAnySoldTold } from '../../../domain/site/sold-home';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { PAGE_WORDS, PAGES_WITHOUT_MENU, QUESTION_WORDS } from './question-data';
import { toPhraseKey } from './tokenize';

/**
 * Lists what a question may lead to besides homes, with the keys of its names: articles, pages that no menu has (an empty
 * archive of sold homes is none), the pages of the menu. Of two with one name the last is meant.
 */
export function listSitePages({ pages, site }: Snapshot): [path: string, keys: string[]][] {
  const titles: [path: string, titles: string[]][] = [
    ...site.articles.flatMap(({ path, title }): [string, string[]][] =>
      path ? [[path, listTexts(title).flatMap(listSubjects)]] : [],
    ),
    ...Object.entries(PAGES_WITHOUT_MENU).flatMap(([path, title]): [string, string[]][] =>
      path === '/sold/' && !isAnySoldTold(site, 'sale')
        ? []
        : [[path, LANGUAGES.map((language) => getTranslator(language)(title))]],
    ),
    ...[...pages.originals].map(([page, path]): [string, string[]] => [
      path,
      listTexts(page.params.title),
    ]),
  ];
  return titles.map(([path, names]) => {
    const words = PAGE_WORDS[path];
    const people = path === TEAM_PAGE ? site.team.map(({ name }) => name) : [];
    return [path, [...names, ...people, ...(words ? listPhrases(words) : [])].map(toPhraseKey)];
  });
}

/** The page of the team, which a member's name means too. */
const TEAM_PAGE = '/Ons-team/';

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
