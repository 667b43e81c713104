import * as v from 'valibot';
import { dynamicMultipleChoice } from '../forms/kit/definition/choice-schemas';
import type { Form } from '../forms/kit/definition/form';
import { PERSON_ENTRIES, PERSON_FIELDS } from '../forms/kit/definition/person-fields';

const RequestDocumentsSchema = v.object({
  ...PERSON_ENTRIES,
  // The handler lists the documents of the property as options (handler.tsx).
  documents: v.pipe(dynamicMultipleChoice(), v.minLength(1, 'ALERT_CHOICE_EMPTY')),
});

const DOCUMENTS_FORM_STEPS = [
  {
    parts: [
      {
        kind: 'checkboxes',
        name: 'documents',
        label: 'DOCUMENTS_FORM_WHICH',
        options: 'dynamic',
      },
      ...PERSON_FIELDS,
    ],
  },
] as const satisfies Form['steps'];

const DOCUMENTS_FORM_TEXTS = {
  title: 'DOCUMENTS_FORM_TITLE',
  intro: 'DOCUMENTS_TEXT',
  submit: 'DOCUMENTS_FORM_SUBMIT',
  failed: 'REQUEST_DOCUMENT_FEEDBACK_ERROR',
  success: 'REQUEST_DOCUMENT_FEEDBACK_SUCCESS',
  thanks: 'DOCUMENTS_WILL_BE_SENT_BY_EMAIL',
  thanksLate: 'DOCUMENTS_TEXT',
} as const satisfies Form['texts'];

/** Requests the documents of a property, which are sent by mail (§2.10, §4). */
export const requestDocumentsForm = {
  name: 'request-documents',
  path: '/request-documents/',
  about: 'property',
  schema: RequestDocumentsSchema,
  steps: DOCUMENTS_FORM_STEPS,
  texts: DOCUMENTS_FORM_TEXTS,
} as const satisfies Form<typeof RequestDocumentsSchema>;

/** Requests the documents of a project. */
export const requestProjectDocumentsForm = {
  ...requestDocumentsForm,
  name: 'request-project-documents',
  path: '/request-project-documents/',
  about: 'project',
} as const satisfies Form<typeof RequestDocumentsSchema>;
