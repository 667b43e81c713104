import type { CatalogueLanguage } from '../../../../src/domain/language/language';
import { putAside } from './put-aside';

/** A record of the source that may become one of the catalogue; each time it is read its values are a copy. */
export interface ImportedRecord {
  id: number;
  /** Its id in the source. */
  key: string;
  /** Its place in the source, for faults. */
  name: string;
  readonly source: unknown;
  values: Record<CatalogueLanguage, Record<string, unknown>>;
  /** Whether it is the form of the import before, because its record is faulty now. */
  isKept?: true;
}

/** Creates a record whose values are read when they are asked for; `readSource` reads its record of the source. */
export function createImportedRecord(
  { values, ...own }: Omit<ImportedRecord, 'source'>,
  readSource: () => unknown,
): ImportedRecord {
  let readValues = putAside(values);
  return {
    ...own,
    get source() {
      return readSource();
    },
    get values() {
      return readValues();
    },
    set values(changed) {
      readValues = putAside(changed);
    },
  };
}
