import { readUnitRents, sumUnitRents } from '../../../../domain/catalogue/unit-rents';
import { DETAILS_FILE } from '../../../../domain/law/advertisement/property-check';
import { createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Warns of rents by unit that cannot be read, which nobody is shown, or that are not the rent of the whole. */
export const UNIT_RENTS_RULE = createFileRule([DETAILS_FILE], function* (file, records) {
  for (const record of records) {
    const { UnitRents = '', MonthlyRent } = record;
    if (UnitRents.trim() === '') continue;
    const units = readUnitRents(UnitRents);
    const message = units
      ? describeDifference(sumUnitRents(units), MonthlyRent)
      : 'is shown nowhere: each unit is a name, a colon and an amount a month, as in "Studio 1: 650 | Studio 2: 700"';
    if (message)
      yield createWarningFinding(file, getRecordName(file, record, 0), 'UnitRents', message);
  }
});

const describeDifference = (sum: number, whole: number | undefined): string =>
  whole === undefined || whole === sum
    ? ''
    : `adds up to ${sum} a month, and MonthlyRent is ${whole}: the page counts with MonthlyRent`;
