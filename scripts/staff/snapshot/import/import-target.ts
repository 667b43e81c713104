import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ImportFault } from '../../record-file';
import { findRegisterFaults, IdRegister } from './id-register';
import { ImportState } from './import-state';
import type { PreviousRecords } from './previous-catalogue';
import { readPreviousRecords } from './previous-catalogue';
import type { RecordKind } from './record-names';

/** The directory of a snapshot as an import finds it. */
export interface ImportTarget {
  directory: string;
  register: IdRegister;
  state: ImportState;
  /** What the import before wrote. */
  previous: Record<RecordKind, PreviousRecords>;
  existing: { properties: number[]; projects: number[] };
  hasCategories: boolean;
}

/** Reads what an import must know of its directory; or why it cannot go on. */
export async function readTarget(
  directory: string,
): Promise<ImportTarget | { faults: ImportFault[] }> {
  const faults: ImportFault[] = [];
  const read = async <Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const text = await readFile(join(directory, file), 'utf8').catch(() => '{}');
    try {
      return v.parse(schema, JSON.parse(text));
    } catch (problem) {
      const message = `cannot be read: ${(problem as Error).message}`;
      faults.push({ record: file, field: '', message });
      return v.parse(schema, {});
    }
  };
  const register = await read('ids.json', IdRegister);
  const state = await read('import.json', ImportState);
  faults.push(...findRegisterFaults(register));
  if (faults.length > 0) return { faults };
  const previous = {
    record: await readPreviousRecords(directory, 'record'),
    project: await readPreviousRecords(directory, 'project'),
  };
  return {
    directory,
    register,
    state,
    previous,
    existing: {
      properties: [...previous.record.keys()],
      projects: [...previous.project.keys()],
    },
    hasCategories: await stat(join(directory, 'catalogue/webIDs.json')).then(
      () => true,
      () => false,
    ),
  };
}
