import * as v from 'valibot';
import { PASSWORD_FIELD } from '../forms/kit/definition/password';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import { asTextKey, CleanLineSchema } from '../forms/kit/definition/schemas';
import { ALERT_FREQUENCIES } from './alert-times';

/** How often a subscriber is mailed; its tiles are drawn by the page. */
export const frequencyForm = {
  name: 'frequency',
  schema: v.object({ frequency: v.picklist(ALERT_FREQUENCIES) }),
  parts: [],
  buttons: [{ value: 'frequency', label: 'SEARCHES_SAVE', isOutlined: true }],
} as const satisfies PlainForm;

/** Mails begin again after they were stopped. */
export const activateForm = {
  name: 'activate',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'activate', label: 'SEARCHES_START_MAIL' }],
} as const satisfies PlainForm;

/** Ways to stop: mails alone, or the account, whose page asks first. */
export const stopForm = {
  name: 'stop',
  schema: v.object({}),
  parts: [],
  buttons: [
    { value: 'unsubscribe', label: 'SEARCHES_STOP_MAIL' },
    { value: 'delete', label: 'SEARCHES_ERASE' },
  ],
} as const satisfies PlainForm;

/** The id of a search, as the page names it. */
const SearchId = v.pipe(v.string(), v.maxLength(100));

/** What can be done to a search. */
export const searchActionForm = {
  name: 'search-action',
  schema: v.object({ search: SearchId }),
  parts: [],
  buttons: [
    { value: 'pause', label: 'SEARCHES_PAUSE' },
    { value: 'resume', label: 'SEARCHES_RESUME' },
    { value: 'remove', label: 'SEARCHES_REMOVE_ACTION', isOutlined: true },
    { value: 'widen', label: 'SEARCHES_WIDER_ACTION', isOutlined: true },
  ],
  instance: 'search',
} as const satisfies PlainForm;

/** Another name for a search; an empty one changes nothing. */
export const renameForm = {
  name: 'rename',
  schema: v.object({
    search: SearchId,
    name: v.pipe(
      CleanLineSchema,
      v.transform((name) => name.replaceAll(/\s+/gu, ' ')),
      v.maxLength(80, asTextKey('ALERT_TOO_LONG')),
    ),
  }),
  parts: [{ kind: 'text', name: 'name', label: 'SEARCHES_NAME', saysOptional: true }],
  buttons: [{ value: 'rename', label: 'SEARCHES_SAVE', isOutlined: true }],
  instance: 'search',
} as const satisfies PlainForm;

/** Asks for the password before everything about a subscriber is erased. */
export const eraseForm = {
  name: 'erase',
  schema: v.object({ password: v.optional(v.string(), '') }),
  parts: [{ ...PASSWORD_FIELD, required: true }],
  buttons: [{ label: 'SEARCHES_ERASE_ACTION' }],
} as const satisfies PlainForm;
