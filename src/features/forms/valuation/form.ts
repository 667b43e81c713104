import * as v from 'valibot';
import type { FieldOption } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import { GOAL_FIELD, OWNER_ENTRIES } from '../kit/definition/owner-fields';
import {
  NEWSLETTER_ENTRIES,
  NEWSLETTER_FIELD,
  PERSON_ENTRIES,
  PERSON_FIELDS,
  REPLY_ENTRIES,
  REPLY_FIELDS,
} from '../kit/definition/person-fields';
import {
  LineSchema,
  multipleChoice,
  optionalChoice,
  optionalInteger,
  optionalMultiline,
  requiredLine,
  requiredZip,
} from '../kit/definition/schemas';

const FACADES = [
  { value: '4', label: 'VALUATION_FACADES_4' },
  { value: '3', label: 'VALUATION_FACADES_3' },
  { value: '2', label: 'VALUATION_FACADES_2' },
] as const satisfies FieldOption[];

const VALUATION_REASONS = [
  { value: 'move', label: 'VALUATION_REASON_MOVE' },
  { value: 'inheritance', label: 'VALUATION_REASON_INHERITANCE' },
  { value: 'separation', label: 'VALUATION_REASON_SEPARATION' },
  { value: 'investment', label: 'VALUATION_REASON_INVESTMENT' },
  { value: 'other', label: 'VALUATION_REASON_OTHER' },
] as const satisfies FieldOption[];

const VALUATION_TERMS = [
  { value: 'now', label: 'VALUATION_WHEN_NOW' },
  { value: 'year', label: 'VALUATION_WHEN_YEAR' },
  { value: 'later', label: 'VALUATION_WHEN_LATER' },
] as const satisfies FieldOption[];

/** What the agency may also look at (§3, free valuation). */
const VALUATION_EXTRAS = [
  {
    value: 'renovation',
    label: 'VALUATION_OPTION_RENOVATION',
    hint: 'VALUATION_OPTION_RENOVATION_HINT',
  },
  {
    value: 'management',
    label: 'VALUATION_OPTION_MANAGEMENT',
    hint: 'VALUATION_OPTION_MANAGEMENT_HINT',
  },
  {
    value: 'insurance',
    label: 'VALUATION_OPTION_INSURANCE',
    hint: 'VALUATION_OPTION_INSURANCE_HINT',
  },
  { value: 'syndic', label: 'VALUATION_OPTION_SYNDIC', hint: 'VALUATION_OPTION_SYNDIC_HINT' },
] as const satisfies FieldOption[];

/** Six pictures of a telephone. */
const PICTURE_LIMITS = {
  accept: ['jpg', 'png', 'webp', 'heic'],
  maxMegabytes: 8,
  maxFiles: 6,
} as const;

const ValuationSchema = v.object({
  propertyAddress: requiredLine('ALERT_PROPERTY_ADDRESS_EMPTY'),
  propertyZip: requiredZip(),
  propertyCity: requiredLine('ALERT_CITY_EMPTY'),
  // One of the catalogue's types: the server says which there are (room.tsx).
  propertyType: v.pipe(LineSchema, v.nonEmpty('ALERT_PROPERTY_TYPE_EMPTY')),
  facades: optionalChoice(FACADES),
  constructionYear: optionalInteger(1000, 2100, 'ALERT_CONSTRUCTION_YEAR_INVALID'),
  livingArea: optionalInteger(1, 100_000),
  groundArea: optionalInteger(1, 10_000_000),
  bedrooms: optionalInteger(0, 100),
  options: multipleChoice(VALUATION_EXTRAS),
  ...OWNER_ENTRIES,
  reason: optionalChoice(VALUATION_REASONS),
  term: optionalChoice(VALUATION_TERMS),
  ...PERSON_ENTRIES,
  ...REPLY_ENTRIES,
  remark: optionalMultiline(),
  ...NEWSLETTER_ENTRIES,
});

/** The free valuation of a property, to sell or to rent out (§1, §3), in four steps. */
export const valuationForm = {
  name: 'contact-demand',
  path: '/contact-demand/',
  schema: ValuationSchema,
  steps: [
    {
      title: 'VALUATION_STEP_PROPERTY',
      parts: [
        {
          kind: 'text',
          name: 'propertyAddress',
          label: 'VALUATION_PROPERTY_ADDRESS',
          hint: 'VALUATION_PROPERTY_ADDRESS_HINT',
          autocomplete: 'address-line1',
        },
        {
          kind: 'row',
          fields: [
            {
              kind: 'text',
              name: 'propertyZip',
              label: 'LABEL_ZIP',
              autocomplete: 'postal-code',
              width: 'short',
            },
            {
              kind: 'text',
              name: 'propertyCity',
              label: 'LABEL_CITY',
              autocomplete: 'address-level2',
            },
          ],
        },
      ],
    },
    {
      title: 'VALUATION_STEP_FEATURES',
      parts: [
        {
          kind: 'radios',
          name: 'propertyType',
          label: 'VALUATION_PROPERTY_TYPE',
          options: 'dynamic',
        },
        {
          kind: 'radios',
          name: 'facades',
          label: 'VALUATION_FACADES',
          hint: 'VALUATION_FACADES_HINT',
          options: FACADES,
        },
        {
          kind: 'row',
          fields: [
            {
              kind: 'number',
              name: 'constructionYear',
              label: 'VALUATION_CONSTRUCTION_YEAR',
              hint: 'VALUATION_CONSTRUCTION_YEAR_HINT',
              width: 'short',
            },
            {
              kind: 'number',
              name: 'livingArea',
              label: 'VALUATION_LIVING_AREA',
              unit: 'm²',
              width: 'short',
            },
          ],
        },
        {
          kind: 'row',
          fields: [
            {
              kind: 'number',
              name: 'groundArea',
              label: 'VALUATION_GROUND_AREA',
              unit: 'm²',
              width: 'short',
            },
            { kind: 'number', name: 'bedrooms', label: 'VALUATION_BEDROOMS', width: 'short' },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'options',
          label: 'VALUATION_OPTIONS',
          options: VALUATION_EXTRAS,
        },
      ],
    },
    {
      title: 'VALUATION_STEP_PLANS',
      parts: [
        GOAL_FIELD,
        {
          kind: 'radios',
          name: 'reason',
          label: 'VALUATION_REASON',
          hint: 'VALUATION_REASON_HINT',
          options: VALUATION_REASONS,
        },
        { kind: 'radios', name: 'term', label: 'VALUATION_WHEN', options: VALUATION_TERMS },
      ],
    },
    {
      title: 'VALUATION_STEP_DETAILS',
      parts: [
        ...PERSON_FIELDS,
        ...REPLY_FIELDS,
        {
          kind: 'file',
          name: 'pictures',
          label: 'VALUATION_PICTURES',
          hint: 'VALUATION_PICTURES_HINT',
          labelValues: { count: PICTURE_LIMITS.maxFiles, size: PICTURE_LIMITS.maxMegabytes },
          ...PICTURE_LIMITS,
        },
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK' },
        NEWSLETTER_FIELD,
      ],
    },
  ],
  texts: {
    title: 'VALUATION_TITLE',
    lead: 'VALUATION_TEXT',
    submit: 'VALUATION_SUBMIT',
    failed: 'CONTACT_DEMAND_FEEDBACK_ERROR',
    thanks: 'THANKS_CONTACT_DEMAND_TEXT',
  },
} as const satisfies Form<typeof ValuationSchema>;
