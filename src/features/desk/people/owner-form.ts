import * as v from 'valibot';
import { Language } from '../../../domain/language/language';
import type { TextKey } from '../../../domain/language/texts';
import { normalizeLogin } from '../../../platform/accounts/person';
import { isEmailAddress } from '../../../platform/mail/email-address';

/** The form that invites an owner; messages are text keys. */
export const OwnerForm = v.object({
  email: v.pipe(
    v.optional(v.string(), ''),
    v.transform(normalizeLogin),
    v.check(isEmailAddress, 'ALERT_EMAIL_INVALID' satisfies TextKey),
  ),
  name: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(1, 'DESK_OWNER_NAME_EMPTY' satisfies TextKey),
    v.maxLength(100, 'DESK_OWNER_NAME_EMPTY' satisfies TextKey),
  ),
  language: v.pipe(v.optional(v.string(), 'nl'), Language),
  properties: v.pipe(
    v.optional(v.string(), ''),
    v.regex(
      /^\s*\d{1,9}(?:[\s,;]+\d{1,9})*\s*$/,
      'DESK_OWNER_PROPERTIES_INVALID' satisfies TextKey,
    ),
    v.transform((text) => [
      ...new Set(
        text
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map(Number),
      ),
    ]),
  ),
});
