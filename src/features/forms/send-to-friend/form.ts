import * as v from 'valibot';
import { containsLink } from '../../../domain/format/plain-words';
import type { Form } from '../kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS, WRITER_ENTRIES } from '../kit/definition/person-fields';
import { NameSchema, optionalMultiline, requiredName } from '../kit/definition/schemas';
import { requiredEmail } from '../kit/definition/typed-schemas';

const SendToFriendSchema = v.object({
  friendFirstName: requiredName('ALERT_FRIEND_FIRST_NAME_EMPTY'),
  friendLastName: NameSchema,
  friendEmail: requiredEmail('ALERT_FRIEND_EMAIL_EMPTY', 'ALERT_FRIEND_EMAIL_INVALID'),
  ...WRITER_ENTRIES,
  message: v.pipe(
    optionalMultiline(600),
    // Links would make the form useful for sending spam.
    v.check((text) => !containsLink(text), 'ALERT_NO_LINKS'),
  ),
});

/** Recommends a property to a friend by mail (§2.3, §3, contact / lead). */
export const sendToFriendForm = {
  name: 'send-to-friend',
  path: '/send-to-friend/',
  about: 'property',
  schema: SendToFriendSchema,
  steps: [
    {
      parts: [
        {
          kind: 'group',
          legend: 'SEND_TO_FRIEND_FRIEND',
          fields: [
            { kind: 'text', name: 'friendFirstName', label: 'LABEL_FRIEND_FIRST_NAME' },
            { kind: 'text', name: 'friendLastName', label: 'LABEL_FRIEND_LAST_NAME' },
            { kind: 'email', name: 'friendEmail', label: 'LABEL_FRIEND_EMAIL' },
          ],
        },
        {
          kind: 'group',
          legend: 'SEND_TO_FRIEND_YOU',
          fields: [
            ...NAME_FIELDS,
            EMAIL_FIELD,
            { kind: 'textarea', name: 'message', label: 'LABEL_MESSAGE', rows: 4 },
          ],
        },
      ],
    },
  ],
  texts: {
    title: 'SEND_TO_FRIEND_TITLE',
    intro: 'SEND_TO_FRIEND_TEXT',
    submit: 'SEND_TO_FRIEND_SUBMIT',
    failed: 'SEND_TO_FRIEND_FEEDBACK_ERROR',
    thanks: 'THANKS_SEND_TO_FRIEND_TEXT',
  },
} as const satisfies Form<typeof SendToFriendSchema>;
