import { slugify } from '../../../../domain/routing/slug';
import type { SnapshotRule } from './finding';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Warns of headlines and names with an empty slug (§2.1, slug rule): the page's path then has only its ID. */
export const SLUG_RULE: SnapshotRule = createFileRule(
  ['catalogue/properties.json', 'catalogue/projects.json'],
  function* (file, records) {
    for (const record of records) {
      const texts =
        'Name' in record
          ? { Name: record.Name }
          : { TypeDescription: record.TypeDescription, City: record.City };
      for (const [field, text] of Object.entries(texts)) {
        if (slugify(text)) continue;
        yield createWarningFinding(file, getRecordName(file, record, 0), field, EMPTY_SLUG_MESSAGE);
      }
    }
  },
);

const EMPTY_SLUG_MESSAGE = 'leaves nothing for the page’s address: it has no letter or digit';
