import * as v from 'valibot';
import type { DeskForm } from '../desk-form';

/** Tries a mail again at once. */
export const retryForm = {
  name: 'retry',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'retry', effect: 'adds', label: 'DESK_MAIL_RETRY' }],
} as const satisfies DeskForm;
