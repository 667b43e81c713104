import * as v from 'valibot';
import { isCommonPassword } from '../../../domain/accounts/common-passwords';
import {
  countPasswordCharacters,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../../domain/accounts/password-length';
import type { TextKey } from '../../../domain/language/texts';

const asTextKey = (key: TextKey): TextKey => key;

/**
 * The schema of a new password and its confirmation (§5, decision 24). `names` are the person's own,
 * which are not passwords. Messages are text keys; `{count}` is the limit.
 */
export const createNewPasswordSchema = (names: readonly string[]) =>
  v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        v.nonEmpty(asTextKey('ALERT_PASSWORD_EMPTY')),
        v.check(
          (password) => countPasswordCharacters(password) >= MIN_PASSWORD_LENGTH,
          asTextKey('ALERT_PASSWORD_TOO_SHORT'),
        ),
        v.check(
          (password) => countPasswordCharacters(password) <= MAX_PASSWORD_LENGTH,
          asTextKey('ALERT_PASSWORD_TOO_LONG'),
        ),
        v.check(
          (password) => !isCommonPassword(password, names),
          asTextKey('ALERT_PASSWORD_COMMON'),
        ),
      ),
      passwordConfirm: v.pipe(v.string(), v.nonEmpty(asTextKey('ALERT_PASSWORD_CONFIRM_EMPTY'))),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['passwordConfirm']],
        ({ password, passwordConfirm }) => password === passwordConfirm,
        asTextKey('ALERT_PASSWORD_MISMATCH'),
      ),
      ['passwordConfirm'],
    ),
  );

/** The limit that the text of an error names. */
export const PASSWORD_LIMITS: Partial<Record<TextKey, number>> = {
  ALERT_PASSWORD_TOO_SHORT: MIN_PASSWORD_LENGTH,
  ALERT_PASSWORD_TOO_LONG: MAX_PASSWORD_LENGTH,
};
