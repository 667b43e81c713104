import * as v from 'valibot';
import { dynamicMultipleChoice } from '../../forms/kit/definition/choice-schemas';
import type { LineField, TextareaField } from '../../forms/kit/definition/field';
import { requiredLine, requiredMultiline } from '../../forms/kit/definition/schemas';
import type { DeskForm } from '../desk-form';
import { LEAD_STATE_TEXTS, LEAD_STATES } from './lead';

const MAX_NOTE = 5000;
const MAX_REPLY = 20_000;

/** The number of changes that the page showed. */
const SEEN_ENTRY = {
  seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
};

/** Says how far staff are with a lead: its buttons are the states. */
export const stateForm = {
  name: 'lead-state',
  schema: v.object(SEEN_ENTRY),
  parts: [],
  buttons: LEAD_STATES.map((value) => ({
    ...{ value, label: LEAD_STATE_TEXTS[value] },
    effect: 'undoable' as const,
  })),
} as const satisfies DeskForm;

/** Passes a lead on to a colleague. */
export const assignForm = {
  name: 'lead-assign',
  schema: v.object({
    ...SEEN_ENTRY,
    assignee: requiredLine('DESK_ASSIGNEE_UNKNOWN'),
  }),
  parts: [{ kind: 'select', name: 'assignee', label: 'DESK_PASS_ON', options: 'dynamic' }],
  buttons: [{ value: 'assign', effect: 'undoable', label: 'DESK_PASS_ON', isOutlined: true }],
} as const satisfies DeskForm;

/** Adds a note that only staff read. */
export const noteForm = {
  name: 'lead-note',
  schema: v.object({ ...SEEN_ENTRY, note: requiredMultiline('DESK_NOTE_EMPTY', MAX_NOTE) }),
  parts: [{ kind: 'textarea', name: 'note', label: 'DESK_NOTE', rows: 3 }],
  buttons: [{ value: 'note', effect: 'adds', label: 'DESK_NOTE_ADD', isOutlined: true }],
} as const satisfies DeskForm;

export const SUBJECT_FIELD = {
  kind: 'text',
  name: 'subject',
  label: 'DESK_REPLY_SUBJECT_LABEL',
} as const satisfies LineField;

export const TEXT_FIELD = {
  kind: 'textarea',
  name: 'text',
  label: 'DESK_REPLY_TEXT',
  rows: 7,
} as const satisfies TextareaField;

/** The field of the documents; a lead without any leaves it out. */
export const PAPERS = 'papers';

/** Answers a lead by mail, with documents of the listing that it is about. */
export const replyForm = {
  name: 'lead-reply',
  schema: v.object({
    ...SEEN_ENTRY,
    subject: requiredLine('DESK_REPLY_SUBJECT_EMPTY'),
    text: requiredMultiline('DESK_REPLY_TEXT_EMPTY', MAX_REPLY),
    papers: dynamicMultipleChoice(),
  }),
  parts: [
    SUBJECT_FIELD,
    TEXT_FIELD,
    {
      ...{ kind: 'checkboxes', name: PAPERS, label: 'DESK_REPLY_PAPERS', options: 'dynamic' },
      ...{ hint: 'DESK_REPLY_PAPERS_HINT', saysOptional: true },
    },
  ],
  buttons: [{ value: 'answer', effect: 'adds', label: 'DESK_REPLY_SEND' }],
} as const satisfies DeskForm;

/** All forms of the page of a lead. */
export const LEAD_FORMS = [stateForm, assignForm, noteForm, replyForm] as const;
