import type { TextKey } from '../../domain/language/texts';
import type { Field, FieldRow } from '../forms/kit/definition/field';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS } from '../forms/kit/definition/person-fields';
import { ALERT_FREQUENCIES, DemandRegisterSchema, SEARCH_GOALS } from './schema';

const createNumberField = (name: string, label: TextKey): Field => ({
  kind: 'number',
  name,
  label,
  width: 'short',
});
const createMoneyField = (name: string, label: TextKey): Field => ({
  kind: 'money',
  name,
  label,
  width: 'medium',
});
const createFieldRow = (...fields: Field[]): FieldRow => ({ kind: 'row', fields });

/** The search of a buyer or renter in three steps, for the agency to look for matches (§3, demand register). */
export const demandRegisterForm = {
  name: 'demand-register',
  path: '/demand-register/',
  schema: DemandRegisterSchema,
  steps: [
    {
      title: 'DEMAND_STEP_WHERE',
      parts: [
        { kind: 'radios', name: 'goal', label: 'DEMAND_GOAL', options: SEARCH_GOALS },
        { kind: 'checkboxes', name: 'types', label: 'DEMAND_TYPES', options: 'dynamic' },
        {
          kind: 'zones',
          name: 'towns',
          label: 'DEMAND_ZONES',
          hint: 'DEMAND_ZONES_HINT',
          map: 'DEMAND_MAP',
          area: 'area',
          goal: 'goal',
          options: 'dynamic',
        },
        { kind: 'area', name: 'area', label: 'DEMAND_AREA' },
        {
          kind: 'text',
          name: 'zips',
          label: 'DEMAND_ZIPS',
          hint: 'DEMAND_ZIPS_HINT',
          width: 'medium',
        },
      ],
    },
    {
      title: 'DEMAND_STEP_WISHES',
      parts: [
        createFieldRow(
          createMoneyField('priceMin', 'DEMAND_PRICE_MIN'),
          createMoneyField('priceMax', 'DEMAND_PRICE_MAX'),
        ),
        { ...createMoneyField('budget', 'DEMAND_BUDGET'), hint: 'DEMAND_BUDGET_HINT' },
        createFieldRow(
          createNumberField('bedroomsMin', 'DEMAND_BEDROOMS_MIN'),
          createNumberField('bedroomsMax', 'DEMAND_BEDROOMS_MAX'),
        ),
        createNumberField('bathroomsMin', 'DEMAND_BATHROOMS_MIN'),
        createFieldRow(
          createNumberField('garagesMin', 'DEMAND_GARAGES_MIN'),
          createNumberField('garagesMax', 'DEMAND_GARAGES_MAX'),
        ),
        createFieldRow(
          createNumberField('parkingsMin', 'DEMAND_PARKINGS_MIN'),
          createNumberField('parkingsMax', 'DEMAND_PARKINGS_MAX'),
        ),
        { kind: 'checkbox', name: 'garden', label: 'DEMAND_GARDEN' },
        { kind: 'checkbox', name: 'terrace', label: 'DEMAND_TERRACE' },
      ],
    },
    {
      title: 'DEMAND_STEP_YOU',
      parts: [
        ...NAME_FIELDS,
        { ...EMAIL_FIELD, hint: 'HINT_EMAIL' },
        { kind: 'tel', name: 'phone', label: 'LABEL_PHONE', autocomplete: 'tel' },
        { kind: 'radios', name: 'rhythm', label: 'DEMAND_RHYTHM', options: ALERT_FREQUENCIES },
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK', rows: 3 },
      ],
    },
  ],
  texts: {
    title: 'DEMAND_TITLE',
    lead: 'DEMAND_TEXT',
    submit: 'DEMAND_SUBMIT',
    failed: 'DEMAND_REGISTER_FEEDBACK_ERROR',
    thanks: 'THANKS_DEMAND_REGISTER_TEXT',
  },
} as const satisfies Form<typeof DemandRegisterSchema>;
