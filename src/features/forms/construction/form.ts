import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import {
  NEWSLETTER_ENTRIES,
  NEWSLETTER_FIELD,
  PERSON_ENTRIES,
  PERSON_FIELDS,
  REPLY_ENTRIES,
  REPLY_FIELDS,
} from '../kit/definition/person-fields';
import { LineSchema, optionalMultiline } from '../kit/definition/schemas';

const ConstructionSchema = v.object({
  ...PERSON_ENTRIES,
  // A unit of the project; the handler presents the available ones as dynamic options.
  unit: LineSchema,
  question: optionalMultiline(),
  ...REPLY_ENTRIES,
  ...NEWSLETTER_ENTRIES,
});

/** A question about a new-build project (§2.3, contact-construction). */
export const constructionForm = {
  name: 'contact-construction',
  path: '/contact-construction/',
  about: 'project',
  schema: ConstructionSchema,
  steps: [
    {
      parts: [
        { kind: 'select', name: 'unit', label: 'CONTACT_CONSTRUCTION_UNIT', options: 'dynamic' },
        ...PERSON_FIELDS,
        { kind: 'textarea', name: 'question', label: 'LABEL_QUESTION' },
        ...REPLY_FIELDS,
        NEWSLETTER_FIELD,
      ],
    },
  ],
  texts: {
    title: 'CONTACT_CONSTRUCTION_TITLE',
    intro: 'CONTACT_CONSTRUCTION_TEXT',
    submit: 'CONTACT_CONSTRUCTION_SUBMIT',
    failed: 'CONTACT_CONSTRUCTION_FEEDBACK_ERROR',
    thanks: 'THANKS_CONTACT_CONSTRUCTION_TEXT',
  },
} as const satisfies Form<typeof ConstructionSchema>;
