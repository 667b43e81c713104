import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import { DETAILS_FILE, SUMMARIES_FILE } from '../../../../domain/law/advertisement/property-check';
import type { PropertySlice } from '../source';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createErrorFinding, createFileRule, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

/** Checks that every record of the catalogue exists in nl and in fr (§9), with equal values. */
export const LANGUAGE_RULES: readonly SnapshotRule[] = [
  createCounterpartRule(SUMMARIES_FILE),
  createCounterpartRule(DETAILS_FILE),
  createCounterpartRule('catalogue/projects.json'),
  createCounterpartRule('catalogue/webIDs.json'),
  createCounterpartRule('catalogue/citys.json'),
  { requiredFiles: [], checkProperties: findUnpairedProperties },
  createEqualFieldsRule(SUMMARIES_FILE),
  createEqualFieldsRule(DETAILS_FILE),
  createEqualFieldsRule('catalogue/projects.json'),
];

type BilingualFile = 'catalogue/webIDs.json' | 'catalogue/citys.json' | FileWithIds;
type FileWithIds = typeof SUMMARIES_FILE | typeof DETAILS_FILE | 'catalogue/projects.json';

/** The fields that name a record of the catalogue. */
interface BilingualRecord {
  language: string;
  ID?: unknown;
  WebID?: unknown;
  Name?: unknown;
  Zip?: unknown;
}

function createCounterpartRule(file: BilingualFile): SnapshotRule {
  const getName = ({ ID, WebID, Name, Zip }: BilingualRecord, language: string) =>
    getRecordName(file, { ID, WebID, Name, Zip, language }, 0);
  return createFileRule([file], function* (_file, records, { isPossiblyBroken }) {
    const existing = new Set(records.map((record) => getName(record, record.language)));
    for (const record of records) {
      for (const language of CATALOGUE_LANGUAGES) {
        const name = getName(record, language);
        if (existing.has(name) || isPossiblyBroken(file, name)) continue;
        const recordName = getName(record, record.language);
        const message = `has no counterpart in ${language}`;
        yield createErrorFinding(file, recordName, 'language', message);
      }
    }
  });
}

/** Refuses a detail without a summary; warns of a summary without a detail, whose page is bare. */
function* findUnpairedProperties(
  { isPossiblyBroken }: RuleInput,
  slice: PropertySlice,
): Iterable<Finding> {
  const collectNames = (file: typeof SUMMARIES_FILE | typeof DETAILS_FILE) =>
    new Set(slice[file].map(({ ID, language }) => `${ID} ${language}`));
  const [summaries, details] = [collectNames(SUMMARIES_FILE), collectNames(DETAILS_FILE)];
  for (const name of details) {
    if (summaries.has(name) || isPossiblyBroken(SUMMARIES_FILE, name)) continue;
    yield createErrorFinding(DETAILS_FILE, name, 'ID', `has no summary in ${SUMMARIES_FILE}`);
  }
  for (const name of summaries) {
    if (details.has(name) || isPossiblyBroken(DETAILS_FILE, name)) continue;
    yield createWarningFinding(
      SUMMARIES_FILE,
      name,
      'ID',
      `has no detail in ${DETAILS_FILE}: its page will be bare`,
    );
  }
}

/** Text fields whose value is the same in every language. */
const LANGUAGE_NEUTRAL_FIELDS = new Set([
  'City',
  'Zip',
  'WebIDs',
  'DatePosted',
  'PublicFrom',
  'OpenDays',
  'Domicile',
  'DomicileDate',
  'HolidayLetting',
  'HolidayLettingDate',
  'GroundHolding',
  'GroundHoldingDate',
  'SecondHomeTaxDate',
  'ParkChargesDate',
  'EPCLabelText',
  'EPCEndDate',
]);

/**
 * Warns of numbers, booleans and places that differ between languages: filters and sorting read the
 * Dutch record. It is not an error, since staff may change one record at a time.
 */
function createEqualFieldsRule(file: FileWithIds): SnapshotRule {
  return createFileRule([file], function* (_file, records) {
    const dutch = new Map<number, object>(
      records.filter(({ language }) => language === 'nl').map((record) => [record.ID, record]),
    );
    for (const record of records) {
      const other = dutch.get(record.ID);
      if (!other || record.language === 'nl') continue;
      for (const [field, french, dutchValue] of pairFieldValues(record, other)) {
        if (french === dutchValue) continue;
        const message = `is ${formatFieldValue(french)} in fr and ${formatFieldValue(dutchValue)} in nl`;
        yield createWarningFinding(file, getRecordName(file, record, 0), field, message);
      }
    }
  });
}

/** Returns the values of both records for each field that should be equal. */
function pairFieldValues(record: object, other: object): [field: string, unknown, unknown][] {
  const values = new Map(Object.entries(record));
  const otherValues = new Map(Object.entries(other));
  return [...new Set([...values.keys(), ...otherValues.keys()])]
    .map((field): [string, unknown, unknown] => [field, values.get(field), otherValues.get(field)])
    .filter(
      ([field, ...pair]) => LANGUAGE_NEUTRAL_FIELDS.has(field) || pair.some(isNumberOrBoolean),
    );
}

const isNumberOrBoolean = (value: unknown) => ['number', 'boolean'].includes(typeof value);

const formatFieldValue = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value);
