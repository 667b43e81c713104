import * as v from 'valibot';
import { PASSWORD_FIELD } from '../../forms/kit/definition/password';
import type { PlainForm } from '../../forms/kit/definition/plain-form';

/** A challenge as it came, and the JSON that a browser made of a credential; verify-passkey.ts parses it. */
const Answered = v.object({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  credential: v.pipe(v.string(), v.maxLength(20_000)),
});

/** Asks for a challenge before somebody signs in with a passkey; answered as JSON. */
export const challengeForm = {
  name: 'passkey-challenge',
  schema: v.object({}),
  parts: [],
  buttons: [{ value: 'passkey-challenge', label: 'PASSKEY_SIGN_IN' }],
} as const satisfies PlainForm;

/** Signs in with what a passkey answered. */
export const passkeySignInForm = {
  name: 'passkey',
  schema: Answered,
  parts: [],
  buttons: [{ value: 'passkey', label: 'PASSKEY_SIGN_IN', isOutlined: true }],
} as const satisfies PlainForm;

/** Begins to add a passkey: an open browser is not enough. */
export const startPasskeyForm = {
  name: 'passkey-start',
  schema: v.object({ password: v.optional(v.string(), '') }),
  parts: [{ ...PASSWORD_FIELD, required: true }],
  buttons: [{ value: 'passkey-start', label: 'PASSKEY_ADD', isOutlined: true }],
} as const satisfies PlainForm;

/** Adds the passkey that a device made. */
export const addPasskeyForm = {
  name: 'passkey-add',
  schema: Answered,
  parts: [],
  buttons: [{ value: 'passkey-add', label: 'PASSKEY_CREATE' }],
} as const satisfies PlainForm;

/** Removes a passkey. */
export const removePasskeyForm = {
  name: 'passkey-remove',
  schema: v.object({ passkey: v.pipe(v.string(), v.maxLength(2000)) }),
  parts: [],
  buttons: [{ value: 'passkey-remove', label: 'PASSKEY_REMOVE' }],
  instance: 'passkey',
} as const satisfies PlainForm;

/** Ends a session in another browser. */
export const endSessionForm = {
  name: 'session',
  schema: v.object({ session: v.pipe(v.string(), v.maxLength(100)) }),
  parts: [],
  buttons: [{ value: 'session-end', label: 'SESSION_END' }],
  instance: 'session',
} as const satisfies PlainForm;

export const PASSKEY_FORMS = [startPasskeyForm, addPasskeyForm, removePasskeyForm] as const;
