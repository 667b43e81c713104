import { slugify } from '../../../../domain/routing/slug';
import type { SnapshotRule } from './finding';
import { createFileRule, createNoteFinding, createWarningFinding } from './finding';
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
        const place = [file, getRecordName(file, record, 0), field] as const;
        // A property may have no town (§2.4); one that was forgotten is seen here.
        yield field === 'City' && !text.trim()
          ? createNoteFinding(...place, 'is empty: pages and lists name its postcode alone')
          : createWarningFinding(...place, EMPTY_SLUG_MESSAGE);
      }
    }
  },
);

const EMPTY_SLUG_MESSAGE = 'leaves nothing for the page’s address: it has no letter or digit';
