import * as v from 'valibot';
import type { TextareaField } from '../../forms/kit/definition/field';
import {
  asTextKey,
  LineSchema,
  optionalMultiline,
  requiredLine,
  requiredMultiline,
} from '../../forms/kit/definition/schemas';
import { SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';
import { ReasonSchema } from './pattern-forms';

const MAX_FEEDBACK = 2000;
const MAX_VISITOR = 100;
const MAX_REASON = 500;

const VISIT_ENTRY = { visit: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) };
/** A visit as the page showed it. */
const SEEN_VISIT_ENTRIES = {
  ...VISIT_ENTRY,
  sequence: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
};

/** Moves a visit to another slot of its property. */
export const moveForm = {
  name: 'visit',
  instance: 'visit',
  schema: v.object({ ...SEEN_VISIT_ENTRIES, slot: requiredLine('ALERT_SLOT_EMPTY') }),
  parts: [{ kind: 'select', name: 'slot', label: 'DESK_VISIT_MOVE_TO', options: 'dynamic' }],
  buttons: [{ value: 'move', effect: 'undoable', label: 'DESK_VISIT_MOVE' }],
} as const satisfies DeskForm;

/** The reason as the page that asks words it, in the visitor's language. */
export const REASON_FIELD = {
  ...{ kind: 'textarea', name: 'reason', label: 'DESK_VISIT_REASON', rows: 2 },
} as const satisfies TextareaField;

/** Cancels a visit; the page that asks takes a reason for the visitor's mail. */
export const cancelForm = {
  name: 'cancel-visit',
  schema: v.object({
    ...SEEN_VISIT_ENTRIES,
    ...SURE_ENTRY,
    reason: optionalMultiline(MAX_REASON),
  }),
  parts: [REASON_FIELD],
  buttons: [{ value: 'cancel', effect: 'asks', label: 'DESK_VISIT_CANCEL', isOutlined: true }],
} as const satisfies DeskForm;

/** Takes somebody off the waiting list. */
export const leaveForm = {
  name: 'leave-waiting-list',
  schema: v.object({ ...SEEN_VISIT_ENTRIES, ...SURE_ENTRY }),
  parts: [],
  buttons: [{ value: 'cancel', effect: 'asks', label: 'DESK_WAITING_REMOVE', isOutlined: true }],
} as const satisfies DeskForm;

/** What the visitor said. The owner reads it once it is released; a changed text has to be released again. */
export const feedbackForm = {
  name: 'feedback',
  instance: 'visit',
  schema: v.object({
    ...VISIT_ENTRY,
    text: requiredMultiline('DESK_FEEDBACK_EMPTY', MAX_FEEDBACK),
    /** The visitor's name as the owner may read it; '' for 'candidate A'. */
    visitor: v.pipe(LineSchema, v.maxLength(MAX_VISITOR, asTextKey('ALERT_TOO_LONG'))),
  }),
  parts: [
    { kind: 'textarea', name: 'text', label: 'DESK_FEEDBACK', rows: 4 },
    {
      kind: 'text',
      name: 'visitor',
      label: 'DESK_FEEDBACK_VISITOR',
      hint: 'DESK_FEEDBACK_VISITOR_HINT',
      width: 'medium',
      saysOptional: true,
    },
  ],
  buttons: [
    { value: 'feedback', effect: 'undoable', label: 'DESK_SAVE', isOutlined: true },
    { value: 'release', effect: 'undoable', label: 'DESK_FEEDBACK_RELEASE' },
  ],
} as const satisfies DeskForm;

/** Keeps visitors from booking a slot. */
export const blockForm = {
  name: 'block',
  schema: v.object({ reason: ReasonSchema }),
  parts: [{ kind: 'text', name: 'reason', label: 'DESK_SLOT_REASON', width: 'medium' }],
  buttons: [{ value: 'block', effect: 'undoable', label: 'DESK_SLOT_BLOCK', isOutlined: true }],
} as const satisfies DeskForm;

export const unblockForm = {
  name: 'unblock',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'unblock', effect: 'undoable', label: 'DESK_SLOT_UNBLOCK' }],
} as const satisfies DeskForm;

/** All forms of the page of a slot. */
export const SLOT_FORMS = [moveForm, cancelForm, feedbackForm, blockForm, unblockForm] as const;
