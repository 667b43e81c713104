import type { InjectionPoint } from './hostile-request';
import { URLENCODED_HEADERS } from './hostile-request';
import { encodeForRequestLine, encodeHeaderValue, encodeParamValue } from './request-encoding';

/** Session cookies: of an owner, a subscriber and a member of staff. */
export type AccountCookies = Record<'owner' | 'subscriber' | 'staff', string>;

/** The property whose owner the drill signs in. */
export const OWNED_PROPERTY = 84213;

/** A page behind a sign-in: parameters of its address, fields of its form, `*` for a part of its path. */
interface AccountTarget {
  path: string;
  query?: readonly string[];
  fields?: readonly string[];
}

const HISTORY_QUERY = ['kind', 'from', 'to', 'contact', 'status', 'source', 'order', 'page'];
const SECURITY_FIELDS = ['action', 'password', 'current', 'code', 'sealed', 'passwordConfirm'];
const LEADS_QUERY = ['form', 'property', 'state', 'assignee', 'q', 'page'];

/** Pages of each role; signing out and erasing are left out, since they would end the drill's session. */
const TARGETS: Record<keyof AccountCookies, readonly AccountTarget[]> = {
  owner: [
    { path: '/nl/eigenaar/*/' },
    { path: '/nl/eigenaar/*/geschiedenis/' },
    { path: '/nl/eigenaar/', query: ['x'], fields: ['property'] },
    { path: `/nl/eigenaar/${OWNED_PROPERTY}/`, query: ['period', 'x'] },
    { path: `/nl/eigenaar/${OWNED_PROPERTY}/geschiedenis/`, query: HISTORY_QUERY },
    { path: `/nl/eigenaar/${OWNED_PROPERTY}/geschiedenis.csv`, query: HISTORY_QUERY },
    { path: `/nl/eigenaar/${OWNED_PROPERTY}/vraag/`, fields: ['question', 'key', 'x'] },
    { path: '/fr/securite/', query: ['changed'], fields: SECURITY_FIELDS },
  ],
  subscriber: [
    { path: '/nl/mijn-zoekopdrachten/', query: ['x'], fields: ['action', 'search', 'frequency'] },
    {
      path: '/fr/mes-recherches/nouvelle/',
      query: ['city'],
      fields: ['goal', 'city', 'price', 'x'],
    },
    { path: '/nl/mijn-zoekopdrachten/wijzigen/', query: ['search', 'id'], fields: ['goal', 'id'] },
    { path: '/nl/mijn-zoekopdrachten/gegevens/', query: ['x'] },
    { path: '/nl/beveiliging/', fields: SECURITY_FIELDS },
  ],
  staff: [
    { path: '/nl/desk/*/' },
    { path: '/nl/desk/aanvragen/*/', query: ['state'], fields: ['action', 'note', 'answer'] },
    { path: '/nl/desk/', query: ['day', 'x'] },
    { path: '/nl/desk/aanvragen/', query: LEADS_QUERY },
    { path: '/nl/desk/aanvragen/csv/', query: LEADS_QUERY },
    { path: '/nl/desk/bestanden/', query: ['file', 'until', 'key'] },
    { path: '/nl/desk/bezoeken/', query: ['property', 'week', 'page'] },
    {
      path: '/nl/desk/bezoeken/weekschema/',
      fields: ['house', 'weekday', 'from', 'to', 'minutes'],
    },
    { path: '/nl/desk/gastenboek/', query: ['state'], fields: ['id', 'approved', 'refused'] },
    { path: '/nl/desk/mails/', query: ['id', 'state', 'page'], fields: ['id', 'action'] },
    { path: '/nl/desk/personen/', query: ['who'], fields: ['who', 'x'] },
    { path: '/nl/desk/personen/eigenaars/', fields: ['email', 'name', 'properties', 'language'] },
    { path: '/nl/desk/aanbod/terug/', query: ['version'], fields: ['rollback'] },
    { path: '/nl/desk/aanbod/advertenties/', query: ['q', 'page'] },
    { path: '/nl/desk/cijfers/', query: ['month', 'x'] },
    { path: '/fr/desk/journal/', query: ['page', 'who'] },
  ],
};

/** Feeds, and pages behind links of mails: they need no sign-in. */
const OPEN_TARGETS: readonly AccountTarget[] = [
  { path: '/nl/feed/', query: ['goal', 'city', 'type', 'price-max', 'q'] },
  {
    path: '/nl/zoekopdracht/uitschrijven/',
    query: ['token'],
    fields: ['action', 'List-Unsubscribe'],
  },
  { path: '/fr/recherche/confirmer/', query: ['token'], fields: ['token'] },
  { path: '/nl/eigenaarsmail/', query: ['token'], fields: ['action'] },
  { path: '/nl/login/', query: ['expired'], fields: ['username', 'password'] },
  { path: '/fr/recherche/connexion/', fields: ['email', 'password'] },
  { path: '/nl/desk/aanmelden/', query: ['expired'], fields: ['email', 'password', 'code'] },
  { path: '/nl/wachtwoord-vergeten/', fields: ['email'] },
];

/** Returns the injection points of accounts, for people who are signed in and for strangers. */
export const createAccountPoints = (cookies: AccountCookies): InjectionPoint[] => [
  ...OPEN_TARGETS.flatMap((target) => createTargetPoints(target, undefined)),
  ...Object.entries(TARGETS).flatMap(([role, targets]) => {
    const cookie = cookies[role as keyof AccountCookies];
    return targets.flatMap((target) => createTargetPoints(target, cookie));
  }),
  ...Object.values(cookies).map((cookie) => createCookiePoint(cookie)),
];

function createTargetPoints(
  { path, query = [], fields = [] }: AccountTarget,
  cookie: string | undefined,
): InjectionPoint[] {
  const headers = cookie ? { Cookie: cookie } : {};
  const fillPath = (payload: string) => path.replace('*', () => encodeForRequestLine(payload));
  return [
    ...(path.includes('*') ? [''] : query).map((name) => ({
      name: `account ${path}${name && `?${name}`}`,
      buildRequest: (payload: string) => ({
        method: 'GET',
        path: fillPath(payload) + (name && `?${name}=${encodeParamValue(payload)}`),
        headers,
      }),
    })),
    ...fields.map((name) => ({
      name: `account ${path}, field ${name}`,
      buildRequest: (payload: string) => ({
        method: 'POST',
        path: fillPath(payload),
        headers: { ...URLENCODED_HEADERS, ...headers },
        body: `${name}=${encodeParamValue(payload)}`,
      }),
    })),
  ];
}

/** Puts the payload behind a session's token, and in its place. */
const createCookiePoint = (cookie: string): InjectionPoint => ({
  name: `session cookie ${cookie.split('=')[0]}`,
  buildRequest: (payload) => {
    const [name = ''] = cookie.split('=');
    const value = encodeHeaderValue(payload);
    const path = name.endsWith('desk') ? '/nl/desk/' : '/nl/eigenaar/';
    return { method: 'GET', path, headers: { Cookie: `${cookie}${value}; ${name}=${value}` } };
  },
});
