import { PROJECTS_FILE } from './file-names';
import { createErrorFinding, createFileRule } from './finding';
import { getRecordName } from './record-name';

/** Refuses a project whose lowest price is above its highest: pages would say 'from' the wrong one. */
export const PROJECT_PRICE_RULE = createFileRule([PROJECTS_FILE], function* (file, records) {
  for (const [index, record] of records.entries()) {
    const { PriceMin, PriceMax } = record;
    if (PriceMax === 0 || PriceMin <= PriceMax) continue;
    yield createErrorFinding(
      file,
      getRecordName(file, record, index),
      'PriceMin',
      `is ${PriceMin}, above PriceMax, which is ${PriceMax}: exchange them`,
    );
  }
});
