import { beforeAll, describe, expect, test } from 'vitest';
import { openDesk, resetStaff } from '../desk/desk-requests';
import type { TestSite } from '../forms/form-requests';
import type { TestBrowser } from './account-requests';
import {
  createAccountSite,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from './account-requests';

const AN = { email: 'an@example.be', name: 'An Maas', owner: 1, properties: [84213] };
const DRIES = { email: 'dries@example.be', name: 'Dries Wouters', owner: 1, properties: [84300] };

let site: TestSite;
let visitors: Record<'nobody' | 'staff' | 'subscriber' | 'other' | 'owner', TestBrowser>;

// Nothing here changes an account: five people sign in once for all tests.
beforeAll(async () => {
  await resetPeople([AN, DRIES, SUBSCRIBER]);
  await resetStaff();
  site = await createAccountSite();
  visitors = {
    nobody: openBrowser(site),
    staff: await openDesk(site),
    subscriber: await openSignedIn(site, SUBSCRIBER.email),
    other: await openSignedIn(site, DRIES.email),
    owner: await openSignedIn(site, AN.email),
  };
});

/** Describes a response by its status and the address it redirects to. */
const describeAnswer = (response: Response): string =>
  [response.status, response.headers.get('Location')?.replace(/[?&]back=.*/, '')]
    .filter(Boolean)
    .join(' ');

const TO_OWNER_SIGN_IN = '303 /nl/login/';
const TO_SUBSCRIBER_SIGN_IN = '303 /nl/zoekopdracht/aanmelden/';
const strangersTo = (answer: string) => ({ nobody: answer, staff: answer });
/** The sign-in says who is signed in, instead of leading on to their own page. */
const asOther = (signIn: string) => `${signIn}?other=yes`;
const OWNERS_ONLY = { ...strangersTo(TO_OWNER_SIGN_IN), subscriber: asOther(TO_OWNER_SIGN_IN) };
const SUBSCRIBERS_ONLY = {
  ...strangersTo(TO_SUBSCRIBER_SIGN_IN),
  ...{ other: asOther(TO_SUBSCRIBER_SIGN_IN), owner: asOther(TO_SUBSCRIBER_SIGN_IN) },
};
const ONE_OWNER = { ...OWNERS_ONLY, other: '404' };
const SIGNED_IN = strangersTo(TO_OWNER_SIGN_IN);
const NOT_YET = { ...strangersTo(TO_OWNER_SIGN_IN), subscriber: '303 /nl/mijn-zoekopdrachten/' };
const OWNERS_HOME = { other: '303 /nl/eigenaar/', owner: '303 /nl/eigenaar/' };

type Answers = Record<keyof typeof visitors, string>;

/** Every path of accounts and portal: what each visitor gets for a GET, and for an empty POST of our own page. */
const PATHS: Record<string, [Answers, Answers]> = {
  '/nl/eigenaar/': [
    { ...OWNERS_ONLY, other: '200', owner: '200' },
    { ...OWNERS_ONLY, other: '404', owner: '404' },
  ],
  '/nl/eigenaar/84213/': [
    { ...ONE_OWNER, owner: '200' },
    { ...ONE_OWNER, owner: '404' },
  ],
  '/nl/eigenaar/84213/geschiedenis/': [
    { ...ONE_OWNER, owner: '200' },
    { ...ONE_OWNER, owner: '404' },
  ],
  '/nl/eigenaar/84213/geschiedenis.csv': [
    { ...ONE_OWNER, owner: '200' },
    { ...ONE_OWNER, owner: '404' },
  ],
  '/nl/eigenaar/84213/vraag/': [
    { ...ONE_OWNER, owner: '200' },
    { ...ONE_OWNER, owner: '422' },
  ],
  '/nl/eigenaar/84213/anders/': [
    { ...ONE_OWNER, owner: '404' },
    { ...ONE_OWNER, owner: '404' },
  ],
  '/nl/mijn-zoekopdrachten/': [
    { ...SUBSCRIBERS_ONLY, subscriber: '200' },
    { ...SUBSCRIBERS_ONLY, subscriber: '422' },
  ],
  '/nl/mijn-zoekopdrachten/nieuw/': [
    { ...SUBSCRIBERS_ONLY, subscriber: '200' },
    { ...SUBSCRIBERS_ONLY, subscriber: '422' },
  ],
  '/nl/mijn-zoekopdrachten/wijzigen/?search=x': [
    { ...SUBSCRIBERS_ONLY, subscriber: '404' },
    { ...SUBSCRIBERS_ONLY, subscriber: '404' },
  ],
  '/nl/mijn-zoekopdrachten/gegevens/': [
    { ...SUBSCRIBERS_ONLY, subscriber: '200' },
    { ...SUBSCRIBERS_ONLY, subscriber: '404' },
  ],
  '/nl/mijn-zoekopdrachten/wissen/': [
    { ...SUBSCRIBERS_ONLY, subscriber: '200' },
    { ...SUBSCRIBERS_ONLY, subscriber: '422' },
  ],
  '/nl/beveiliging/': [
    { ...SIGNED_IN, subscriber: '200', other: '200', owner: '200' },
    { ...SIGNED_IN, subscriber: '422', other: '422', owner: '422' },
  ],
  '/nl/nieuw-wachtwoord/': [
    { ...NOT_YET, ...OWNERS_HOME },
    { ...NOT_YET, ...OWNERS_HOME },
  ],
  '/nl/aanmeldcode/': [
    { ...NOT_YET, ...OWNERS_HOME },
    { ...NOT_YET, ...OWNERS_HOME },
  ],
};

describe.each(Object.entries(PATHS))('%s', (path, [get, post]) => {
  test('opens for whom it is', async () => {
    const answers: Record<string, string> = {};
    for (const [who, browser] of Object.entries(visitors)) {
      const response = await browser.get(path);
      answers[who] = describeAnswer(response);
      expect(response.headers.get('Cache-Control'), who).toBe('no-store');
      expect(response.headers.get('X-Robots-Tag'), who).toBe('noindex');
    }
    expect(answers).toEqual(get);
  });

  test('takes a POST from whom it is, and from no other site', async () => {
    const answers: Record<string, string> = {};
    for (const [who, browser] of Object.entries(visitors)) {
      answers[who] = describeAnswer(await browser.post(path, {}));
      const foreign = await browser.post(path, {}, { 'Sec-Fetch-Site': 'cross-site' });
      expect(foreign.status, who).toBe(403);
    }
    expect(answers).toEqual(post);
  });
});

test('a foreign and an unknown property answer byte for byte alike, also to a POST', async () => {
  const tails = ['', 'geschiedenis/', 'geschiedenis.csv', 'vraag/', 'anders/'];
  for (const tail of tails)
    for (const method of ['get', 'post'] as const) {
      const answers = [];
      for (const id of ['84213', '99999999', '0', 'x']) {
        const response = await visitors.other[method](`/nl/eigenaar/${id}/${tail}`, {});
        answers.push([response.status, await response.text()]);
      }
      for (const answer of answers) expect(answer).toEqual([404, answers[0]?.[1]]);
    }
});
