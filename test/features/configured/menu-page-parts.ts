import type { Language } from '../../../src/domain/language/language';
import { LANGUAGES } from '../../../src/domain/language/language';
import type { SnapshotFiles } from '../../fixtures';
import { createMenuPage, createModule, createPageFetcher } from '../../menu-pages';

/** Writes a text that names its page part and its language, in every language. */
const writeTexts = (part: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${part} ${language}`]));

/** Parameters in which every part of a menu page has a value of its own, in every language. */
export const ALL_PARTS = {
  metadata: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        metadataTitle: `Kop ${language}`,
        metadataDescription: `Uitleg ${language}`,
        metadataOGTitle: `Netwerk ${language}`,
      },
    ]),
  ),
  showPageBanner: true,
  bannerType: 'color',
  bannerTitle: writeTexts('Banner'),
  bannerDescription: writeTexts('Bannertekst'),
  content: writeTexts('Inhoud'),
  showBreadCrumb: 'false',
  modules: [createModule('contact', 10, { title: writeTexts('Module') })],
};

/** Pages that different features answer: original, then the address in each language. */
export const PAGES: readonly [original: string, addresses: Record<Language, string>][] = [
  ['/for-sale/', localize('te-koop', 'a-vendre', 'for-sale')],
  ['/for-rent/', localize('te-huur', 'a-louer', 'for-rent')],
  ['/Bouwgrond/', localize('Bouwgrond', 'Bouwgrond', 'bouwgrond')],
  ['/Projects/', localize('Projects', 'Projects', 'projects')],
  ['/login/', localize('login', 'login', 'login')],
  ['/demand-login/', localize('demand-login', 'demand-login', 'demand-login')],
  ['/demand-register/', localize('demand-register', 'demand-register', 'demand-register')],
  ['/contact/', localize('contact', 'contact', 'contact')],
  ['/favourites/', localize('favourites', 'favourites', 'favourites')],
  ['/faq/', localize('faq', 'faq', 'faq')],
  [
    '/faq/cadastral-income/',
    localize('faq/kadastraal-inkomen', 'faq/revenu-cadastral', 'faq/cadastral-income'),
  ],
  ['/about/', localize('about', 'about', 'about')],
];

function localize(nl: string, fr: string, other: string): Record<Language, string> {
  return {
    nl: `/nl/${nl}/`,
    fr: `/fr/${fr}/`,
    en: `/en/${other}/`,
    de: `/de/${other}/`,
  };
}

/** An empty form that a page of this site sends. */
export const createPost = (): RequestInit => ({
  method: 'POST',
  body: new FormData(),
  headers: { 'Sec-Fetch-Site': 'same-origin' },
});

/** Creates a fetcher of a site in four languages whose menu holds only this page. */
export const createOnePageFetcher = (
  original: string,
  params: object,
  change: (files: SnapshotFiles) => void = () => {},
) =>
  createPageFetcher([], (files) => {
    const segments = original.split('/').filter(Boolean);
    const path = segments.at(-1) ?? '';
    const page = createMenuPage(path, params, { id: 101 });
    const parents = segments.slice(0, -1).toReversed();
    files['site/menu.json'] = [
      parents.reduce((child, parent) => createMenuPage(parent, {}, { childMenus: [child] }), page),
    ];
    const { languageUse } = files['site/configuration.json'].language;
    languageUse.push({ code: 'en', use: true }, { code: 'de', use: true });
    change(files);
  });
