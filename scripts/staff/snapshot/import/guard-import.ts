import type { ImportFault } from '../../record-file';
import { formatQuantity } from '../../terminal';
import type { ComparedListings } from './content-guard';
import {
  createGuardFault,
  findLostFields,
  findShiftedFields,
  OWN_TEXTS,
  toCompared,
} from './content-guard';
import type { ImportMap } from './import-map';
import type { ImportTarget } from './import-target';
import type { ImportedRecord } from './imported-record';
import { findMissingPaths } from './missing-paths';
import type { SourceRecords } from './source-records';
import { listNamedFiles } from './store-files';
import { readScalar } from './value-path';

/** Returns why an import would damage the catalogue, by field; each accident once (decision 150). */
export function guardImport(
  sourceRecords: SourceRecords,
  properties: readonly ImportedRecord[],
  map: ImportMap,
  target: ImportTarget,
): ImportFault[] {
  const faults = [
    ...findIncomplete(sourceRecords, map),
    ...findShrinking(properties, target, map),
    ...findMissingPaths(sourceRecords, map, target.state.heldPaths),
  ];
  const told = new Set(faults.map(({ field }) => field));
  const listings = compareListings(properties, map, target);
  for (const fault of [...findLostFields(listings, map.guard), ...findShiftedFields(listings)])
    if (!told.has(fault.field)) {
      told.add(fault.field);
      faults.push(fault);
    }
  return faults;
}

/** A day may come from the import itself, and a price that is not published counts as none. */
const UNCOUNTED_FIELDS: ReadonlySet<string> = new Set(['DatePosted', 'PublishPrice']);

/** Returns the listings before and now with their pictures: of those that are read, as their source names them. */
export function compareListings(
  properties: readonly ImportedRecord[],
  map: ImportMap,
  { previous }: ImportTarget,
): ComparedListings {
  return {
    fields: [...Object.keys(map.fields), 'Pictures', 'Documents', ...OWN_TEXTS].filter(
      (field) => !UNCOUNTED_FIELDS.has(field),
    ),
    before: new Map([...previous.record].map(([id, read]) => [id, toCompared(read())])),
    now: new Map(
      properties.map((record) => [
        record.id,
        toCompared({
          nl: { ...record.values.nl, ...listOwnFiles(record, map) },
          fr: record.values.fr,
        }),
      ]),
    ),
  };
}

/** Names the files of a record as its source does; a kept one holds its own. */
function listOwnFiles({ isKept, source }: ImportedRecord, map: ImportMap) {
  return isKept
    ? {}
    : {
        Pictures: listNamedFiles(source, map.pictures),
        Documents: listNamedFiles(source, map.documents),
      };
}

/** A source that says how many records it has, and holds others, was cut or is one page of several. */
function findIncomplete({ records }: SourceRecords, map: ImportMap): ImportFault[] {
  const { total } = map.guard;
  if (total === undefined) return [];
  const [stated] = records.get(total) ?? [];
  const text = String(readScalar(stated?.value) ?? '');
  const found = records.get(map.source.records)?.length ?? 0;
  if (/^\d+$/.test(text) && Number(text) === found) return [];
  const message =
    text === ''
      ? `does not say in ${total} how many records it has`
      : `says in ${total} that it has ${text} records, and holds ${found}`;
  return [createGuardFault('records', message)];
}

/** Fewer listings may all be others by chance. */
const MIN_RENUMBERED = 10;

/**
 * A source that has shrunk most likely comes from an export that failed (decision 55); one that has as many listings under
 * other ids would make each page a missing one, and tell subscribers of each as new.
 */
function findShrinking(
  properties: readonly ImportedRecord[],
  { existing }: ImportTarget,
  { guard }: ImportMap,
): ImportFault[] {
  const before = existing.properties.length;
  const bound = before * (1 - guard.maxRemoved);
  const count = properties.length;
  const known = new Set(existing.properties);
  const left = properties.filter(({ id }) => known.has(id)).length;
  if (count >= bound && before >= MIN_RENUMBERED && left < bound)
    return [
      createGuardFault(
        'listings',
        `${left} of ${before} are left, and ${count - left} have ids that are new: the source may have renumbered them`,
      ),
    ];
  if (count >= bound) return [];
  return [
    createGuardFault('listings', `${formatQuantity(count, 'listing')} of ${before} are left`),
  ];
}
