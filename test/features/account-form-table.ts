import { NEW_PASSWORD, OWNER, PASSWORD, SUBSCRIBER } from './sign-in/account-requests';
import { ASK, SECURITY } from './sign-in/second-factor-requests';

/** A form of an account as a page sends it. */
export interface AccountForm {
  path: string;
  /** Who sends it; nobody is signed in at the doors. */
  by?: string;
  /** How far that sign-in is; completely without one. */
  stage?: 'code' | 'new-password';
  /** Whether the account has a second factor, which the form changes. */
  hasSecondFactor?: boolean;
  /** The button; none where the form has one button only. */
  action?: string;
  fields: Record<string, string>;
  /** The fields whose empty answer is refused at the field. */
  required?: readonly string[];
  /** A field and its longest answer. */
  long?: { field: string; length: number };
}

export const SEARCHES = '/nl/mijn-zoekopdrachten/';
const CHANGE = { current: PASSWORD, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD };

/** The page of each route of signing in that reads a form. */
export const PAGES: Readonly<Record<string, string>> = {
  '/login/': '/nl/login/',
  '/demand-login/': '/nl/zoekopdracht/aanmelden/',
  '/forgot-password/': '/nl/wachtwoord-vergeten/',
  '/new-password/': '/nl/nieuw-wachtwoord/',
  '/second-factor/': ASK,
  '/security/': SECURITY,
};

/** Fields that no page shows again. */
export const SECRETS: readonly string[] = ['current', 'password', 'passwordConfirm'];

/** Every form of an account, with what its schema takes. */
export const FORMS: readonly AccountForm[] = [
  {
    path: '/nl/login/',
    fields: { username: 'an', password: 'x' },
    required: ['username', 'password'],
  },
  {
    ...{ path: '/nl/zoekopdracht/aanmelden/', fields: { email: 'bo@example.be', password: 'x' } },
    required: ['email', 'password'],
  },
  {
    ...{ path: ASK, by: OWNER.email, stage: 'code', fields: { code: '000000' } },
    required: ['code'],
  },
  {
    ...{ path: '/nl/nieuw-wachtwoord/', by: OWNER.email, stage: 'new-password' },
    fields: { password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
    required: ['password', 'passwordConfirm'],
  },
  { path: '/nl/wachtwoord-vergeten/', fields: { email: 'an@example.be' }, required: ['email'] },
  {
    ...{ path: SECURITY, by: OWNER.email, action: 'password', fields: CHANGE },
    required: ['current', 'password', 'passwordConfirm'],
  },
  {
    path: SECURITY,
    by: OWNER.email,
    action: 'start',
    fields: { password: PASSWORD },
    required: ['password'],
  },
  { path: SECURITY, by: OWNER.email, action: 'confirm', fields: { sealed: 'x', code: '000000' } },
  {
    path: SECURITY,
    by: OWNER.email,
    action: 'passkey-start',
    fields: { password: PASSWORD },
    required: ['password'],
  },
  ...[
    { action: 'passkey-add', fields: { challenge: 'x', credential: '{}' } },
    { action: 'passkey-remove', fields: { passkey: 'x' } },
    { action: 'session-end', fields: { session: 'x' } },
  ].map((form) => ({ path: SECURITY, by: OWNER.email, ...form })),
  ...['stop', 'renew'].map((action) => ({
    ...{ path: SECURITY, by: OWNER.email, hasSecondFactor: true, action },
    ...{ fields: { password: PASSWORD }, required: ['password'] },
  })),
  ...['pause', 'resume', 'remove', 'widen'].map((action) => ({
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action, fields: { search: 'one' } },
  })),
  {
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action: 'rename' },
    ...{ fields: { search: 'one', name: 'Thuis' }, long: { field: 'name', length: 80 } },
  },
  {
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action: 'frequency' },
    fields: { frequency: 'weekly' },
  },
  ...['unsubscribe', 'activate', 'delete'].map((action) => ({
    ...{ path: SEARCHES, by: SUBSCRIBER.email, action, fields: {} },
  })),
  {
    ...{ path: `${SEARCHES}nieuw/`, by: SUBSCRIBER.email },
    fields: { goal: 'buy', types: '1', zips: '6940', searchName: 'Thuis' },
    ...{ required: ['types'], long: { field: 'searchName', length: 80 } },
  },
  {
    ...{ path: `${SEARCHES}wijzigen/?search=one`, by: SUBSCRIBER.email },
    fields: { goal: 'buy', types: '1', zips: '6940', searchName: 'Thuis' },
    ...{ required: ['types'], long: { field: 'searchName', length: 80 } },
  },
  { path: `${SEARCHES}wissen/`, by: SUBSCRIBER.email, fields: { password: 'x' } },
];
