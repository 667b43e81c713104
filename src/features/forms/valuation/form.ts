import * as v from 'valibot';
import { multipleChoice, optionalChoice } from '../kit/definition/choice-schemas';
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
import { LineSchema, optionalMultiline, requiredLine } from '../kit/definition/schemas';
import { optionalInteger, requiredZip } from '../kit/definition/typed-schemas';
import { FACADE_OPTIONS, VALUATION_EXTRAS, VALUATION_REASONS, VALUATION_TERMS } from './options';

/** Room for six pictures of a phone's camera. */
const PICTURE_LIMITS = {
  accept: ['jpg', 'png', 'webp', 'heic'],
  maxMegabytes: 8,
  maxFiles: 6,
} as const;

const ValuationSchema = v.object({
  propertyAddress: requiredLine('ALERT_PROPERTY_ADDRESS_EMPTY'),
  propertyZip: requiredZip(),
  propertyCity: requiredLine('ALERT_CITY_EMPTY'),
  // A property type of the catalogue; the handler presents them as dynamic options.
  propertyType: v.pipe(LineSchema, v.nonEmpty('ALERT_PROPERTY_TYPE_EMPTY')),
  facades: optionalChoice(FACADE_OPTIONS),
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

/** The request for a free valuation of a property, to sell or to rent out (§1, §3), in four steps. */
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
          options: FACADE_OPTIONS,
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
    intro: 'VALUATION_TEXT',
    submit: 'VALUATION_SUBMIT',
    failed: 'CONTACT_DEMAND_FEEDBACK_ERROR',
    thanks: 'THANKS_CONTACT_DEMAND_TEXT',
  },
} as const satisfies Form<typeof ValuationSchema>;
