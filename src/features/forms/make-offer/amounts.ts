import * as v from 'valibot';
import type { Field, FieldGroup } from '../kit/definition/field';
import { LineSchema, requiredLine } from '../kit/definition/schemas';
import { optionalMoney, requiredMoney } from '../kit/definition/typed-schemas';

/** What is offered, in figures and in words: the price, and of a life annuity what is paid each month. */
export const AMOUNT_ENTRIES = {
  amount: v.pipe(requiredMoney(), v.integer('ALERT_WHOLE_EUROS')),
  amountWords: requiredLine('ALERT_AMOUNT_WORDS_EMPTY'),
  annuity: v.pipe(
    optionalMoney(),
    v.check((amount) => amount === undefined || Number.isInteger(amount), 'ALERT_WHOLE_EUROS'),
  ),
  annuityWords: LineSchema,
};

const PRICE_FIELDS = [
  { kind: 'money', name: 'amount', label: 'OFFER_AMOUNT', width: 'medium' },
  {
    kind: 'text',
    name: 'amountWords',
    label: 'OFFER_AMOUNT_WORDS',
    hint: 'OFFER_AMOUNT_WORDS_HINT',
  },
] as const satisfies Field[];

/** What is paid each month, for a life annuity only. */
export const ANNUITY_FIELDS = [
  {
    kind: 'money',
    name: 'annuity',
    label: 'OFFER_ANNUITY',
    hint: 'OFFER_ANNUITY_HINT',
    width: 'medium',
    per: 'month',
    required: true,
  },
  {
    kind: 'text',
    name: 'annuityWords',
    label: 'OFFER_ANNUITY_WORDS',
    hint: 'OFFER_ANNUITY_WORDS_HINT',
    required: true,
  },
] as const satisfies Field[];

export const AMOUNT_GROUP = {
  kind: 'group',
  legend: 'OFFER_AMOUNT_TITLE',
  fields: [...PRICE_FIELDS, ...ANNUITY_FIELDS],
} as const satisfies FieldGroup;

const [PRICE_FIELD, WORDS_FIELD] = PRICE_FIELDS;

/** The price of a life annuity, which is a bouquet. */
export const BOUQUET_FIELDS: Record<string, Field> = {
  amount: { ...PRICE_FIELD, label: 'OFFER_BOUQUET' },
  amountWords: { ...WORDS_FIELD, label: 'OFFER_BOUQUET_WORDS' },
};
