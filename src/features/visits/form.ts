import * as v from 'valibot';
import type { Form } from '../forms/kit/definition/form';
import { PERSON_ENTRIES, PERSON_FIELDS } from '../forms/kit/definition/person-fields';
import { optionalMultiline, requiredLine } from '../forms/kit/definition/schemas';
import { optionalInteger } from '../forms/kit/definition/typed-schemas';

const ContactAppointmentSchema = v.object({
  slot: requiredLine('ALERT_SLOT_EMPTY'),
  ...PERSON_ENTRIES,
  persons: optionalInteger(1, 20),
  remark: optionalMultiline(),
});

/** Books a visit to a property in a free slot (§2.3, contact-appointment). */
export const contactAppointmentForm = {
  name: 'contact-appointment',
  path: '/contact-appointment/',
  about: 'property',
  schema: ContactAppointmentSchema,
  steps: [
    {
      parts: [
        { kind: 'radios', name: 'slot', label: 'VISIT_WHEN', options: 'dynamic' },
        ...PERSON_FIELDS,
        {
          kind: 'number',
          name: 'persons',
          label: 'VISIT_PERSONS',
          hint: 'VISIT_PERSONS_HINT',
          width: 'short',
        },
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK', rows: 3 },
      ],
    },
  ],
  texts: {
    title: 'VISIT_TITLE',
    intro: 'VISIT_TEXT',
    submit: 'VISIT_SUBMIT',
    failed: 'CONTACT_APPOINTMENT_FEEDBACK_ERROR',
    thanks: 'THANKS_CONTACT_APPOINTMENT_TEXT',
  },
} as const satisfies Form<typeof ContactAppointmentSchema>;

/** Value of the slot field for the waiting list, offered if all slots are full. */
export const WAITING_LIST_VALUE = 'wait';
