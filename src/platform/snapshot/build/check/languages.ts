import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import type { Examined, Finding, Rule } from './finding';
import { error, warning } from './finding';
import { recordName } from './record-name';

const SUMMARIES = 'catalogue/properties.json';
const DETAILS = 'catalogue/property-details.json';

/** Every record of the catalogue exists once in nl and once in fr (§9) and says the same in both. */
export const LANGUAGES_AGREE: readonly Rule[] = [
  inBothLanguages(SUMMARIES),
  inBothLanguages(DETAILS),
  inBothLanguages('catalogue/projects.json'),
  inBothLanguages('catalogue/webIDs.json'),
  inBothLanguages('catalogue/citys.json'),
  { whole: [], find: halfProperties },
  sameInBoth(SUMMARIES),
  sameInBoth(DETAILS),
  sameInBoth('catalogue/projects.json'),
];

type Bilingual = 'catalogue/webIDs.json' | 'catalogue/citys.json' | WithId;
type WithId = typeof SUMMARIES | typeof DETAILS | 'catalogue/projects.json';

/** What the records of the catalogue are named by. */
interface Named {
  language: string;
  ID?: unknown;
  WebID?: unknown;
  Name?: unknown;
  Zip?: unknown;
}

function inBothLanguages(file: Bilingual): Rule {
  return {
    whole: [],
    *find({ source, mayBeBroken }) {
      const records: readonly Named[] = source[file];
      const nameIn = ({ ID, WebID, Name, Zip }: Named, language: string) =>
        recordName(file, { ID, WebID, Name, Zip, language }, 0);
      const there = new Set(records.map((record) => nameIn(record, record.language)));
      for (const record of records) {
        for (const language of CATALOGUE_LANGUAGES) {
          const name = nameIn(record, language);
          if (there.has(name) || mayBeBroken(file, name)) continue;
          const own = nameIn(record, record.language);
          yield error(file, own, 'language', `has no counterpart in ${language}`);
        }
      }
    },
  };
}

/** A detail needs its summary; a summary alone makes a bare page. */
function* halfProperties({ source, mayBeBroken }: Examined): Iterable<Finding> {
  const names = (file: typeof SUMMARIES | typeof DETAILS) =>
    new Set(source[file].map(({ ID, language }) => `${ID} ${language}`));
  const [summaries, details] = [names(SUMMARIES), names(DETAILS)];
  for (const name of details) {
    if (summaries.has(name) || mayBeBroken(SUMMARIES, name)) continue;
    yield error(DETAILS, name, 'ID', `has no summary in ${SUMMARIES}`);
  }
  for (const name of summaries) {
    if (details.has(name) || mayBeBroken(DETAILS, name)) continue;
    yield warning(SUMMARIES, name, 'ID', `has no detail in ${DETAILS}: its page will be bare`);
  }
}

/** Fields that are written as text and yet are no words of a language. */
const NO_WORDS = new Set(['City', 'Zip', 'WebIDs', 'DatePosted', 'EPCLabelText', 'EPCEndDate']);

/**
 * Numbers, yes and no, and places are the same in both languages: filters and sorting read the
 * Dutch record. A difference warns and no more, for staff may change one record at a time.
 */
function sameInBoth(file: WithId): Rule {
  return {
    whole: [],
    *find({ source }) {
      const records = source[file];
      const dutch = new Map<number, object>(
        records.filter(({ language }) => language === 'nl').map((record) => [record.ID, record]),
      );
      for (const record of records) {
        const other = dutch.get(record.ID);
        if (!other || record.language === 'nl') continue;
        for (const [field, here, there] of sideBySide(record, other)) {
          if (here === there) continue;
          const message = `is ${shown(here)} in fr and ${shown(there)} in nl`;
          yield warning(file, recordName(file, record, 0), field, message);
        }
      }
    },
  };
}

/** The values of both records that should be equal, field by field. */
function sideBySide(record: object, other: object): [field: string, unknown, unknown][] {
  const [own, theirs] = [new Map(Object.entries(record)), new Map(Object.entries(other))];
  return [...new Set([...own.keys(), ...theirs.keys()])]
    .map((field): [string, unknown, unknown] => [field, own.get(field), theirs.get(field)])
    .filter(([field, ...values]) => NO_WORDS.has(field) || values.some(isNoText));
}

const isNoText = (value: unknown) => ['number', 'boolean'].includes(typeof value);

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));
