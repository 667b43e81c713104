import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import type { Finding, RuleInput, SnapshotRule } from './finding';
import { createErrorFinding, createWarningFinding } from './finding';
import { getRecordName } from './record-name';

const SUMMARIES_FILE = 'catalogue/properties.json';
const DETAILS_FILE = 'catalogue/property-details.json';

/** Every record of the catalogue exists once in nl and once in fr (§9) and says the same in both. */
export const LANGUAGE_RULES: readonly SnapshotRule[] = [
  createCounterpartRule(SUMMARIES_FILE),
  createCounterpartRule(DETAILS_FILE),
  createCounterpartRule('catalogue/projects.json'),
  createCounterpartRule('catalogue/webIDs.json'),
  createCounterpartRule('catalogue/citys.json'),
  { requiredFiles: [], check: findUnpairedProperties },
  createEqualFieldsRule(SUMMARIES_FILE),
  createEqualFieldsRule(DETAILS_FILE),
  createEqualFieldsRule('catalogue/projects.json'),
];

type BilingualFile = 'catalogue/webIDs.json' | 'catalogue/citys.json' | FileWithIds;
type FileWithIds = typeof SUMMARIES_FILE | typeof DETAILS_FILE | 'catalogue/projects.json';

/** What the records of the catalogue are named by. */
interface BilingualRecord {
  language: string;
  ID?: unknown;
  WebID?: unknown;
  Name?: unknown;
  Zip?: unknown;
}

function createCounterpartRule(file: BilingualFile): SnapshotRule {
  return {
    requiredFiles: [],
    *check({ source, isPossiblyBroken }) {
      const records: readonly BilingualRecord[] = source[file];
      const nameIn = ({ ID, WebID, Name, Zip }: BilingualRecord, language: string) =>
        getRecordName(file, { ID, WebID, Name, Zip, language }, 0);
      const there = new Set(records.map((record) => nameIn(record, record.language)));
      for (const record of records) {
        for (const language of CATALOGUE_LANGUAGES) {
          const name = nameIn(record, language);
          if (there.has(name) || isPossiblyBroken(file, name)) continue;
          const own = nameIn(record, record.language);
          yield createErrorFinding(file, own, 'language', `has no counterpart in ${language}`);
        }
      }
    },
  };
}

/** A detail needs its summary; a summary alone makes a bare page. */
function* findUnpairedProperties({ source, isPossiblyBroken }: RuleInput): Iterable<Finding> {
  const names = (file: typeof SUMMARIES_FILE | typeof DETAILS_FILE) =>
    new Set(source[file].map(({ ID, language }) => `${ID} ${language}`));
  const [summaries, details] = [names(SUMMARIES_FILE), names(DETAILS_FILE)];
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

/** Fields that are written as text and yet are no words of a language. */
const LANGUAGE_NEUTRAL_FIELDS = new Set([
  'City',
  'Zip',
  'WebIDs',
  'DatePosted',
  'EPCLabelText',
  'EPCEndDate',
]);

/**
 * Numbers, yes and no, and places are the same in both languages: filters and sorting read the
 * Dutch record. A difference warns and no more, for staff may change one record at a time.
 */
function createEqualFieldsRule(file: FileWithIds): SnapshotRule {
  return {
    requiredFiles: [],
    *check({ source }) {
      const records = source[file];
      const dutch = new Map<number, object>(
        records.filter(({ language }) => language === 'nl').map((record) => [record.ID, record]),
      );
      for (const record of records) {
        const other = dutch.get(record.ID);
        if (!other || record.language === 'nl') continue;
        for (const [field, here, there] of pairFieldValues(record, other)) {
          if (here === there) continue;
          const message = `is ${formatFieldValue(here)} in fr and ${formatFieldValue(there)} in nl`;
          yield createWarningFinding(file, getRecordName(file, record, 0), field, message);
        }
      }
    },
  };
}

/** The values of both records that should be equal, field by field. */
function pairFieldValues(record: object, other: object): [field: string, unknown, unknown][] {
  const [own, theirs] = [new Map(Object.entries(record)), new Map(Object.entries(other))];
  return [...new Set([...own.keys(), ...theirs.keys()])]
    .map((field): [string, unknown, unknown] => [field, own.get(field), theirs.get(field)])
    .filter(
      ([field, ...values]) => LANGUAGE_NEUTRAL_FIELDS.has(field) || values.some(isNumberOrBoolean),
    );
}

const isNumberOrBoolean = (value: unknown) => ['number', 'boolean'].includes(typeof value);

const formatFieldValue = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value);
