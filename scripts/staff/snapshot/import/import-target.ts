import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MarqueeMeanings } from '../../../../src/domain/catalogue/property-state';
import type { ImportFault } from '../../record-file';
import { readJson } from './check-catalogue';
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
  /** What the marquee numbers of the agency mean. */
  meanings: MarqueeMeanings;
  /** How this machine names itself to the servers of exports and pictures. */
  userAgent: string;
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
    ...(await readAgency(directory)),
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

const Marquees = v.optional(v.array(v.number()), []);
const AgencyConfiguration = v.object({
  agency: v.optional(
    v.object({ name: v.optional(v.string(), ''), email: v.optional(v.string(), '') }),
    {},
  ),
  listings: v.optional(
    v.object({ marqueeSold: Marquees, marqueeRented: Marquees, marqueeUnderOption: Marquees }),
    {},
  ),
});

/** Reads what the configuration of the snapshot says about its agency; a directory without a site has none. */
async function readAgency(
  directory: string,
): Promise<Pick<ImportTarget, 'meanings' | 'userAgent'>> {
  const json = await readJson(join(directory, 'site/configuration.json'));
  const configuration = v.safeParse(AgencyConfiguration, json);
  const { agency, listings } = configuration.success
    ? configuration.output
    : v.parse(AgencyConfiguration, {});
  return { meanings: listings, userAgent: formatUserAgent(agency) };
}

/** 'Maas & Zoön', 'info@huis.example' → 'Maas Zoon import (info@huis.example)': a header holds plain signs only. */
function formatUserAgent({ name, email }: { name: string; email: string }): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[A-Za-z0-9-]+/g);
  const address = /^[\x21-\x7e]+$/.test(email) ? ` (${email})` : '';
  return `${(words ?? ['Estate agency']).join(' ')} import${address}`;
}
