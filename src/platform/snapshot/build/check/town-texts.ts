import { isWritten } from '../../../../domain/language/localized';
import type { TextKey } from '../../../../domain/language/texts';
import { slugify } from '../../../../domain/routing/slug';
import { CITIES_FILE, TOWNS_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createSiteError } from './finding';

const TOWN_TEXTS_FILE = 'site/town-texts.json';

/** Refuses texts about a town that has no page, those that do not say what it is like, and two of one kind. */
export const TOWN_TEXT_RULE: SnapshotRule = {
  requiredFiles: [TOWN_TEXTS_FILE, TOWNS_FILE, CITIES_FILE],
  *check({ source }) {
    const known = new Set(
      [...source[TOWNS_FILE], ...source[CITIES_FILE]].map(({ Name }) => slugify(Name)),
    );
    for (const { Name, character, facts, distances } of source[TOWN_TEXTS_FILE]) {
      const refuse = (field: string, problem: string, key: TextKey) =>
        createSiteError(TOWN_TEXTS_FILE, `town ${Name}`, field, problem, { key });
      if (!known.has(slugify(Name)))
        yield refuse(
          'Name',
          `is no town of ${TOWNS_FILE} or ${CITIES_FILE}: add it there, or correct the name`,
          'ALERT_CHOICE_INVALID',
        );
      if (!isWritten(character))
        yield refuse('character', 'is empty: write it, or remove the town', 'ALERT_FIELD_EMPTY');
      for (const [field, items] of Object.entries({ facts, distances })) {
        const kinds = items.map(({ kind }) => kind);
        const repeated = kinds.find((kind, index) => kinds.indexOf(kind) < index);
        if (repeated)
          yield refuse(
            field,
            `has '${repeated}' twice: a town has one of each kind`,
            'DESK_SITE_VALUE_INVALID',
          );
      }
    }
  },
};
