import { isWritten } from '../../../../domain/language/localized';
import { slugify } from '../../../../domain/routing/slug';
import { flattenMenu } from '../../../../domain/site/menu';
import { readPhone } from '../../../../domain/typed-values/read-phone';
import {
  ARTICLES_FILE,
  CITIES_FILE,
  CONFIGURATION_FILE,
  MENU_FILE,
  ROUTES_FILE,
  TEAM_FILE,
  TOWNS_FILE,
} from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

/** The states of a record that the content system knows; every other one hides it as a draft does. */
const STATES: readonly string[] = ['Published', 'Draft'];

/** Warns of words that name nothing known, so that what they decide is left out (decision 142). */
export const IDLE_WORD_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [],
    *check({ source }) {
      for (const { id, status, params } of flattenMenu(source[MENU_FILE])) {
        yield* findUnknownState(MENU_FILE, `menu ${id}`, 'status', status);
        for (const [index, module] of params.modules.entries())
          yield* findUnknownState(
            ...([MENU_FILE, `menu ${id}`, `params.modules.${index}.status`] as const),
            module.status,
          );
      }
      for (const { id, status } of source[ARTICLES_FILE])
        yield* findUnknownState(ARTICLES_FILE, `article ${id}`, 'status', status);
      for (const { id, status } of source[TEAM_FILE])
        yield* findUnknownState(TEAM_FILE, `team ${id}`, 'status', status);
    },
  },
  {
    requiredFiles: [],
    *check({ source }) {
      for (const { original, breadcrumb } of source[ROUTES_FILE])
        for (const [index, { name }] of breadcrumb.entries())
          if (!isWritten(name))
            yield createWarningFinding(
              ...([ROUTES_FILE, `route ${original}`, `breadcrumb.${index}.name`] as const),
              'has no text in any language: name the step, or leave it out',
            );
      for (const { id, phone } of source[TEAM_FILE])
        yield* findUnreadablePhone(TEAM_FILE, `team ${id}`, 'phone', phone);
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { agency } = source[CONFIGURATION_FILE];
      const place = [CONFIGURATION_FILE, 'configuration'] as const;
      yield* findUnreadablePhone(...place, 'agency.phone', agency.phone);
      for (const [index, { phone }] of agency.offices.entries())
        yield* findUnreadablePhone(...place, `agency.offices.${index}.phone`, phone);
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE, CITIES_FILE, TOWNS_FILE],
    *check({ source }) {
      const towns = [...source[CITIES_FILE], ...source[TOWNS_FILE]];
      const known = new Set(towns.map(({ Name }) => slugify(Name)));
      for (const name of Object.keys(source[CONFIGURATION_FILE].listings.citySpelling))
        if (!known.has(slugify(name)))
          yield createWarningFinding(
            ...([CONFIGURATION_FILE, 'configuration', `listings.citySpelling.${name}`] as const),
            `is no town of ${CITIES_FILE} or ${TOWNS_FILE}: correct the name, or leave it out`,
          );
    },
  },
];

function* findUnknownState(
  file: string,
  record: string,
  field: string,
  status: string,
): Iterable<Finding> {
  if (STATES.includes(status)) return;
  const message = `is ${status ? `"${status}"` : 'empty'}, so that it is hidden: write ${STATES.join(' or ')}`;
  yield createWarningFinding(file, record, field, message);
}

function* findUnreadablePhone(
  file: string,
  record: string,
  field: string,
  phone: string,
): Iterable<Finding> {
  if (phone === '' || readPhone(phone)) return;
  const message = `is ${phone}, which is no telephone number: visitors could not call it`;
  yield createWarningFinding(file, record, field, message);
}
