import { PropertyTotals } from '../../src/platform/snapshot/build/check/property-totals.ts';
import { PROPERTY_FILES } from '../../src/platform/snapshot/build/property-files.ts';
import type {
  CompilableSource,
  PropertySlice,
  SnapshotSource,
} from '../../src/platform/snapshot/build/source.ts';

/** Joins the listings of all slices, for catalogues that fit into memory. */
export function joinSlices(source: CompilableSource): SnapshotSource {
  const all: PropertySlice = {
    'catalogue/properties.json': [],
    'catalogue/property-details.json': [],
  };
  for (const slice of source.slices) {
    all['catalogue/properties.json'].push(...slice['catalogue/properties.json']);
    all['catalogue/property-details.json'].push(...slice['catalogue/property-details.json']);
  }
  return { ...source, ...all };
}

/** Returns the source with its listings as one slice. */
export function toOneSlice(source: SnapshotSource): CompilableSource {
  const totals = new PropertyTotals();
  for (const file of PROPERTY_FILES) for (const record of source[file]) totals.add(file, record);
  return { ...source, slices: [source], totals };
}
