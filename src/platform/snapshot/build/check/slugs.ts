import { slugify } from '../../../../domain/routing/slug';
import type { SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

/** Warns of headlines and names with an empty slug (§2.1, slug rule): the page's path then has only its ID. */
export const SLUG_RULE: SnapshotRule = {
  requiredFiles: [],
  *check({ source }) {
    for (const { ID, language, TypeDescription, City } of source['catalogue/properties.json']) {
      for (const [field, text] of Object.entries({ TypeDescription, City })) {
        if (slugify(text)) continue;
        yield createWarningFinding(
          'catalogue/properties.json',
          `${ID} ${language}`,
          field,
          EMPTY_SLUG_MESSAGE,
        );
      }
    }
    for (const { ID, language, Name } of source['catalogue/projects.json']) {
      if (slugify(Name)) continue;
      yield createWarningFinding(
        'catalogue/projects.json',
        `project ${ID} ${language}`,
        'Name',
        EMPTY_SLUG_MESSAGE,
      );
    }
  },
};

const EMPTY_SLUG_MESSAGE = 'leaves nothing for the page’s address: it has no letter or digit';
