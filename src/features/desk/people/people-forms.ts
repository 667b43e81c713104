import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import { listPhoneBeginnings, readPhone } from '../../../domain/typed-values/read-phone';
import { cleanTyped } from '../../../domain/typed-values/typed-text';
import { normalizeLogin } from '../../../platform/accounts/account';
import { isEmailAddress } from '../../../platform/mail/email-address';
import { asTextKey, requiredLine } from '../../forms/kit/definition/schemas';
import { SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';

const MAX_NAME = 100;

/** An address as accounts store it. */
export const AddressSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(normalizeLogin),
  v.check(isEmailAddress, asTextKey('ALERT_EMAIL_INVALID')),
);

/** An address as accounts store it, or a telephone number as it is dialled, in any spelling. */
const readWho = (typed: string): string => readPhone(typed)?.dialled ?? normalizeLogin(typed);
const isWho = (who: string): boolean => isEmailAddress(who) || readPhone(who) !== undefined;
const PersonSchema = v.object({
  who: v.pipe(
    v.optional(v.string(), ''),
    v.transform(readWho),
    v.check(isWho, asTextKey('DESK_PERSON_WHO_INVALID')),
  ),
});

/** Whether somebody is looked for by name: two letters, and nothing of an address or a number. */
export const isPersonName = (who: string): boolean =>
  who.length <= MAX_NAME && /\p{L}{2}/u.test(who) && !/[@\d]/.test(who);
const AskedSchema = v.object({ email: AddressSchema, ...SURE_ENTRY });
export const ADDRESS_FIELD = { kind: 'email', name: 'email', label: 'LABEL_EMAIL' } as const;

export const LANGUAGE_FIELD = {
  kind: 'select',
  name: 'language',
  label: 'DESK_OWNER_LANGUAGE',
  options: 'dynamic',
  preset: 'nl',
} as const;

/** Finds what is stored about somebody, or who may be meant by a name. */
export const personForm = {
  name: 'person',
  schema: v.object({
    who: v.pipe(
      v.optional(v.string(), ''),
      v.transform(readWho),
      v.check((who) => isWho(who) || isPersonName(who), asTextKey('DESK_PERSON_WHO_INVALID')),
    ),
  }),
  parts: [
    {
      ...{ kind: 'text', name: 'who', label: 'DESK_PERSON_WHO', width: 'medium' },
      autocomplete: 'off',
    },
  ],
  buttons: [{ value: 'find', effect: 'looks', label: 'DESK_PERSON_FIND' }],
} as const satisfies DeskForm;

/** Finds somebody of a list; the path reads it as `personForm`. */
export const listedPersonForm = {
  name: 'listed-person',
  schema: PersonSchema,
  parts: [],
  buttons: [{ value: 'find', effect: 'looks', label: 'DESK_PERSON_DATA', isOutlined: true }],
} as const satisfies DeskForm;

/** Takes along what was found about somebody. */
export const exportForm = {
  name: 'found-person',
  schema: PersonSchema,
  parts: [],
  buttons: [{ value: 'export', effect: 'looks', label: 'DESK_PERSON_EXPORT' }],
} as const satisfies DeskForm;

/** Erases what was found about somebody: its page says what goes, and asks for address or number once more. */
export const erasePersonForm = {
  name: 'erase-person',
  schema: v.object({
    ...PersonSchema.entries,
    ...SURE_ENTRY,
    typed: v.pipe(v.optional(v.string(), ''), v.transform(readWho)),
  }),
  parts: [{ kind: 'text', name: 'typed', label: 'DESK_PERSON_TYPED', autocomplete: 'off' }],
  buttons: [{ value: 'erase', effect: 'asks', label: 'DESK_PERSON_ERASE', isOutlined: true }],
} as const satisfies DeskForm;

/** The same on the page that asks, where address or number has to be typed; the path reads it as `erasePersonForm`. */
export const askedErasureForm = {
  ...erasePersonForm,
  schema: v.object({
    ...erasePersonForm.schema.entries,
    typed: requiredLine('DESK_PERSON_TYPED_OTHER'),
  }),
} as const satisfies DeskForm;

/** Returns how an address or a number is shown: a number as it is written in its country. */
export const formatWho = (who: string): string =>
  (who.includes('@') ? undefined : readPhone(listPhoneBeginnings(who).at(-1) ?? who)?.shown) ?? who;

/** The references of some eighty properties. */
const MAX_PROPERTIES = 1000;

/** Invites an owner, or gives one other properties. */
export const inviteForm = {
  name: 'invite',
  schema: v.object({
    email: AddressSchema,
    name: v.pipe(
      requiredLine('DESK_OWNER_NAME_EMPTY'),
      v.maxLength(MAX_NAME, asTextKey('ALERT_TOO_LONG')),
    ),
    language: v.pipe(
      v.optional(v.string(), ''),
      v.picklist(LANGUAGES, asTextKey('ALERT_CHOICE_INVALID')),
    ),
    /** References, each once. */
    properties: v.pipe(
      v.optional(v.string(), ''),
      v.transform(cleanTyped),
      v.maxLength(MAX_PROPERTIES, asTextKey('ALERT_TOO_LONG')),
      v.regex(/^\d{1,9}(?:[\s,;]+\d{1,9})*$/, asTextKey('DESK_OWNER_PROPERTIES_INVALID')),
      v.transform((text) => [...new Set(text.split(/[\s,;]+/))]),
    ),
  }),
  parts: [
    ADDRESS_FIELD,
    { kind: 'text', name: 'name', label: 'DESK_OWNER_NAME' },
    { kind: 'number', name: 'properties', label: 'DESK_OWNER_PROPERTIES', width: 'medium' },
    LANGUAGE_FIELD,
  ],
  buttons: [{ value: 'invite', effect: 'adds', label: 'DESK_OWNER_INVITE' }],
} as const satisfies DeskForm;

/** Invites an owner again, or closes the portal to one, which asks first. */
export const ownerForm = {
  name: 'owner',
  schema: AskedSchema,
  parts: [],
  buttons: [
    { value: 'again', effect: 'adds', label: 'DESK_OWNER_AGAIN', isOutlined: true },
    { value: 'disable', effect: 'asks', label: 'DESK_OWNER_DISABLE', isOutlined: true },
  ],
} as const satisfies DeskForm;
