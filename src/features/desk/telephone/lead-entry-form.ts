import * as v from 'valibot';
import { asTextKey, LineSchema, requiredMultiline } from '../../forms/kit/definition/schemas';
import type { DeskForm } from '../desk-form';
import { CALLER_ENTRIES, CALLER_PARTS, isReachable } from './caller-fields';

/** The key of what is written down: pressed twice, it is stored once. */
export const ENTRY_KEY = { key: v.pipe(v.string(), v.uuid()) };

/** Value of the colleague field for a question that nobody takes yet. */
export const NOBODY_VALUE = 'nobody';

/** Writes down what somebody asked by telephone or over the counter. */
export const leadEntryForm = {
  name: 'lead-entry',
  schema: v.pipe(
    v.object({
      ...ENTRY_KEY,
      ...CALLER_ENTRIES,
      property: LineSchema,
      question: requiredMultiline('DESK_LEAD_ENTRY_EMPTY'),
      assignee: LineSchema,
    }),
    v.forward(v.partialCheck([['phone'], ['email']], isReachable, asTextKey('DESK_CALLER_REACH')), [
      'phone',
    ]),
  ),
  parts: [
    ...CALLER_PARTS,
    { kind: 'select', name: 'property', label: 'DESK_VISITS_PROPERTY', options: 'dynamic' },
    { kind: 'textarea', name: 'question', label: 'DESK_LEAD_ENTRY_QUESTION', rows: 4 },
    {
      ...{ kind: 'select', name: 'assignee', label: 'DESK_LEAD_ENTRY_FOR', width: 'medium' },
      ...{ options: 'dynamic', saysOptional: true, preset: NOBODY_VALUE },
    },
  ],
  buttons: [{ value: 'enter', effect: 'adds', label: 'DESK_LEAD_ENTRY_SAVE' }],
} as const satisfies DeskForm;
