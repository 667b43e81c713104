import * as v from 'valibot';
import { toBrusselsTime } from '../../../domain/format/brussels-time';
import type { TextKey } from '../../../domain/language/texts';
import { overlapsPattern, VisitPatternForm } from '../../appointments/visit-pattern';
import {
  deleteDayOff,
  deleteVisitPattern,
  insertDayOff,
  insertVisitPattern,
  loadVisitPatterns,
  makePatternSlots,
} from '../../appointments/visit-patterns-store';
import type { StaffAction } from '../log/staff-action';
import { recordStaffAction } from '../log/staff-actions-store';
import type { DeskAnswers } from '../read-desk-form';
import { runBatch } from '../run-change-store';
import { addDays, getMidnight, isDay } from './visits-query';
import { countBooked } from './visits-store';

/** Author of a change of the weekly hours, and the data it is checked against. */
interface PatternChanger {
  db: D1Database;
  /** Undefined: the staff tool. */
  staff: { id: string } | undefined;
  /** Returns whether a property is in the catalogue. */
  hasProperty(id: number): boolean;
}

/** Errors by field. */
type PatternErrors = Readonly<Record<string, TextKey>>;

/**
 * Adds or removes a row of a house's week, or a day off, as `answers.action` says, and makes the hours that
 * follow. Returns what is wrong by field, or how many booked visits a day off leaves as they are.
 */
export async function changePatterns(
  changer: PatternChanger,
  answers: DeskAnswers,
): Promise<{ errors: PatternErrors } | { kept: number }> {
  const change = answers.action === 'add' ? addPattern : changeDays;
  const errors = await change(changer, answers);
  if (errors) return { errors };
  await makePatternSlots(changer.db, Date.now());
  return { kept: await countKept(changer.db, answers) };
}

async function addPattern(
  { db, staff, hasProperty }: PatternChanger,
  answers: DeskAnswers,
): Promise<PatternErrors | undefined> {
  const result = v.safeParse(VisitPatternForm, answers);
  if (!result.success)
    return Object.fromEntries(
      result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message as TextKey]),
    );
  const pattern = result.output;
  if (!hasProperty(pattern.property)) return { property: 'DESK_PATTERN_PROPERTY_UNKNOWN' };
  const patterns = await loadVisitPatterns(db);
  const overlap: PatternErrors = { starts: 'DESK_PATTERN_OVERLAP' };
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

/** Removes a row, or adds or removes a day off; returns what is wrong by field. */
async function changeDays(
  { db, staff, hasProperty }: PatternChanger,
  { action, day = '', house = '', reason = '', id = '' }: DeskAnswers,
): Promise<PatternErrors | undefined> {
  const log = (name: StaffAction, subject: string) => recordStaffAction(db, staff, name, subject);
  if (action === 'remove') {
    await runBatch(db, [...deleteVisitPattern(db, Number(id) || 0), log('hours removed', id)]);
    return undefined;
  }
  const property = house === '' ? 0 : Number(house);
  const errors: Record<string, TextKey> = {};
  if (!isDay(day)) errors.day = 'DESK_DAY_INVALID';
  else if (day < toBrusselsTime(Date.now()).slice(0, 10)) errors.day = 'DESK_DAY_PAST';
  const isHouse = action === 'day-on' || property === 0 || hasProperty(property);
  if (!/^\d{0,9}$/.test(house) || !isHouse) errors.house = 'DESK_PATTERN_PROPERTY_UNKNOWN';
  if (reason.length > 100) errors.reason = 'DESK_REASON_LONG';
  if (Object.keys(errors).length > 0) return errors;
  if (action === 'day-on') {
    await runBatch(db, [deleteDayOff(db, { day, property }), log('day off removed', day)]);
    return undefined;
  }
  const times = { from: getMidnight(day), to: getMidnight(addDays(day, 1)) };
  await runBatch(db, [
    ...insertDayOff(db, { day, property, reason }, times),
    log('day off added', day),
  ]);
  return undefined;
}

/** Counts the booked visits that a day off leaves as they are. */
async function countKept(db: D1Database, { action, day = '', house }: DeskAnswers) {
  if (action !== 'day-off') return 0;
  const to = getMidnight(addDays(day, 1));
  return countBooked(db, { from: getMidnight(day), to, property: Number(house) || 0 });
}
