import * as v from 'valibot';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import { openListingIndex } from '../../../domain/catalogue/listing/open-index';
import type { Manifest } from '../../../platform/snapshot/manifest';
import type { ReadPart } from '../../../platform/snapshot/part';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import type { Offering } from './commitments-store';

const NumberedRecords = v.array(v.object({ ID: v.number() }));

/** Returns which properties and projects a loaded version has. */
export const toOffering = ({ catalogue }: Snapshot): Offering => ({
  hasProperty: (id) => findRowById(catalogue.index, id) >= 0,
  hasProject: (id) => catalogue.projects.some(({ ID }) => ID === id),
});

/** Reads which properties and projects a version has that is not loaded, from its index and its projects. */
export async function readOffering({ parts }: Manifest, read: ReadPart): Promise<Offering> {
  const properties = new Set(openListingIndex(await read(parts.index)).columns.id);
  const json = new TextDecoder().decode(await read(parts.projects));
  const projects = new Set(v.parse(NumberedRecords, JSON.parse(json)).map(({ ID }) => ID));
  return {
    hasProperty: (id) => properties.has(id),
    hasProject: (id) => projects.has(id),
  };
}
