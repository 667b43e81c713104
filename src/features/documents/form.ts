import * as v from 'valibot';
import type { Form } from '../forms/kit/definition/form';
import { PERSON, PERSON_FIELDS } from '../forms/kit/definition/person';
import { anyGiven } from '../forms/kit/definition/schemas';

const RequestDocuments = v.object({
  ...PERSON,
  // Of those there are: the server says which (room.tsx).
  documents: v.pipe(anyGiven(), v.minLength(1, 'ALERT_CHOICE_EMPTY')),
});

const STEPS = [
  {
    parts: [
      {
        kind: 'checkboxes',
        name: 'documents',
        label: 'DOCUMENTS_FORM_WHICH',
        options: 'given',
      },
      ...PERSON_FIELDS,
    ],
  },
] as const satisfies Form['steps'];

const TEXTS = {
  title: 'DOCUMENTS_FORM_TITLE',
  lead: 'DOCUMENTS_TEXT',
  submit: 'DOCUMENTS_FORM_SUBMIT',
  failed: 'REQUEST_DOCUMENT_FEEDBACK_ERROR',
  thanks: 'DOCUMENTS_WILL_BE_SENT_BY_EMAIL',
} as const satisfies Form['texts'];

/** The documents of a property, by mail (§2.10, §4). */
export const requestDocuments = {
  name: 'request-documents',
  path: '/request-documents/',
  about: 'property',
  schema: RequestDocuments,
  steps: STEPS,
  texts: TEXTS,
} as const satisfies Form<typeof RequestDocuments>;

/** Those of a project. */
export const requestProjectDocuments = {
  ...requestDocuments,
  name: 'request-project-documents',
  path: '/request-project-documents/',
  about: 'project',
} as const satisfies Form<typeof RequestDocuments>;
