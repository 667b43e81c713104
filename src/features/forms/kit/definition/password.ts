import * as v from 'valibot';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../../domain/accounts/password-length';
import type { Field } from './field';
import { asTextKey } from './schemas';

/** The password that somebody signed in with. */
export const PASSWORD_FIELD = {
  kind: 'password',
  name: 'password',
  label: 'LOGIN_PASSWORD',
  autocomplete: 'current-password',
} as const satisfies Field;

/**
 * A new password and its repetition (§5, decision 24). The password is its characters, counted as a person
 * does: an emoji or a letter with its accent is one. The rules against common ones need the person's names
 * (new-password.ts). No transformation follows a check: it would end the schema where nobody is asked for a
 * password.
 */
export const NEW_PASSWORD_ENTRIES = {
  password: v.pipe(
    v.optional(v.string(), ''),
    v.transform((password) => [...password.normalize('NFKC')]),
    v.minLength(1, asTextKey('ALERT_PASSWORD_EMPTY')),
    v.minLength(MIN_PASSWORD_LENGTH, asTextKey('ALERT_PASSWORD_TOO_SHORT')),
    v.maxLength(MAX_PASSWORD_LENGTH, asTextKey('ALERT_PASSWORD_TOO_LONG')),
  ),
  passwordConfirm: v.pipe(
    v.optional(v.string(), ''),
    v.transform((password) => password.normalize('NFKC')),
    v.nonEmpty(asTextKey('ALERT_PASSWORD_CONFIRM_EMPTY')),
  ),
};

/** Whether the repetition is the password. */
export const isRepeated = ({
  password,
  passwordConfirm,
}: {
  password: readonly string[];
  passwordConfirm: string;
}): boolean => password.join('') === passwordConfirm;

/** A new password twice. */
export const NewPasswordSchema = v.pipe(
  v.object(NEW_PASSWORD_ENTRIES),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirm']],
      isRepeated,
      asTextKey('ALERT_PASSWORD_MISMATCH'),
    ),
    ['passwordConfirm'],
  ),
);

export const NEW_PASSWORD_FIELDS = [
  {
    kind: 'password',
    name: 'password',
    label: 'NEW_PASSWORD_LABEL',
    autocomplete: 'new-password',
    minLength: MIN_PASSWORD_LENGTH,
  },
  {
    kind: 'password',
    name: 'passwordConfirm',
    label: 'NEW_PASSWORD_CONFIRM_LABEL',
    autocomplete: 'new-password',
    repeats: 'password',
  },
] as const satisfies readonly Field[];
