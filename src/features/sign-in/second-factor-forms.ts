import * as v from 'valibot';
import type { Field } from '../forms/kit/definition/field';
import { PASSWORD_FIELD } from '../forms/kit/definition/password';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { TypedCode } from './sign-in-forms';

/** A password is compared, not parsed: an empty one is a wrong one. */
const PasswordAgain = v.object({ password: v.optional(v.string(), '') });
const PASSWORD_AGAIN = [{ ...PASSWORD_FIELD, required: true }] as const;

/** A code of six digits, which phones offer from the app, or a recovery code. */
const CODE_FIELD = {
  kind: 'text',
  name: 'code',
  autocomplete: 'one-time-code',
  required: true,
} as const satisfies Partial<Field>;

/** The second step of a sign-in (decision 44). */
export const codeForm = {
  name: 'second-factor',
  schema: v.object({ code: TypedCode }),
  parts: [{ ...CODE_FIELD, label: 'SECOND_FACTOR_ASK_LABEL' }],
  buttons: [{ label: 'LOGIN_SUBMIT' }],
} as const satisfies PlainForm;

/** Begins to set a second factor up. */
export const startSecondFactorForm = {
  name: 'security',
  schema: PasswordAgain,
  parts: PASSWORD_AGAIN,
  buttons: [{ value: 'start', label: 'SECOND_FACTOR_START' }],
} as const satisfies PlainForm;

/** Switches it on once the app shows the right code; the page carries the secret, sealed. */
export const confirmSecondFactorForm = {
  name: 'confirm',
  schema: v.object({ sealed: v.optional(v.string(), ''), code: TypedCode }),
  parts: [{ ...CODE_FIELD, label: 'SECOND_FACTOR_CODE' }],
  buttons: [{ value: 'confirm', label: 'SECOND_FACTOR_START' }],
} as const satisfies PlainForm;

/** Makes new recovery codes, which is all there is where it cannot be switched off, or switches it off. */
export const changeSecondFactorForm = {
  name: 'security',
  schema: PasswordAgain,
  parts: PASSWORD_AGAIN,
  buttons: [
    { value: 'renew', label: 'SECOND_FACTOR_NEW_CODES', isOutlined: true },
    { value: 'stop', label: 'SECOND_FACTOR_STOP', isOutlined: true },
  ],
} as const satisfies PlainForm;

export const SECOND_FACTOR_FORMS = [
  startSecondFactorForm,
  confirmSecondFactorForm,
  changeSecondFactorForm,
] as const;
