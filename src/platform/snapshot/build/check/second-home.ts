import { findSourcedFact, SECOND_HOME_FACTS } from '../../../../domain/catalogue/second-home';
import { DETAILS_FILE } from '../../../../domain/law/advertisement/property-check';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Warns of facts about a second home without a source or a date: they are told nowhere. */
export const SECOND_HOME_RULE = createFileRule([DETAILS_FILE], function* (file, records) {
  for (const record of records)
    for (const fact of SECOND_HOME_FACTS) {
      const value = record[fact];
      if (value === undefined || value === 'unknown' || findSourcedFact(record, fact)) continue;
      const message = `is shown nowhere: ${fact}Source and ${fact}Date say who answered, and when`;
      yield createWarningFinding(file, getRecordName(file, record, 0), fact, message);
    }
});
