import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ImportFault } from '../../record-file';
import { readJson } from './check-catalogue';
import { findRegisterFaults, IdRegister } from './id-register';
import { ImportState } from './import-state';

/** The directory of a snapshot as an import finds it. */
export interface ImportTarget {
  directory: string;
  register: IdRegister;
  state: ImportState;
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
  const readIds = async (file: string) => {
    const records = await readJson(join(directory, file));
    const ids = v.safeParse(v.array(v.object({ ID: v.number() })), records);
    return ids.success ? [...new Set(ids.output.map(({ ID }) => ID))] : [];
  };
  return {
    directory,
    register,
    state,
    existing: {
      properties: await readIds('catalogue/properties.json'),
      projects: await readIds('catalogue/projects.json'),
    },
    hasCategories: await stat(join(directory, 'catalogue/webIDs.json')).then(
      () => true,
      () => false,
    ),
  };
}
