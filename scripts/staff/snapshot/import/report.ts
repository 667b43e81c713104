import type { ImportFault } from '../../record-file';
import type { CatalogueChanges } from './catalogue-changes';
import { findCatalogueChanges } from './catalogue-changes';
import { compareListings } from './guard-import';
import type { ImportMap } from './import-map';
import type { ImportTarget } from './import-target';
import type { PreparedImport } from './prepare-import';
import type { ImportNote } from './record-names';
import type { UnusedField } from './source-usage';
import { findUnusedFields } from './source-usage';

/** Report of an import, for people and with --json. */
export interface ImportReport {
  records: number;
  encoding: string;
  listings: number;
  projects: number;
  /** Listings that the catalogue did not have, and those that leave it. */
  added: number;
  removed: number;
  changes: CatalogueChanges;
  skipped: { because: string; count: number }[];
  errors: ImportFault[];
  notes: (ImportNote | string)[];
  unusedFields: UnusedField[];
  missingColumns: string[];
  /** Values that a table does not hold, and what became of them. */
  unmappedValues: { field: string; value: string; result: string; count: number }[];
}

export function buildImportReport(
  { sourceRecords, read, encoding, notes, fileFaults, guardFaults, missingColumns }: PreparedImport,
  map: ImportMap,
  target: ImportTarget,
  extra: object,
): ImportReport {
  const listings = compareListings(read.properties, map, target);
  // Of a file that cannot be read nothing is known, least of all that all listings leave.
  const compared = fileFaults.length > 0 ? { ...listings, before: listings.now } : listings;
  const changes = findCatalogueChanges(compared, target.meanings);
  return {
    records: sourceRecords.records.get(map.source.records)?.length ?? 0,
    encoding,
    listings: listings.now.size,
    projects: read.projects.length,
    added: changes.entered.length,
    removed: changes.left.length,
    changes,
    skipped: [...read.skipped].map(([because, count]) => ({ because, count })),
    errors: [...fileFaults, ...read.faults, ...guardFaults],
    notes: [...notes, ...read.notes],
    unusedFields: findUnusedFields(sourceRecords, map),
    missingColumns,
    unmappedValues: countUnmapped(read.unmapped),
    ...extra,
  };
}

function countUnmapped(unmapped: readonly { field: string; value: string; result: string }[]) {
  const counts = new Map<string, ImportReport['unmappedValues'][number]>();
  for (const item of unmapped) {
    const key = JSON.stringify([item.field, item.value, item.result]);
    const counted = counts.get(key) ?? { ...item, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.field.localeCompare(b.field));
}
