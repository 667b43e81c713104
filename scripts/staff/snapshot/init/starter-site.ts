import menu from '../../../../data/starter/menu.json';
import routes from '../../../../data/starter/routes.json';
import type { Language } from '../../../../src/domain/language/language';
import { isLanguage } from '../../../../src/domain/language/language';
import { readPhone } from '../../../../src/domain/typed-values/read-phone';
import { buildCategoryRecords } from '../../../catalogue/category-records';
import type { SnapshotPicture } from '../picture-files';
import { findCity } from './cities';
import { escapeHtml } from './escape-html';
import type { LocalizedAnswer } from './localized-answer';
import { readLanguages, readLocalized } from './localized-answer';
import { listLeftOutPaths, listOfferedPages } from './offer-question';
import type { Answers } from './question';
import { readContact } from './read-contact';
import { splitList } from './split-list';
import { buildConfiguration } from './starter-configuration';
import { buildTeam } from './team-answer';

/** The page that is there only if somebody is on it. */
const TEAM_PAGE = '/Ons-team/';

/** Builds the files of a small snapshot without listings from the answers, by path. */
export function buildStarterFiles(
  answers: Answers,
  logo: SnapshotPicture | undefined,
): Record<string, unknown> {
  const languages = readLanguages(answers);
  const contact = readContact(answers);
  const team = buildTeam(answers);
  const [firstList] = listOfferedPages(answers);
  const values = {
    ...answers,
    ...contact,
    // What a telephone dials: digits and the sign of the country.
    phoneLink: readPhone(contact.phone)?.dialled ?? '',
    listPath: firstList?.path ?? '',
  };
  const localized = {
    place: readLocalized(answers.region || describeTown(answers)),
    allListed: firstList?.all ?? {},
  };
  const leftOut = [...(team.length > 0 ? [] : [TEAM_PAGE]), ...listLeftOutPaths(answers)];
  const offered = menu.filter(({ path }) => !leftOut.includes(`/${path}/`));
  const pages = team.length > 0 ? offered : offered.map(leaveOutPeople);
  return {
    'catalogue/properties.json': [],
    'catalogue/property-details.json': [],
    'catalogue/projects.json': [],
    'catalogue/webIDs.json': buildCategoryRecords(),
    'catalogue/citys.json': [],
    'catalogue/citysSale.json': [],
    'catalogue/citysRent.json': [],
    'catalogue/neighbourhoods.json': [],
    'site/configuration.json': buildConfiguration(answers, languages, logo),
    'site/menu.json': fillTexts(pages, values, localized),
    'site/routes.json': routes.filter(({ original }) => !leftOut.includes(original)),
    'site/articles.json': [],
    'site/article-categories.json': [
      {
        ID: 5,
        ParentID: 0,
        key: 'testimonial',
        Name: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungen' },
        path: '/Gastenboek/',
      },
    ],
    'site/team.json': team,
    'site/towns.json': splitList(answers.towns ?? '').flatMap((text) => findCity(text) ?? []),
    'site/synonyms.json': [],
  };
}

/** Returns a page without the modules that show people. */
const leaveOutPeople = <Page extends (typeof menu)[number]>(page: Page) => ({
  ...page,
  params: {
    ...page.params,
    modules: page.params.modules.filter(({ relations }) => relations.type !== 'contact'),
  },
});

/** Says where an agency is that names no region. */
const describeTown = ({ city }: Answers): string =>
  `nl: in ${city}; fr: à ${city}; en: in ${city}; de: in ${city}`;

/** Replaces `{name}` in every text by that answer, `{place}` by one of its language; in HTML signs become entities. */
function fillTexts(
  value: unknown,
  answers: Answers,
  localized: Readonly<Record<string, LocalizedAnswer>>,
  language?: Language,
): unknown {
  if (typeof value === 'string')
    return fillText(value, { ...answers, ...(language && chooseLanguage(localized, language)) });
  if (Array.isArray(value))
    return value.map((item) => fillTexts(item, answers, localized, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      fillTexts(inner, answers, localized, isLanguage(name) ? name : language),
    ]),
  );
}

const chooseLanguage = (
  localized: Readonly<Record<string, LocalizedAnswer>>,
  language: Language,
): Answers =>
  Object.fromEntries(
    Object.entries(localized).map(([name, texts]) => [name, texts[language] ?? '']),
  );

const fillText = (text: string, answers: Answers): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const answer = answers[name];
    if (answer === undefined) return placeholder;
    return text.includes('<') ? escapeHtml(answer) : answer;
  });
