import * as v from 'valibot';
import { LANGUAGES } from '../../../domain/language/language';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { RequestContext } from '../../../platform/request-context';
import type { FieldOption, FormPart } from '../../forms/kit/definition/field';
import {
  asTextKey,
  LineSchema,
  NameSchema,
  requiredName,
} from '../../forms/kit/definition/schemas';
import { OptionalPhoneSchema, optionalEmail } from '../../forms/kit/definition/typed-schemas';
import type { DeskForm } from '../desk-form';

/** Schema entries of who called or came in: one of telephone and address is enough (`isReachable`). */
export const CALLER_ENTRIES = {
  phone: OptionalPhoneSchema,
  email: optionalEmail(),
  firstName: NameSchema,
  lastName: requiredName('ALERT_LAST_NAME_EMPTY'),
  language: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(LANGUAGES, asTextKey('ALERT_CHOICE_INVALID')),
  ),
};

export const isReachable = ({ phone, email }: { phone: string; email: string }): boolean =>
  phone !== '' || email !== '';

/** The fields of CALLER_ENTRIES, in the order of a conversation. No browser fills in the own data of who types. */
export const CALLER_PARTS = [
  {
    kind: 'row',
    fields: [
      { kind: 'text', name: 'firstName', label: 'LABEL_FIRST_NAME', autocomplete: 'off' },
      { kind: 'text', name: 'lastName', label: 'LABEL_LAST_NAME', autocomplete: 'off' },
    ],
  },
  {
    kind: 'row',
    fields: [
      {
        ...{ kind: 'tel', name: 'phone', label: 'LABEL_PHONE', autocomplete: 'off' },
        ...{ required: false, saysOptional: true, hint: 'DESK_CALLER_EITHER' },
      },
      {
        ...{ kind: 'email', name: 'email', label: 'LABEL_EMAIL', autocomplete: 'off' },
        ...{ saysOptional: true, hint: 'DESK_CALLER_MAIL' },
      },
    ],
  },
  {
    ...{ kind: 'select', name: 'language', label: 'DESK_OWNER_LANGUAGE', width: 'medium' },
    options: 'dynamic',
    preset: 'nl',
  },
] as const satisfies readonly FormPart[];

/** Looks for a caller by number or address before anything is typed twice. The number stands in no address line. */
export const callerForm = {
  name: 'caller',
  schema: v.object({ who: LineSchema, property: LineSchema }),
  parts: [
    {
      ...{ kind: 'text', name: 'who', label: 'DESK_CALLER_WHO', width: 'medium' },
      ...{ saysOptional: true, autocomplete: 'off' },
    },
  ],
  buttons: [{ value: 'look', effect: 'looks', label: 'DESK_CALLER_LOOK', isOutlined: true }],
} as const satisfies DeskForm;

/** Lists the languages of the site, in which a caller gets mail. */
export const listCallerLanguages = ({ t, languages }: RequestContext): FieldOption[] =>
  languages.map((value) => ({ value, text: t(LANGUAGE_NAME_KEYS[value]) }));
