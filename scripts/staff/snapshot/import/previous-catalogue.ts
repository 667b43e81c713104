import { join } from 'node:path';
import * as v from 'valibot';
import type { CatalogueLanguage } from '../../../../src/domain/language/language';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import { readJson } from './check-catalogue';
import type { RecordKind } from './record-names';

/** The values of a record of the import before in each language; of a listing summary and detail in one. */
type PreviousRecord = Record<CatalogueLanguage, Readonly<Record<string, unknown>>>;

/** The records of the import before by their id. */
export type PreviousRecords = ReadonlyMap<number, PreviousRecord>;

const FILES: Readonly<Record<RecordKind, readonly string[]>> = {
  record: ['catalogue/properties.json', 'catalogue/property-details.json'],
  project: ['catalogue/projects.json'],
};

const Records = v.array(v.looseObject({ ID: v.number(), language: v.string() }));

/** Reads the records of a kind that the import before wrote into a directory; none if there was none. */
export async function readPreviousRecords(
  directory: string,
  kind: RecordKind,
): Promise<PreviousRecords> {
  const previous = new Map<number, PreviousRecord>();
  for (const file of FILES[kind]) {
    const records = v.safeParse(Records, await readJson(join(directory, file)));
    for (const { ID, language, ...values } of records.success ? records.output : []) {
      const record = previous.get(ID) ?? { nl: {}, fr: {} };
      previous.set(ID, record);
      const code = CATALOGUE_LANGUAGES.find((other) => other === language);
      if (code) record[code] = { ...record[code], ...values };
    }
  }
  return previous;
}
