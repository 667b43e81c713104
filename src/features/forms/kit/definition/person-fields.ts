import type { Field, FieldOption, FieldRow } from './field';
import {
  CheckboxSchema,
  optionalChoice,
  RequiredPhoneSchema,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredZip,
} from './schemas';

/** What most forms ask of the person who writes (§3, contact / lead), to be put together as each needs. */

/** §9: Mr, Ms, Miss. */
const SALUTATIONS = [
  { value: 'mr', label: 'SALUTATION_MR' },
  { value: 'ms', label: 'SALUTATION_MS' },
  { value: 'miss', label: 'SALUTATION_MISS' },
] as const satisfies FieldOption[];

/** §9; the middle one differs by language, in the texts. */
export const TIME_SLOTS = [
  { value: '1', label: 'TIME_SLOT_1' },
  { value: '2', label: 'TIME_SLOT_2' },
  { value: '3', label: 'TIME_SLOT_3' },
] as const satisfies FieldOption[];

const DEVICES = [
  { value: 'phone', label: 'DEVICE_PHONE' },
  { value: 'email', label: 'DEVICE_EMAIL' },
] as const satisfies FieldOption[];

/** The least one says of oneself, for a form's schema. */
export const WRITER_ENTRIES = {
  firstName: requiredLine('ALERT_FIST_NAME_EMPTY'),
  lastName: requiredLine('ALERT_LAST_NAME_EMPTY'),
  email: requiredEmail(),
};

export const NAME_FIELDS: readonly Field[] = [
  { kind: 'text', name: 'firstName', label: 'LABEL_FIRST_NAME', autocomplete: 'given-name' },
  { kind: 'text', name: 'lastName', label: 'LABEL_LAST_NAME', autocomplete: 'family-name' },
];

export const EMAIL_FIELD = {
  kind: 'email',
  name: 'email',
  label: 'LABEL_EMAIL',
  autocomplete: 'email',
} as const satisfies Field;

/** The entries of who writes and may be called. */
export const PERSON_ENTRIES = {
  title: requiredChoice(SALUTATIONS, 'ALERT_TITLE_EMPTY'),
  ...WRITER_ENTRIES,
  phone: RequiredPhoneSchema,
};

/** Their fields, in order. */
export const PERSON_FIELDS: readonly Field[] = [
  { kind: 'radios', name: 'title', label: 'LABEL_TITLE', options: SALUTATIONS },
  ...NAME_FIELDS,
  { ...EMAIL_FIELD, hint: 'HINT_EMAIL' },
  { kind: 'tel', name: 'phone', label: 'LABEL_PHONE', hint: 'HINT_PHONE_WHY', autocomplete: 'tel' },
];

/** What somebody says of themselves, by the same names in every form and whatever it is about. */
export const PERSON_FIELD_NAMES: ReadonlySet<string> = new Set(
  PERSON_FIELDS.map(({ name }) => name),
);

/** Where somebody lives, or what they own stands. */
export const ADDRESS_ENTRIES = {
  address: requiredLine('ALERT_ADDRESS_EMPTY'),
  zip: requiredZip(),
  city: requiredLine('ALERT_CITY_EMPTY'),
};

export const ADDRESS_FIELDS: readonly (Field | FieldRow)[] = [
  { kind: 'text', name: 'address', label: 'LABEL_ADDRESS', autocomplete: 'address-line1' },
  {
    kind: 'row',
    fields: [
      {
        kind: 'text',
        name: 'zip',
        label: 'LABEL_ZIP',
        autocomplete: 'postal-code',
        width: 'short',
      },
      { kind: 'text', name: 'city', label: 'LABEL_CITY', autocomplete: 'address-level2' },
    ],
  },
];

/** How and when the visitor is best answered. */
export const REPLY_ENTRIES = {
  device: optionalChoice(DEVICES),
  timeSlot: optionalChoice(TIME_SLOTS),
};

export const REPLY_FIELDS: readonly Field[] = [
  { kind: 'radios', name: 'device', label: 'LABEL_PREFERRED_DEVICE', options: DEVICES },
  {
    kind: 'radios',
    name: 'timeSlot',
    label: 'LABEL_TIME_SLOT',
    options: TIME_SLOTS,
    when: { field: 'device', is: ['phone'] },
  },
];

/** The newsletter's box: never ticked beforehand. */
export const NEWSLETTER_ENTRIES = { newsletter: CheckboxSchema };
export const NEWSLETTER_FIELD: Field = {
  kind: 'checkbox',
  name: 'newsletter',
  label: 'LABEL_NEWSLETTER',
};
