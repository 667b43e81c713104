import menu from '../../../../data/starter/menu.json';
import routes from '../../../../data/starter/routes.json';
import { readPhone } from '../../../../src/domain/typed-values/read-phone';
import { buildCategoryRecords } from '../../../catalogue/category-records';
import type { SnapshotPicture } from '../picture-files';
import { findCity, splitList } from './cities';
import { escapeHtml } from './escape-html';
import type { Answers } from './questions';
import { readContact } from './read-contact';
import { buildConfiguration } from './starter-configuration';

/** Builds the files of a small snapshot without listings from the answers, by path. */
export function buildStarterFiles(
  answers: Answers,
  logo: SnapshotPicture | undefined,
): Record<string, unknown> {
  const languages = splitList(answers.languages ?? '');
  const contact = readContact(answers);
  const values = {
    ...answers,
    ...contact,
    // What a telephone dials: digits and the sign of the country.
    phoneLink: readPhone(contact.phone)?.dialled ?? '',
  };
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
    'site/menu.json': fillTexts(menu, values),
    'site/routes.json': routes,
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
    'site/team.json': [],
    'site/towns.json': splitList(answers.towns ?? '').flatMap((text) => findCity(text) ?? []),
    'site/synonyms.json': [],
  };
}

/** Replaces `{name}` in every text by that answer; in HTML its signs become entities. */
function fillTexts(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') return fillText(value, answers);
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, answers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillTexts(inner, answers)]),
  );
}

const fillText = (text: string, answers: Answers): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const answer = answers[name];
    if (answer === undefined) return placeholder;
    return text.includes('<') ? escapeHtml(answer) : answer;
  });
