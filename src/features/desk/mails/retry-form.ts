import * as v from 'valibot';
import type { PlainForm } from '../../forms/kit/definition/plain-form';

/** Tries a mail again at once. */
export const retryForm = {
  name: 'retry',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'retry', label: 'DESK_MAIL_RETRY' }],
} as const satisfies PlainForm;
