import { join } from 'node:path';
import * as v from 'valibot';
import type { CatalogueLanguage } from '../../../../src/domain/language/language';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import { readJsonRecords } from '../json-records';
import { putAside } from './put-aside';
import type { RecordKind } from './record-names';

/** The values of a record of the import before in each language; of a listing summary and detail in one. */
export type PreviousRecord = Record<CatalogueLanguage, Record<string, unknown>>;

/** The records of the import before by their id, each read when it is asked for. */
export type PreviousRecords = ReadonlyMap<number, () => PreviousRecord>;

const FILES: Readonly<Record<RecordKind, readonly string[]>> = {
  record: ['catalogue/properties.json', 'catalogue/property-details.json'],
  project: ['catalogue/projects.json'],
};

const PreviousValues = v.looseObject({ ID: v.number(), language: v.picklist(CATALOGUE_LANGUAGES) });
type ReadPart = () => v.InferOutput<typeof PreviousValues>;

/** Reads the records of a kind that the import before wrote into a directory; none if there was none. */
export async function readPreviousRecords(
  directory: string,
  kind: RecordKind,
): Promise<PreviousRecords> {
  const parts = new Map<number, ReadPart[]>();
  for (const file of FILES[kind])
    for (const [id, list] of await readParts(join(directory, file)))
      parts.set(id, [...(parts.get(id) ?? []), ...list]);
  return new Map([...parts].map(([id, list]) => [id, () => mergeParts(list)]));
}

/** Reads the records of a file by their id; a file that is missing or broken has none. */
async function readParts(path: string): Promise<ReadonlyMap<number, ReadPart[]>> {
  const parts = new Map<number, ReadPart[]>();
  try {
    for await (const record of readJsonRecords(path)) {
      const values = v.parse(PreviousValues, record);
      parts.set(values.ID, [...(parts.get(values.ID) ?? []), putAside(values)]);
    }
  } catch {
    return new Map();
  }
  return parts;
}

function mergeParts(parts: readonly ReadPart[]): PreviousRecord {
  const record: PreviousRecord = { nl: {}, fr: {} };
  for (const read of parts) {
    const { ID: _, language, ...values } = read();
    Object.assign(record[language], values);
  }
  return record;
}
