import * as v from 'valibot';
import type { PlainForm } from '../../forms/kit/definition/plain-form';

/** Makes another version live; its page asks for it first. */
export const rollbackForm = {
  name: 'rollback',
  schema: v.object({ version: v.string() }),
  parts: [],
  buttons: [{ value: 'rollback', label: 'DESK_ROLLBACK' }],
} as const satisfies PlainForm;
