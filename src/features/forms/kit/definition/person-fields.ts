import { CheckboxSchema, optionalChoice } from './choice-schemas';
import type { Field, FieldOption, FieldRow } from './field';
import { requiredLine, requiredName } from './schemas';
import { RequiredPhoneSchema, requiredEmail, requiredZip } from './typed-schemas';

/** Fields of the person who sends a form (§3, contact / lead), for forms to combine. */

/** §9: Mr, Ms, Miss; no answer comes first and nothing depends on it (decision 39). */
const SALUTATIONS = [
  { value: '', label: 'SALUTATION_NONE' },
  { value: 'mr', label: 'SALUTATION_MR' },
  { value: 'ms', label: 'SALUTATION_MS' },
  { value: 'miss', label: 'SALUTATION_MISS' },
] as const satisfies FieldOption[];

/** §9; the hours of the middle one differ by language, in the texts. */
export const TIME_SLOTS = [
  { value: '1', label: 'TIME_SLOT_1' },
  { value: '2', label: 'TIME_SLOT_2' },
  { value: '3', label: 'TIME_SLOT_3' },
] as const satisfies FieldOption[];

const DEVICES = [
  { value: 'phone', label: 'DEVICE_PHONE' },
  { value: 'email', label: 'DEVICE_EMAIL' },
] as const satisfies FieldOption[];

/** Schema entries of the shortest form: name and address. */
export const WRITER_ENTRIES = {
  firstName: requiredName('ALERT_FIST_NAME_EMPTY'),
  lastName: requiredName('ALERT_LAST_NAME_EMPTY'),
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

/** Schema entries of a person who may be called. */
export const PERSON_ENTRIES = {
  title: optionalChoice(SALUTATIONS),
  ...WRITER_ENTRIES,
  phone: RequiredPhoneSchema,
};

/** The fields of PERSON_ENTRIES, in order. */
export const PERSON_FIELDS: readonly Field[] = [
  { kind: 'select', name: 'title', label: 'LABEL_TITLE', options: SALUTATIONS, width: 'medium' },
  ...NAME_FIELDS,
  { ...EMAIL_FIELD, hint: 'HINT_EMAIL' },
  { kind: 'tel', name: 'phone', label: 'LABEL_PHONE', hint: 'HINT_PHONE_WHY', autocomplete: 'tel' },
];

/** Names of the personal fields; they are the same in every form, so that a draft can fill them in. */
export const PERSON_FIELD_NAMES: ReadonlySet<string> = new Set(
  PERSON_FIELDS.map(({ name }) => name),
);

/** Schema entries of an address. */
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

/** Schema entries of the preferred way and time of an answer. */
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

/** The newsletter's checkbox; consent requires that it is unticked at first. */
export const NEWSLETTER_ENTRIES = { newsletter: CheckboxSchema };
export const NEWSLETTER_FIELD: Field = {
  kind: 'checkbox',
  name: 'newsletter',
  label: 'LABEL_NEWSLETTER',
};
