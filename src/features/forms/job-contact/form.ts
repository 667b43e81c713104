import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import { PERSON, PERSON_FIELDS } from '../kit/definition/person';
import { Line, lines } from '../kit/definition/schemas';

const CV = { accept: ['pdf', 'doc', 'docx', 'odt'], megabytes: 5, most: 1 } as const;

const JobContact = v.object({
  ...PERSON,
  position: Line,
  motivation: lines(),
});

/** An application for a job, with a CV that only the agency reads (§3, decision 28). */
export const jobContact = {
  name: 'job-contact',
  path: '/jobs/',
  schema: JobContact,
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
          values: { size: CV.megabytes },
          required: true,
          ...CV,
        },
        { kind: 'textarea', name: 'motivation', label: 'JOB_MOTIVATION' },
      ],
    },
  ],
  texts: {
    title: 'JOB_TITLE',
    lead: 'JOB_TEXT',
    submit: 'JOB_SUBMIT',
    failed: 'JOB_CONTACT_FEEDBACK_ERROR',
    thanks: 'JOB_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof JobContact>;
