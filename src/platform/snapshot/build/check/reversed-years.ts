import { DETAILS_FILE } from '../../../../domain/law/advertisement/property-check';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Warns of a building that was renovated before it was built: most likely the years were exchanged. */
export const REVERSED_YEARS_RULE = createFileRule([DETAILS_FILE], function* (file, records) {
  for (const [index, record] of records.entries()) {
    const { ConstructionYear, RenovationYear } = record;
    if (!ConstructionYear || !RenovationYear || ConstructionYear <= RenovationYear) continue;
    yield createWarningFinding(
      file,
      getRecordName(file, record, index),
      'RenovationYear',
      `is ${RenovationYear}, before ConstructionYear, which is ${ConstructionYear}: exchange them`,
    );
  }
});
