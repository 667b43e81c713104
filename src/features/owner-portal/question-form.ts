import * as v from 'valibot';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { requiredMultiline } from '../forms/kit/definition/schemas';

/** A question of an owner to their agent; its ticket has it stored once. */
export const questionForm = {
  name: 'question',
  schema: v.object({
    ticket: v.optional(v.string(), ''),
    question: requiredMultiline('ALERT_MESSAGE_EMPTY'),
  }),
  parts: [{ kind: 'textarea', name: 'question', label: 'OWNER_QUESTION_LABEL', rows: 7 }],
  buttons: [{ label: 'OWNER_QUESTION_SUBMIT' }],
} as const satisfies PlainForm;
