import type { Breakage } from '../breakage';

const LINKS = 'src/platform/auth/signed-link.ts';
const BROWSERS = 'src/platform/accounts/known-browsers.ts';
const CHALLENGES = 'src/features/sign-in/passkeys/challenge-store.ts';
const TICKETS = 'src/features/forms/kit/submit/form-ticket.ts';
const EXCHANGED = 'test/platform/auth/signed-links.test.ts';
const KNOWN = 'test/features/sign-in/known-browsers.test.ts';
const PASSKEYS = 'test/features/sign-in/passkeys.test.ts';
const FORMS = 'test/features/forms/kit/repeated-submission.test.ts';

/** Guarantees of what is signed: no part of it can be exchanged for another. */
export const SIGNATURE_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a search is confirmed by its own link',
    guarantee: 'Nobody confirms the search of another.',
    file: LINKS,
    before: "search: { binds: ['id']",
    after: 'search: { binds: []',
    tests: [EXCHANGED],
  },
  {
    name: 'the weekly mail is stopped by its own link',
    guarantee: 'Nobody stops the weekly mail of another owner.',
    file: LINKS,
    before: "digest: { binds: ['id']",
    after: 'digest: { binds: []',
    tests: [EXCHANGED],
  },
  {
    name: 'the link of a file keeps its end',
    guarantee: 'Nobody prolongs the link of a file.',
    file: LINKS,
    before: "attachment: { binds: ['file', 'until']",
    after: "attachment: { binds: ['file']",
    tests: [EXCHANGED],
  },
  {
    name: 'the link of documents is to one document',
    guarantee: 'The link to one document opens no other.',
    file: LINKS,
    before: "binds: ['file', 'name', 'property', 'project', 'until']",
    after: "binds: ['name', 'property', 'project', 'until']",
    tests: [EXCHANGED],
  },
  {
    name: 'the link of documents keeps their name',
    guarantee: 'Nobody has us serve a document under a name of their own.',
    file: LINKS,
    before: "binds: ['file', 'name', 'property', 'project', 'until']",
    after: "binds: ['file', 'property', 'project', 'until']",
    tests: [EXCHANGED],
  },
  {
    name: 'the link of documents keeps its end',
    guarantee: 'Nobody prolongs the link of a document.',
    file: LINKS,
    before: "binds: ['file', 'name', 'property', 'project', 'until']",
    after: "binds: ['file', 'name', 'property', 'project']",
    tests: [EXCHANGED],
  },
  {
    name: 'the link of documents keeps their listing',
    guarantee:
      'A document that its listing withdrew opens by no link that names another one, or none.',
    file: LINKS,
    before: "binds: ['file', 'name', 'property', 'project', 'until']",
    after: "binds: ['file', 'name', 'until']",
    tests: [EXCHANGED],
  },
  {
    name: 'a receipt is of its form',
    guarantee: 'The receipt of one form shows nothing on the thank-you page of another.',
    file: LINKS,
    before: "receipt: { binds: ['form', 'key', 'until']",
    after: "receipt: { binds: ['key', 'until']",
    tests: [EXCHANGED],
  },
  {
    name: 'a receipt is of its submission',
    guarantee: 'Nobody sees what another person booked.',
    file: LINKS,
    before: "receipt: { binds: ['form', 'key', 'until']",
    after: "receipt: { binds: ['form', 'until']",
    tests: [EXCHANGED],
  },
  {
    name: 'a receipt keeps its end',
    guarantee: 'Nobody prolongs a receipt.',
    file: LINKS,
    before: "receipt: { binds: ['form', 'key', 'until']",
    after: "receipt: { binds: ['form', 'key']",
    tests: [EXCHANGED],
  },
  {
    name: 'the parts of a link do not run together',
    guarantee: 'No parameter of a link passes for two, or for another.',
    file: LINKS,
    before: 'return new URLSearchParams(bound).toString();',
    after: "return bound.map(([, value]) => value).join('');",
    tests: [EXCHANGED],
  },
  {
    name: 'a token is for its purpose',
    guarantee: 'The link that stops one kind of mail stops no other.',
    file: 'src/platform/auth/id-token.ts',
    before: 'isSignedLink(purpose, { id }, signature, keyRing, Date.now()))',
    after: `isSignedLink(purpose, { id }, signature, keyRing, Date.now())) ||
    (await isSignedLink('digest', { id }, signature, keyRing, Date.now()))`,
    tests: [EXCHANGED],
  },
  {
    name: 'a known browser is of one kind',
    guarantee: 'A cookie of a visitor is worth nothing at the desk.',
    file: BROWSERS,
    before: 'new URLSearchParams({ kind, account,',
    after: 'new URLSearchParams({ account,',
    tests: [KNOWN],
  },
  {
    name: 'a known browser is of one account',
    guarantee: 'A browser of one account gets no tries for another.',
    file: BROWSERS,
    before: 'new URLSearchParams({ kind, account,',
    after: 'new URLSearchParams({ kind,',
    tests: [KNOWN],
  },
  {
    name: 'a known browser has one number',
    guarantee: 'Nobody makes many known browsers of one.',
    file: BROWSERS,
    before: 'account, browser, since })',
    after: 'account, since })',
    tests: [KNOWN],
  },
  {
    name: 'a known browser keeps its moment',
    guarantee: 'Nobody prolongs a known browser.',
    file: BROWSERS,
    before: 'account, browser, since })',
    after: 'account, browser })',
    tests: [KNOWN],
  },
  {
    name: 'a challenge is for one purpose',
    guarantee: 'What a passkey signed at one door adds none to an account.',
    file: CHALLENGES,
    before: 'new URLSearchParams({ purpose, challenge,',
    after: 'new URLSearchParams({ challenge,',
    tests: [PASSKEYS],
  },
  {
    name: 'a challenge is a number of ours',
    guarantee: 'A passkey signs no number of somebody else’s choice.',
    file: CHALLENGES,
    before: 'new URLSearchParams({ purpose, challenge,',
    after: 'new URLSearchParams({ purpose,',
    tests: [PASSKEYS],
  },
  {
    name: 'a challenge keeps its end',
    guarantee: 'Nobody prolongs a challenge.',
    file: CHALLENGES,
    before: 'challenge, until: String(until) })',
    after: 'challenge })',
    tests: [PASSKEYS],
  },
  {
    name: 'a challenge is used once',
    guarantee: 'What a passkey signed once opens nothing again.',
    file: CHALLENGES,
    before: 'return meta.changes > 0 ? challenge : undefined;',
    after: 'return meta ? challenge : undefined;',
    tests: [PASSKEYS],
  },
  {
    name: 'a ticket keeps its key',
    guarantee: 'Nobody makes many tickets of one.',
    file: TICKETS,
    before: '`${form} ${key} ${',
    after: '`${form} ${',
    times: 2,
    tests: [FORMS],
  },
  {
    name: 'a ticket keeps its moment',
    guarantee: 'Nobody prolongs a ticket, or sends a form faster than it can be filled in.',
    file: TICKETS,
    before: ' ${key} ${',
    after: ' ${key} ${!!',
    times: 2,
    tests: [FORMS],
  },
];
