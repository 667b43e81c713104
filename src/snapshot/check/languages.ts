import { CATALOGUE_LANGUAGES } from '../../language/language';
import type { SnapshotFile } from '../source';
import type { Examined, Finding, Rule } from './finding';
import { brokenKey, error, warning } from './finding';
import { recordName } from './record-name';

interface InLanguage {
  language: string;
}

/**
 * Every record of these files exists once in nl and once in fr (§9), and what is no text says the
 * same in both: the index and the filters read it from one of them.
 */
export const LANGUAGES_AGREE: readonly Rule[] = [
  inBothLanguages('catalogue/properties.json', ({ ID }) => `${ID}`),
  inBothLanguages('catalogue/property-details.json', ({ ID }) => `${ID}`),
  inBothLanguages('catalogue/projects.json', ({ ID }) => `${ID}`),
  inBothLanguages('catalogue/webIDs.json', ({ WebID }) => WebID),
  inBothLanguages('catalogue/citys.json', ({ Name, Zip }) => `${Name} ${Zip}`),
  { whole: [], find: summariesWithoutDetail },
  sameInBoth('catalogue/properties.json', SUMMARY_FIELDS()),
  sameInBoth('catalogue/property-details.json', DETAIL_FIELDS()),
  sameInBoth('catalogue/projects.json', PROJECT_FIELDS()),
];

function inBothLanguages<File extends ListFile>(
  file: File,
  key: (record: RecordOf<File>) => string,
): Rule {
  return {
    whole: [],
    *find({ source, broken }) {
      const records = source[file] as RecordOf<File>[];
      const there = new Set(records.map((record) => `${key(record)} ${record.language}`));
      for (const [index, record] of records.entries()) {
        for (const language of CATALOGUE_LANGUAGES) {
          const other = { ...record, language };
          if (there.has(`${key(record)} ${language}`)) continue;
          if (broken.has(brokenKey(file, recordName(file, other, index)))) continue;
          yield error(
            file,
            recordName(file, record, index),
            'language',
            `has no counterpart in ${language}`,
          );
        }
      }
    },
  };
}

/** A detail without its summary is an error; a summary without detail makes a bare page. */
function* summariesWithoutDetail({ source, broken }: Examined): Iterable<Finding> {
  const files = ['catalogue/properties.json', 'catalogue/property-details.json'] as const;
  const [summaries, details] = files;
  for (const [file, other] of [
    [summaries, details],
    [details, summaries],
  ] as const) {
    const there = new Set(source[other].map(({ ID, language }) => `${ID} ${language}`));
    for (const { ID, language } of source[file]) {
      const name = `${ID} ${language}`;
      if (there.has(name) || broken.has(brokenKey(other, name))) continue;
      yield file === details
        ? error(file, name, 'ID', `has no summary in ${summaries}`)
        : warning(file, name, 'ID', `has no detail in ${details}: its page will be bare`);
    }
  }
}

function sameInBoth(file: ListFile, fields: readonly string[]): Rule {
  return {
    whole: [],
    *find({ source }) {
      const records = source[file] as readonly (InLanguage & Record<string, unknown>)[];
      const nl = new Map(
        records.flatMap((record) => (record.language === 'nl' ? [[record.ID, record]] : [])),
      );
      for (const [index, record] of records.entries()) {
        const other = nl.get(record.ID);
        if (!other || other === record || record.language !== 'fr') continue;
        for (const field of fields) {
          const [own, dutch] = [JSON.stringify(record[field]), JSON.stringify(other[field])];
          if (own === dutch) continue;
          const message = `is ${own ?? 'missing'} here and ${dutch ?? 'missing'} in nl`;
          yield error(file, recordName(file, record, index), field, message);
        }
      }
    },
  };
}
