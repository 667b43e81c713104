import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import { PERSON_ENTRIES, PERSON_FIELDS } from '../kit/definition/person-fields';
import { LineSchema, optionalMultiline } from '../kit/definition/schemas';

const CV_LIMITS = { accept: ['pdf', 'docx', 'odt'], maxMegabytes: 5, maxFiles: 1 } as const;

const JobContactSchema = v.object({
  ...PERSON_ENTRIES,
  position: LineSchema,
  motivation: optionalMultiline(),
});

/** An application for a job, with a CV that only the agency reads (§3, decision 28). */
export const jobContactForm = {
  name: 'job-contact',
  path: '/jobs/',
  schema: JobContactSchema,
  steps: [
    {
      parts: [
        ...PERSON_FIELDS,
        { kind: 'text', name: 'position', label: 'JOB_POSITION' },
        {
          kind: 'file',
          name: 'cv',
          label: 'JOB_CV',
          hint: 'JOB_CV_HINT',
          labelValues: { size: CV_LIMITS.maxMegabytes },
          required: true,
          ...CV_LIMITS,
        },
        { kind: 'textarea', name: 'motivation', label: 'JOB_MOTIVATION' },
      ],
    },
  ],
  texts: {
    title: 'JOB_TITLE',
    intro: 'JOB_TEXT',
    submit: 'JOB_SUBMIT',
    failed: 'JOB_CONTACT_FEEDBACK_ERROR',
    thanks: 'JOB_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof JobContactSchema>;
