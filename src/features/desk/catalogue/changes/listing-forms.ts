import * as v from 'valibot';
import { OVERRIDE_FIELD_NAMES } from '../../../../domain/catalogue/overrides/override-fields';
import { OFFER_STATES } from '../../../../domain/catalogue/overrides/state-field';
import { CATALOGUE_LANGUAGES } from '../../../../domain/language/language';
import { asTextKey, optionalMultiline, requiredLine } from '../../../forms/kit/definition/schemas';
import { optionalDay, requiredMoney } from '../../../forms/kit/definition/typed-schemas';
import { SURE_ENTRY } from '../../ask-page';
import type { DeskForm } from '../../desk-form';
import { OpenDayLines } from './open-day-lines';
import { addPictureForm, picturesForm, SEEN_ENTRY } from './picture-forms';

/** The longest description, in characters. */
const MAX_DESCRIPTION = 20_000;

const ChoiceSchema = v.pipe(v.optional(v.string(), ''), v.maxLength(40));

/** The forms of a listing at the desk; what each changes is live at once (decision 156). */
export const listingStateForm = {
  name: 'state',
  schema: v.object({
    ...SEEN_ENTRY,
    state: v.pipe(ChoiceSchema, v.picklist(OFFER_STATES, asTextKey('ALERT_CHOICE_INVALID'))),
  }),
  parts: [{ kind: 'select', name: 'state', label: 'DESK_LISTING_STATE', options: 'dynamic' }],
  buttons: [{ value: 'state', effect: 'undoable', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

/** A price far from the present one asks first. */
export const priceForm = {
  name: 'price',
  schema: v.object({ ...SEEN_ENTRY, ...SURE_ENTRY, price: requiredMoney() }),
  parts: [{ kind: 'money', name: 'price', label: 'DESK_LISTING_PRICE', width: 'medium' }],
  buttons: [{ value: 'price', effect: 'asks', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

export const textsForm = {
  name: 'texts',
  instance: 'language',
  schema: v.object({
    ...SEEN_ENTRY,
    language: v.picklist(CATALOGUE_LANGUAGES),
    headline: requiredLine('ALERT_HEADLINE_EMPTY'),
    description: optionalMultiline(MAX_DESCRIPTION),
  }),
  parts: [
    { kind: 'text', name: 'headline', label: 'DESK_LISTING_HEADLINE' },
    {
      kind: 'textarea',
      name: 'description',
      label: 'DESK_LISTING_DESCRIPTION',
      rows: 12,
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'texts', effect: 'undoable', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

export const publicFromForm = {
  name: 'public-from',
  schema: v.object({ ...SEEN_ENTRY, day: optionalDay }),
  parts: [
    {
      kind: 'day',
      name: 'day',
      label: 'DESK_LISTING_PUBLIC_FROM',
      hint: 'DESK_LISTING_PUBLIC_FROM_HINT',
      width: 'medium',
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'public-from', effect: 'undoable', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

export const openDaysForm = {
  name: 'open-days',
  schema: v.object({ ...SEEN_ENTRY, days: OpenDayLines }),
  parts: [
    {
      kind: 'textarea',
      name: 'days',
      label: 'DESK_LISTING_OPEN_DAYS',
      hint: 'DESK_LISTING_OPEN_DAYS_HINT',
      rows: 3,
      saysOptional: true,
    },
  ],
  buttons: [{ value: 'open-days', effect: 'undoable', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

export const agentForm = {
  name: 'agent',
  schema: v.object({
    ...SEEN_ENTRY,
    agent: v.pipe(ChoiceSchema, v.regex(/^\d{0,9}$/, asTextKey('ALERT_CHOICE_INVALID'))),
  }),
  parts: [{ kind: 'select', name: 'agent', label: 'DESK_LISTING_AGENT', options: 'dynamic' }],
  buttons: [{ value: 'agent', effect: 'undoable', label: 'DESK_LISTING_PUBLISH' }],
} as const satisfies DeskForm;

/** Takes a listing out of the offer, which asks first, or offers it again. */
export const withdrawForm = {
  name: 'withdraw',
  schema: v.object(SURE_ENTRY),
  parts: [],
  buttons: [
    { value: 'withdraw', effect: 'asks', label: 'DESK_LISTING_WITHDRAW', isOutlined: true },
    { value: 'offer', effect: 'undoable', label: 'DESK_LISTING_OFFER_AGAIN' },
  ],
} as const satisfies DeskForm;

/** Takes what the source says of a field, or what the office said before the source changed. */
export const sourceForm = {
  name: 'source',
  schema: v.object({
    field: v.picklist(OVERRIDE_FIELD_NAMES),
    language: v.picklist(['', ...CATALOGUE_LANGUAGES]),
  }),
  parts: [],
  buttons: [
    { value: 'restore', effect: 'undoable', label: 'DESK_LISTING_RESTORE', isOutlined: true },
    { value: 'keep', effect: 'undoable', label: 'DESK_LISTING_KEEP' },
  ],
} as const satisfies DeskForm;

export const LISTING_FORMS = [
  listingStateForm,
  priceForm,
  textsForm,
  publicFromForm,
  openDaysForm,
  agentForm,
  picturesForm,
  addPictureForm,
  withdrawForm,
  sourceForm,
] as const;
