import * as v from 'valibot';
import { normalizeLogin } from '../../platform/accounts/account';
import { isEmailAddress } from '../../platform/mail/email-address';
import {
  isRepeated,
  NEW_PASSWORD_ENTRIES,
  NEW_PASSWORD_FIELDS,
  NewPasswordSchema,
} from '../forms/kit/definition/password';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { asTextKey } from '../forms/kit/definition/schemas';
import { LOGIN_EMAIL_FIELD } from './sign-in-forms';

/** Asks for the address that a one-time password is mailed to (decision 22). */
export const forgottenPasswordForm = {
  name: 'forgot',
  schema: v.object({
    email: v.pipe(
      v.optional(v.string(), ''),
      v.transform((typed) => normalizeLogin(typed.slice(0, 254))),
      v.nonEmpty(asTextKey('ALERT_EMAIL_EMPTY')),
      v.check(isEmailAddress, asTextKey('ALERT_EMAIL_INVALID')),
    ),
  }),
  parts: [LOGIN_EMAIL_FIELD],
  buttons: [{ label: 'FORGOT_PASSWORD_SUBMIT' }],
} as const satisfies PlainForm;

/** A new password twice, after a one-time password (decision 24). */
export const newPasswordForm = {
  name: 'new',
  schema: NewPasswordSchema,
  parts: NEW_PASSWORD_FIELDS,
  buttons: [{ label: 'NEW_PASSWORD_SUBMIT' }],
} as const satisfies PlainForm;

/** Another password, with the one that somebody signed in with. */
export const changePasswordForm = {
  name: 'password',
  schema: v.pipe(
    v.object({ current: v.optional(v.string(), ''), ...NEW_PASSWORD_ENTRIES }),
    v.forward(
      v.partialCheck(
        [['password'], ['passwordConfirm']],
        isRepeated,
        asTextKey('ALERT_PASSWORD_MISMATCH'),
      ),
      ['passwordConfirm'],
    ),
  ),
  parts: [
    {
      kind: 'password',
      name: 'current',
      label: 'CURRENT_PASSWORD_LABEL',
      autocomplete: 'current-password',
      required: true,
    },
    ...NEW_PASSWORD_FIELDS,
  ],
  buttons: [{ value: 'password', label: 'NEW_PASSWORD_SUBMIT' }],
} as const satisfies PlainForm;
