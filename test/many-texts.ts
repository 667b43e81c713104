import type { Language } from '../src/domain/language/language';
import { LANGUAGES } from '../src/domain/language/language';
import { createMenuPage, createModule } from './menu-pages';
import { createProjectSnapshot } from './platform/snapshot/project-snapshot';

const inAllLanguages = (text: string, isPublic?: boolean) => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ⟦${language}⟧`])),
  ...(isPublic !== undefined && { public: isPublic }),
});

const ARTICLE_CATEGORIES = [
  { ID: 5, key: 'testimonial', path: '/Gastenboek/' },
  { ID: 7, key: 'diensten', path: '/diensten/' },
  { ID: 8, key: 'faq', path: '/faq/' },
  { ID: 9, key: 'perspublicaties', path: '/perspublicaties/' },
];

/** Creates a snapshot with something in every place where a page shows a text of the agency, each in all languages. */
export function createManyTexts() {
  const files = createProjectSnapshot();
  for (const record of files['catalogue/properties.json'])
    if (record.ID === 84300) Object.assign(record, { Goal: 1, ProjectID: undefined });
  files['site/article-categories.json'] = ARTICLE_CATEGORIES.map((category) => ({
    ...category,
    Name: inAllLanguages(`Rubriek ${category.key}`),
  }));
  files['site/articles.json'] = ARTICLE_CATEGORIES.map(({ ID, path }) => ({
    id: ID * 100,
    category: ID,
    status: 'Published',
    title: inAllLanguages(`Titel ${ID}`),
    intro: inAllLanguages(`<p>Inleiding ${ID}</p>`),
    body: inAllLanguages(`<p>Tekst ${ID}</p>`),
    author: inAllLanguages(`Auteur ${ID}`),
    occasion: inAllLanguages(`Gelegenheid ${ID}`),
    ...(ID !== 5 && { path: `${path}stuk/` }),
    ...(ID === 9 && {
      date: '2026-02-03',
      quote: { text: inAllLanguages('Citaat'), speaker: inAllLanguages('Spreker') },
    }),
  }));
  const routes = files['site/routes.json'].filter(
    ({ type, original }: { type: string; original: string }) =>
      type !== 'article' && original !== '/Privacy/',
  );
  const addRoute = (original: string, type = 'page') =>
    routes.push({
      original,
      type,
      ...Object.fromEntries(
        LANGUAGES.map((language) => [language, `/${language}${original.toLowerCase()}`]),
      ),
      breadcrumb: [
        {
          name: inAllLanguages(`Kruimel ${original}`),
          path: { nl: `/nl${original.toLowerCase()}` },
        },
      ],
    });
  addRoute('/');
  for (const { path, ID } of ARTICLE_CATEGORIES) {
    if (path !== '/Gastenboek/') addRoute(path);
    if (ID !== 5) addRoute(`${path}stuk/`, 'article');
  }
  addRoute('/Privacy/');
  routes.find(({ original }: { original: string }) => original === '/').breadcrumb = [
    { name: inAllLanguages('Begin') },
  ];
  files['site/menu.json'][0].params.bannerTitle = inAllLanguages('Aanbod', true);
  files['site/routes.json'] = routes;
  files['site/menu.json'].push(
    createMenuPage(
      'home',
      {
        path: {},
        title: inAllLanguages('Startpagina', false),
        content: inAllLanguages('<p>Inhoud start</p>', true),
        modules: [
          createModule('category', 5, { view: 'slider-view', title: inAllLanguages('Blok', true) }),
          createModule('contact', 10, { description: inAllLanguages('<p>Uitleg</p>', true) }),
          createModule('project-list', undefined, {
            link: { label: inAllLanguages('Verder'), path: '/Projects/' },
          }),
        ],
      },
      { id: 1 },
    ),
    ...['about', 'Privacy', 'Gastenboek'].map((path, index) =>
      createMenuPage(
        path,
        {
          path: Object.fromEntries(LANGUAGES.map((language) => [language, path.toLowerCase()])),
          title: inAllLanguages(`Pagina ${path}`, true),
          description: inAllLanguages('<p>Beschrijving</p>', true),
          content: inAllLanguages('<p>Inhoud</p>', true),
          ...(index === 0 && {
            showPageBanner: true,
            bannerType: 'color',
            bannerTitle: inAllLanguages('Banner', true),
            bannerDescription: inAllLanguages('<p>Bannertekst</p>', true),
          }),
          modules: [
            createModule('category', [8, 9, 5][index], { title: inAllLanguages('Lijst', true) }),
          ],
        },
        { id: 200 + index },
      ),
    ),
  );
  const { agency, footer, searchBlock, popup, header } = files['site/configuration.json'];
  Object.assign(header.headerLinks, {
    show: true,
    left: [{ label: inAllLanguages('Bel'), link: '/about/' }],
  });
  Object.assign(footer, {
    copyright: inAllLanguages('Rechten'),
    bottom: [
      { title: inAllLanguages('Kolom', true), fullText: inAllLanguages('<p>Voet</p>', true) },
      { introText: inAllLanguages('<p>Voet twee</p>', true) },
    ],
  });
  searchBlock.title = inAllLanguages('Thuis', true);
  searchBlock.description = inAllLanguages('<p>Zoek</p>', true);
  Object.assign(popup, { isPublished: 'yes', title: inAllLanguages('Weekend', true) });
  agency.offices[0].hours = inAllLanguages('Uren');
  agency.legalName = inAllLanguages('Huis bv');
  agency.professionalTitle = inAllLanguages('Makelaar');
  agency.supervisoryAuthority = inAllLanguages('BIV');
  agency.liabilityInsurer = inAllLanguages('Verzekeraar');
  Object.assign(files['site/team.json'][0], {
    role: inAllLanguages('Rol'),
    about: inAllLanguages('<p>Over</p>'),
    contact: [10],
  });
  return files;
}

/** Sets the languages in use, the first as the default. */
export function setLanguages(
  files: ReturnType<typeof createManyTexts>,
  languages: readonly Language[],
): void {
  files['site/configuration.json'].language = {
    languageUse: languages.map((code) => ({ code, use: true })),
    languageDefault: languages[0],
  };
}

/**
 * Keeps each text of several languages in one language only, in turn; those that the default needs, in that, and legal
 * lines in those of the law too.
 */
export function keepOneLanguage(files: ReturnType<typeof createManyTexts>, needed: Language): void {
  let turn = 0;
  const LEGAL = /legalName|professionalTitle|supervisoryAuthority|liabilityInsurer/;
  const NEEDED = /agency|searchBlock|params\.content|home/;
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const texts = value as Record<string, unknown>;
    const isTexts = LANGUAGES.every(
      (language) => typeof texts[language] === 'string' && `${texts[language]}`.includes('⟦'),
    );
    if (!isTexts) {
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
      return;
    }
    turn += 1;
    const kept = NEEDED.test(path) ? needed : LANGUAGES[turn % LANGUAGES.length];
    const ofLaw: readonly Language[] = LEGAL.test(path) ? ['nl', 'fr'] : [];
    for (const language of LANGUAGES)
      if (language !== kept && !ofLaw.includes(language)) delete texts[language];
  };
  walk(files, '');
}
