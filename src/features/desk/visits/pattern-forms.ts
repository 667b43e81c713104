import * as v from 'valibot';
import { toBrusselsTime } from '../../../domain/format/brussels-time';
import { readDay } from '../../../domain/typed-values/read-day';
import { readReference } from '../../../domain/typed-values/read-reference';
import type { LineField } from '../../forms/kit/definition/field';
import { asTextKey } from '../../forms/kit/definition/schemas';
import { VisitPatternForm } from '../../visits/visit-pattern';
import type { DeskForm } from '../desk-form';

/** One row of a property's week: the weekday, from when to when, how long a visit is and how many come at once. */
export const patternForm = {
  name: 'pattern',
  schema: VisitPatternForm,
  parts: [
    { kind: 'select', name: 'property', label: 'DESK_VISITS_PROPERTY', options: 'dynamic' },
    {
      kind: 'select',
      name: 'weekday',
      label: 'DESK_PATTERN_WEEKDAY',
      options: 'dynamic',
      // Saturday.
      preset: '6',
    },
    { kind: 'time', name: 'starts', label: 'DESK_PATTERN_FROM', width: 'short' },
    { kind: 'time', name: 'ends', label: 'DESK_PATTERN_TO', width: 'short' },
    {
      kind: 'number',
      name: 'minutes',
      label: 'DESK_PATTERN_MINUTES',
      width: 'short',
      preset: '30',
    },
    {
      kind: 'number',
      name: 'capacity',
      label: 'DESK_PATTERN_CAPACITY',
      width: 'short',
      preset: '1',
    },
  ],
  buttons: [{ value: 'add', effect: 'undoable', label: 'DESK_PATTERN_ADD' }],
} as const satisfies DeskForm;

export const removePatternForm = {
  name: 'remove-pattern',
  schema: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  parts: [],
  buttons: [{ value: 'remove', effect: 'undoable', label: 'DESK_PATTERN_REMOVE' }],
} as const satisfies DeskForm;

const DAY_OFF_ENTRIES = {
  day: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => readDay(text)),
    v.string(asTextKey('DESK_DAY_INVALID')),
    v.check((day) => day >= toBrusselsTime(Date.now()).slice(0, 10), asTextKey('DESK_DAY_PAST')),
  ),
  /** The id of a property; 0 for all. */
  house: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (/^\s*0?\s*$/.test(text) ? 0 : readReference(text))),
    v.number(asTextKey('DESK_PATTERN_PROPERTY_UNKNOWN')),
  ),
};

export const DAY_OFF_FIELD = {
  kind: 'day',
  name: 'day',
  label: 'DESK_VISITS_DAY',
} as const satisfies LineField;

/** Why nobody can come, as colleagues read it. */
export const ReasonSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(100, asTextKey('DESK_REASON_LONG')),
);

/** A day without visits, of one property or of all. */
export const dayOffForm = {
  name: 'day-off',
  schema: v.object({
    ...DAY_OFF_ENTRIES,
    reason: ReasonSchema,
  }),
  parts: [
    DAY_OFF_FIELD,
    {
      kind: 'number',
      name: 'house',
      label: 'DESK_DAYS_OFF_PROPERTY',
      saysOptional: true,
    },
    { kind: 'text', name: 'reason', label: 'DESK_SLOT_REASON', width: 'medium' },
  ],
  buttons: [{ value: 'day-off', effect: 'undoable', label: 'DESK_DAYS_OFF_ADD' }],
} as const satisfies DeskForm;

export const dayOnForm = {
  name: 'day-on',
  schema: v.object(DAY_OFF_ENTRIES),
  parts: [],
  buttons: [{ value: 'day-on', effect: 'undoable', label: 'DESK_DAYS_OFF_REMOVE' }],
} as const satisfies DeskForm;

/** All forms of the page of weekly hours. */
export const PATTERN_FORMS = [patternForm, removePatternForm, dayOffForm, dayOnForm] as const;
