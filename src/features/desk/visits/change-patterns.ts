import type * as v from 'valibot';
import { addDays } from '../../../domain/format/brussels-day';
import type { TextKey } from '../../../domain/language/texts';
import type { FieldErrors } from '../../forms/kit/definition/parse-answers';
import type { AcceptedForm } from '../../forms/kit/submit/read-form';
import type { VisitPattern } from '../../visits/visit-pattern';
import { overlapsPattern } from '../../visits/visit-pattern';
import {
  deleteDayOff,
  deleteVisitPattern,
  insertDayOff,
  insertVisitPattern,
  loadVisitPatterns,
  makePatternSlots,
} from '../../visits/visit-patterns-store';
import type { StaffAction } from '../log/staff-action';
import { recordStaffAction } from '../log/staff-actions-store';
import { runBatch } from '../run-change-store';
import type { dayOffForm, PATTERN_FORMS } from './pattern-forms';
import { getMidnight } from './visits-query';
import { countBooked } from './visits-store';

/** Author of a change of the weekly hours, and the data it is checked against. */
interface PatternChanger {
  db: D1Database;
  /** Undefined: the staff tool. */
  staff: { id: string } | undefined;
  /** Returns whether a property is in the catalogue. */
  hasProperty(id: number): boolean;
}

type PatternChange = AcceptedForm<(typeof PATTERN_FORMS)[number]>;
type DayOff = v.InferOutput<typeof dayOffForm.schema>;

/**
 * Adds or removes a row of a property's week, or a day off, and makes the hours that follow. Returns what is wrong
 * by field, or how many booked visits a day off leaves as they are.
 */
export async function changePatterns(
  changer: PatternChanger,
  change: PatternChange,
): Promise<{ errors: FieldErrors } | { kept: number }> {
  const errors = await applyChange(changer, change);
  if (errors) return { errors };
  await makePatternSlots(changer.db, Date.now());
  return { kept: change.action === 'day-off' ? await countKept(changer.db, change.answers) : 0 };
}

async function applyChange(
  changer: PatternChanger,
  { action, answers }: PatternChange,
): Promise<FieldErrors | undefined> {
  const { db, staff, hasProperty } = changer;
  const log = (name: StaffAction, subject: string) => recordStaffAction(db, staff, name, subject);
  switch (action) {
    case 'add':
      return addPattern(changer, answers);
    case 'remove':
      await runBatch(db, [
        ...deleteVisitPattern(db, answers.id),
        log('hours removed', `${answers.id}`),
      ]);
      return undefined;
    case 'day-off': {
      const { day, house: property, reason } = answers;
      if (property !== 0 && !hasProperty(property))
        return { house: { key: 'DESK_PATTERN_PROPERTY_UNKNOWN' } };
      await runBatch(db, [
        ...insertDayOff(db, { day, property, reason }, getTimes(day)),
        log('day off added', day),
      ]);
      return undefined;
    }
    case 'day-on': {
      const { day, house: property } = answers;
      await runBatch(db, [deleteDayOff(db, { day, property }), log('day off removed', day)]);
      return undefined;
    }
  }
}

async function addPattern(
  { db, staff, hasProperty }: PatternChanger,
  pattern: VisitPattern,
): Promise<FieldErrors | undefined> {
  if (!hasProperty(pattern.property)) return { property: { key: 'DESK_PATTERN_PROPERTY_UNKNOWN' } };
  const patterns = await loadVisitPatterns(db);
  const overlap: FieldErrors = { starts: { key: PATTERN_OVERLAP } };
  if (patterns.some((other) => overlapsPattern(pattern, other))) return overlap;
  try {
    await runBatch(db, [
      insertVisitPattern(db, pattern, Date.now()),
      recordStaffAction(db, staff, 'hours set', pattern.property),
    ]);
    return undefined;
  } catch (error) {
    // Somebody else added it meanwhile.
    if (/slot_pattern_overlap/.test(String(error))) return overlap;
    throw error;
  }
}

/** The error at the start of hours that overlap others of the property. */
export const PATTERN_OVERLAP = 'DESK_PATTERN_OVERLAP' satisfies TextKey;

/** Counts the booked visits that a day off leaves as they are. */
const countKept = (db: D1Database, { day, house: property }: DayOff): Promise<number> =>
  countBooked(db, { ...getTimes(day), property });

const getTimes = (day: string) => ({ from: getMidnight(day), to: getMidnight(addDays(day, 1)) });
