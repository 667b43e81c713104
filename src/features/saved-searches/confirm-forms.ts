import * as v from 'valibot';
import {
  NEW_PASSWORD_FIELDS,
  NewPasswordSchema,
  PASSWORD_FIELD,
} from '../forms/kit/definition/password';
import type { PlainForm } from '../forms/kit/definition/plain-form';

/**
 * Confirms a search. It asks for the password that was typed at the register, unless the address has an account
 * (decision 112).
 */
export const confirmForm = {
  name: 'confirm',
  schema: v.object({ password: v.optional(v.string(), '') }),
  parts: [{ ...PASSWORD_FIELD, label: 'SAVED_SEARCH_CONFIRM_PASSWORD', required: true }],
  buttons: [{ label: 'SAVED_SEARCH_CONFIRM_ACTION' }],
} as const satisfies PlainForm;

/** Confirms it with another password: who typed the first one may be somebody else. */
export const chooseForm = {
  name: 'choose',
  schema: NewPasswordSchema,
  parts: NEW_PASSWORD_FIELDS,
  buttons: [{ value: 'choose', label: 'SAVED_SEARCH_CONFIRM_CHOOSE', isOutlined: true }],
} as const satisfies PlainForm;
