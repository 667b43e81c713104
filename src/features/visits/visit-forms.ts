import * as v from 'valibot';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { requiredLine } from '../forms/kit/definition/schemas';

/** The change of the visit that the visitor was looking at: a later one is not undone by it. */
const Sequence = v.optional(v.string(), '');

/** Moves a visit to another slot. */
export const moveVisitForm = {
  name: 'move',
  schema: v.object({ slot: requiredLine('ALERT_SLOT_EMPTY'), sequence: Sequence }),
  parts: [{ kind: 'select', name: 'slot', label: 'VISIT_WHEN', options: 'dynamic' }],
  buttons: [{ value: 'move', label: 'VISIT_MOVE' }],
} as const satisfies PlainForm;

/** Takes the slot that was offered, or gives up a visit, an offer or a place on the waiting list. */
export const visitActionForm = {
  name: 'visit-action',
  schema: v.object({ sequence: Sequence }),
  parts: [],
  buttons: [
    { value: 'accept', label: 'VISIT_ACCEPT' },
    { value: 'cancel', label: 'VISIT_CANCEL', isOutlined: true },
  ],
} as const satisfies PlainForm;
