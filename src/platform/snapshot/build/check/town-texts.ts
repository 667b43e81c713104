import { slugify } from '../../../../domain/routing/slug';
import { CITIES_FILE, TOWNS_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createErrorFinding } from './finding';

const TOWN_TEXTS_FILE = 'site/town-texts.json';

/** Refuses texts about a town that has no page: nobody would read them. */
export const TOWN_TEXT_RULE: SnapshotRule = {
  requiredFiles: [TOWN_TEXTS_FILE, TOWNS_FILE, CITIES_FILE],
  *check({ source }) {
    const known = new Set(
      [...source[TOWNS_FILE], ...source[CITIES_FILE]].map(({ Name }) => slugify(Name)),
    );
    for (const { Name } of source[TOWN_TEXTS_FILE])
      if (!known.has(slugify(Name)))
        yield createErrorFinding(
          TOWN_TEXTS_FILE,
          `town ${Name}`,
          'Name',
          `is no town of ${TOWNS_FILE} or ${CITIES_FILE}: add it there, or correct the name`,
        );
  },
};
