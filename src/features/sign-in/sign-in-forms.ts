import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import { compactCode } from '../../platform/accounts/tokens';
import type { Field } from '../forms/kit/definition/field';
import { PASSWORD_FIELD } from '../forms/kit/definition/password';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { asTextKey } from '../forms/kit/definition/schemas';

/** The name that somebody signs in with; what is longer than an address is not an account's. */
const requiredLogin = (empty: TextKey) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((login) => login.trim().slice(0, 254)),
    v.nonEmpty(empty),
  );

/** A password as typed: spaces belong to it. */
const TypedPassword = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty(asTextKey('ALERT_PASSWORD_EMPTY')),
);

/** A code as typed, without what stands between its groups and in lower case. */
export const TypedCode = v.optional(
  v.pipe(
    v.string(),
    v.transform((code) => compactCode(code).slice(0, 40)),
  ),
  '',
);

export const LOGIN_EMAIL_FIELD = {
  kind: 'email',
  name: 'email',
  label: 'LABEL_EMAIL',
  autocomplete: 'username',
} as const satisfies Field;

const BUTTONS = [{ label: 'LOGIN_SUBMIT' }] as const;

/** The sign-in of owners, by user name or address. */
export const ownerSignInForm = {
  name: 'sign-in',
  schema: v.pipe(
    v.object({ username: requiredLogin('ALERT_USERNAME_EMPTY'), password: TypedPassword }),
    v.transform(({ username, password }) => ({ login: username, password })),
  ),
  parts: [
    { kind: 'text', name: 'username', label: 'LOGIN_USERNAME', autocomplete: 'username' },
    PASSWORD_FIELD,
  ],
  buttons: BUTTONS,
} as const satisfies PlainForm;

/** The sign-in of subscribers, by address. */
export const subscriberSignInForm = {
  name: 'sign-in',
  schema: v.pipe(
    v.object({ email: requiredLogin('ALERT_EMAIL_EMPTY'), password: TypedPassword }),
    v.transform(({ email, password }) => ({ login: email, password })),
  ),
  parts: [LOGIN_EMAIL_FIELD, PASSWORD_FIELD],
  buttons: BUTTONS,
} as const satisfies PlainForm;

/** The sign-in of staff, with the code of an app where one is set up. */
export const deskSignInForm = {
  name: 'sign-in',
  schema: v.object({
    email: requiredLogin('ALERT_EMAIL_EMPTY'),
    password: TypedPassword,
    code: TypedCode,
  }),
  parts: [
    LOGIN_EMAIL_FIELD,
    PASSWORD_FIELD,
    {
      kind: 'text',
      name: 'code',
      label: 'DESK_LOGIN_CODE',
      hint: 'DESK_LOGIN_CODE_HINT',
      autocomplete: 'one-time-code',
      saysOptional: true,
    },
  ],
  buttons: BUTTONS,
} as const satisfies PlainForm;
