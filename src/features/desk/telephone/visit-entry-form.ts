import * as v from 'valibot';
import {
  asTextKey,
  LineSchema,
  optionalMultiline,
  requiredLine,
} from '../../forms/kit/definition/schemas';
import type { Filters } from '../desk-filters';
import type { DeskForm } from '../desk-form';
import { CALLER_ENTRIES, CALLER_PARTS, isReachable } from './caller-fields';
import { ENTRY_KEY } from './lead-entry-form';

/** The property that a visit is booked for: its free hours follow. */
export const visitPropertyFilter = {
  name: 'visit-property',
  schema: v.object({ property: LineSchema }),
  parts: [
    {
      kind: 'select',
      name: 'property',
      label: 'DESK_VISITS_PROPERTY',
      options: 'dynamic',
      required: true,
    },
  ],
} as const satisfies Filters;

/** Books a free hour for whoever called or came in. */
export const visitEntryForm = {
  name: 'visit-entry',
  schema: v.pipe(
    v.object({
      ...ENTRY_KEY,
      property: LineSchema,
      slot: requiredLine('ALERT_SLOT_EMPTY'),
      ...CALLER_ENTRIES,
      remark: optionalMultiline(),
    }),
    v.forward(v.partialCheck([['phone'], ['email']], isReachable, asTextKey('DESK_CALLER_REACH')), [
      'phone',
    ]),
  ),
  parts: [
    { kind: 'select', name: 'slot', label: 'DESK_VISIT_ENTRY_HOUR', options: 'dynamic' },
    ...CALLER_PARTS,
    { kind: 'textarea', name: 'remark', label: 'DESK_VISIT_ENTRY_REMARK', rows: 2 },
  ],
  buttons: [{ value: 'enter', effect: 'adds', label: 'DESK_VISIT_ENTRY_SAVE' }],
} as const satisfies DeskForm;
