import { addDays, toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import type { ImportMap } from './import-map';
import type { ImportTarget } from './import-target';
import { createImportedRecord } from './imported-record';
import type { PreviousRecord } from './previous-catalogue';
import type { ReadCatalogue, RefusedRecord } from './read-catalogue';

/**
 * Puts the last good form of each faulty record that is in the catalogue among the sound ones, for the days that the
 * map gives it; adds a note about each, and about those whose days are over.
 */
export function keepLastGood(
  read: ReadCatalogue,
  { previous, state }: ImportTarget,
  { guard }: ImportMap,
): void {
  const today = toBrusselsDay(new Date());
  const kinds = { record: read.properties, project: read.projects } as const;
  for (const refused of read.refused) {
    const { kind, id, name } = refused;
    const readValues = previous[kind].get(id);
    if (!readValues || kinds[kind].some((sound) => sound.id === id)) continue;
    const since = state.faulty?.[getFaultyKey(refused)] ?? today;
    const end = addDays(since, guard.keepDays);
    read.faulty[getFaultyKey(refused)] = since;
    const isOver = today >= end;
    const message = isOver
      ? `leaves: its record is faulty since ${since}`
      : `keeps its last good form, at most until ${end}: its record is faulty since ${since}`;
    read.notes.push({ record: name, field: 'ID', message });
    if (!isOver) kinds[kind].push(toKept(refused, readValues()));
  }
}

const getFaultyKey = ({ kind, id }: RefusedRecord): string =>
  kind === 'record' ? String(id) : `project ${id}`;

const toKept = ({ id, key, name }: RefusedRecord, values: PreviousRecord) =>
  createImportedRecord({ id, key, name, values, isKept: true }, () => undefined);
