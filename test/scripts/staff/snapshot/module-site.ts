import type { SiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SECOND_HOME_FACTS } from '../../../../src/domain/catalogue/second-home';
import { toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import { createProjectSnapshot } from '../../../platform/snapshot/project-snapshot';
import type { ModuleSetting } from './module-values';
import { PICTURES } from './module-values';

/** What a value is tried with, where it shows in company only. */
const COMPANY: Partial<Record<ModuleSetting, object>> = {
  image: { backgroundType: 'image' },
  backgroundType: { image: PICTURES[0] },
};

/** The contents that a module can have, on a page that shows it: one that is about it, or any other. */
export const CONTENTS: Record<string, { relations: object; page?: string; path?: string }> = {
  properties: { relations: { type: 'property-list', id: 'for-sale' } },
  'properties of its page': {
    relations: { type: 'property-list' },
    page: 'for-sale',
    path: 'te-koop',
  },
  projects: { relations: { type: 'project-list' } },
  'projects on their page': {
    relations: { type: 'project-list' },
    page: 'Projects',
    path: 'projecten',
  },
  articles: { relations: { type: 'category', id: 7 } },
  'articles on their page': { relations: { type: 'category', id: 7 }, page: 'services' },
  'publications of the press': { relations: { type: 'category', id: 9 } },
  testimonials: { relations: { type: 'category', id: 5 } },
  'testimonials on their page': { relations: { type: 'category', id: 5 }, page: 'guestbook' },
  'the team': { relations: { type: 'category', id: 12 } },
  'people to contact': { relations: { type: 'contact', id: 10 } },
};

/** The classes that the css of the page names. */
export const PAGE_CLASSES: readonly string[] = ['quiet', 'loud'];

const write = (text: string) => ({ nl: text, fr: `${text} (fr)` });
const createCategory = (ID: number, key: string, path: string, ParentID = 0) => ({
  ...{ ID, key, path, ParentID, Name: write(key) },
});
const createArticles = (category: number, rest: object = {}) =>
  [1, 2, 3, 4].map((number) => ({
    ...{ id: category * 1000 + number, category, status: 'Published', sort: number },
    ...{ title: write(`Titel ${number}`), intro: write(`Inleiding ${number}`), ...rest },
  }));

/** Creates a snapshot with several homes for sale, one to let, one plot and several projects. */
function createOfferOfEachKind() {
  const files = createProjectSnapshot();
  const properties = files['catalogue/properties.json'];
  const details = files['catalogue/property-details.json'];
  const [texts, facts] = [properties.slice(0, 2), details.slice(0, 2)];
  for (const [index, kind] of [{}, {}, { Goal: 1 }, { WebID: 4 }].entries()) {
    const ID = 90_001 + index;
    properties.push(...texts.map((one: object) => ({ ...one, ProjectID: null, ...kind, ID })));
    details.push(...facts.map((one: object) => ({ ...one, ID })));
  }
  const projects = files['catalogue/projects.json'];
  projects.push(
    ...[13, 14].flatMap((ID) => projects.slice(0, 2).map((one: object) => ({ ...one, ID }))),
  );
  files['catalogue/webIDs.json'].push(
    ...files['catalogue/webIDs.json']
      .slice(0, 2)
      .map((one: object) => ({ ...one, ID: 4, WebID: '4' })),
  );
  return files;
}

/** Creates a site with enough of every content. */
export function createRichSite(): SiteFiles {
  const files = createOfferOfEachKind();
  files['site/article-categories.json'].push(
    createCategory(5, 'testimonial', '/guestbook/'),
    createCategory(7, 'diensten', '/services/'),
    createCategory(70, 'diensten', '/more-services/', 7),
    createCategory(9, 'perspublicaties', '/press/'),
    createCategory(12, 'team', '/team/'),
  );
  files['site/articles.json'].push(
    ...createArticles(5, { author: write('Familie Maas') }),
    ...createArticles(7),
    ...createArticles(70).slice(0, 1),
    ...createArticles(9, { author: write('De Krant'), date: '2026-05-04' }),
    ...createArticles(8),
  );
  const [an] = files['site/team.json'];
  files['site/team.json'] = [1, 2, 3, 4].map((id) => ({
    ...{ ...an, id, name: `An ${id}`, contact: id === 1 ? [10] : [10, 11] },
  }));
  return files as SiteFiles & typeof files;
}

/** Writes a menu of one page: it has a module with this content and this value of a setting, and another one. */
export function writeModulePage(content: string, setting: ModuleSetting, value: unknown) {
  const { relations, page = 'about', path = page } = CONTENTS[content] ?? { relations: {} };
  const module = {
    ...{ id: 1, status: 'Published', title: write('Onze keuze'), sort: 1, relations },
    ...COMPANY[setting],
    [setting]: value,
  };
  const neighbour = {
    ...{ id: 9, status: 'Published', sort: 2, title: write('Ernaast') },
    relations: { type: 'contact', id: 10 },
  };
  const params = {
    ...{ type: 'module', path: { nl: path }, modules: [module, neighbour] },
    // Its heading is that of a module if the title of the page is not shown.
    title: { ...write('Wij'), public: setting !== 'titleSize' },
    css: PAGE_CLASSES.map((name, index) => `.${name}{order:${index}}`).join(''),
  };
  return {
    menu: [{ id: 3, name: page, path: page, status: 'Published', params }],
    path: `/nl/${path}/`,
  };
}

const createPage = (id: number, path: string, params: object) => ({
  ...{ id, name: path, path, status: 'Published' },
  params: { type: 'module', path: write(path), ...params },
});

const LIST_OF_SALE = {
  ...{ id: 1, sort: 1, status: 'Published' },
  relations: { type: 'property-list', id: 'for-sale' },
};

/** Creates a home that sold this month, of which everything may be told. */
function createSoldHome() {
  const month = toBrusselsDay(new Date()).slice(0, 7);
  return {
    ...{ id: 70_001, goal: 'sale', outcome: 'closed', month, days: 41, WebID: '4' },
    ...{ asked: 231_000, price: 224_000, City: 'DURBUY', Zip: '6940', image: PICTURES[0] },
    title: write('Huis met de luiken'),
    consent: { owner: '2026-01-10', price: '2026-01-20', home: true },
  };
}

/** Creates such a site with everything switched on that could hide a value: top bar, popup, texts about a town, display rules. */
export function createSwitchedOnSite(): Record<string, unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: raw JSON
  const files = createRichSite() as Record<string, any>;
  const configuration = files['site/configuration.json'];
  configuration.header.headerLinks.show = true;
  configuration.popup.isPublished = 'yes';
  configuration.listings.factRules = {
    SurfaceLiving: [{ field: 'Price', logic: '>', compareWithValue: 1 }],
  };
  files['site/menu.json'][0].params.modules[0].rules = [
    { field: 'sale', logic: '>', compareWithValue: 0 },
  ];
  files['site/town-texts.json'] = [{ Name: 'DURBUY', character: write('Stil') }];
  files['site/sold.json'] = [createSoldHome()];
  for (const project of files['catalogue/projects.json']) project.PublicAddress = true;
  for (const detail of files['catalogue/property-details.json'])
    Object.assign(detail, {
      ...{ Domicile: 'permit', HolidayLetting: 'yes', GroundHolding: 'lease' },
      ...{ SecondHomeTax: 500, ParkCharges: 900 },
      ...Object.fromEntries(SECOND_HOME_FACTS.map((fact) => [`${fact}Date`, '2026-05-04'])),
      ...Object.fromEntries(SECOND_HOME_FACTS.map((fact) => [`${fact}Source`, 'Gemeente'])),
    });
  configuration.header.banner.type = 'gallery';
  const modules = [5, 12, 9].map((id, sort) => ({
    ...{ id, sort, status: 'Published', title: write(`Deel ${id}`) },
    relations: { type: 'category', id },
    backgroundType: 'image',
    view: { 5: 'slider-view', 12: 'ons-team-view', 9: '' }[id],
  }));
  files['site/menu.json'].push(
    createPage(1, 'home', { title: write('Welkom'), modules: [LIST_OF_SALE] }),
    createPage(2, 'about', { title: write('Wie zijn wij'), modules, showPageBanner: true }),
    createPage(4, 'contact', { title: write('Bel ons') }),
  );
  configuration.agency.offices[0].image = PICTURES[0];
  files['site/routes.json'].push(
    { original: '/', type: 'page', nl: '/nl/', fr: '/fr/' },
    { original: '/contact/', type: 'page', nl: '/nl/contact/', fr: '/fr/contact/' },
    { original: '/demand-register/', type: 'page', nl: '/nl/zoeken-voor-u/', fr: '/fr/recherche/' },
    { original: '/press/krant/', type: 'article', nl: '/nl/pers/krant/', fr: '/fr/presse/krant/' },
  );
  files['site/articles.json'].find(({ category }: { category: number }) => category === 9).path =
    '/press/krant/';
  return files;
}
