import type { FixedPeriod } from '../domain/format/period';
import { toMs } from '../domain/format/period';
import type { RateLimit } from './rate-windows-store';

/** Whom or what a limit counts for; networks and accounts are stored as keyed hashes. */
export type LimitSubject =
  | 'account'
  | 'network'
  | 'wide network'
  | 'everybody'
  | 'browser'
  | 'recipient'
  | 'owner';

interface Limit {
  counts: string;
  by: LimitSubject;
  max: number;
  window: FixedPeriod;
  /** Whether RATE_SCALE leaves it alone: it bounds what is stored or counted, and refuses nobody. */
  isFixed?: true;
}

/**
 * Every limit at RATE_SCALE 1, by the name that its rows bear: what it counts, for whom, how many, and in
 * which window (decision 128). None is permanent. docs/security.md has the same table; a test compares them.
 */
export const LIMITS = {
  send: { counts: 'forms sent with script', by: 'network', max: 20, window: { minutes: 10 } },
  'send-day': { counts: 'forms sent with script', by: 'network', max: 100, window: { days: 1 } },
  // A robot answers a question more easily than a proof of work.
  answer: { counts: 'forms sent with a question', by: 'network', max: 6, window: { minutes: 10 } },
  'answer-day': {
    counts: 'forms sent with a question',
    by: 'network',
    max: 30,
    window: { days: 1 },
  },
  wrong: { counts: 'wrong captcha responses', by: 'network', max: 12, window: { minutes: 10 } },
  // An organization's /48 has 65,536 households, and may send twice as much as one of them.
  'send /48': {
    counts: 'forms sent with script',
    by: 'wide network',
    max: 40,
    window: { minutes: 10 },
  },
  'send-day /48': {
    counts: 'forms sent with script',
    by: 'wide network',
    max: 200,
    window: { days: 1 },
  },
  'answer /48': {
    counts: 'forms sent with a question',
    by: 'wide network',
    max: 12,
    window: { minutes: 10 },
  },
  'answer-day /48': {
    counts: 'forms sent with a question',
    by: 'wide network',
    max: 60,
    window: { days: 1 },
  },
  'wrong /48': {
    counts: 'wrong captcha responses',
    by: 'wide network',
    max: 24,
    window: { minutes: 10 },
  },

  // Ten of the largest forms by a network.
  uploads: { counts: 'megabytes of files', by: 'network', max: 300, window: { days: 1 } },
  'uploads /48': {
    counts: 'megabytes of files',
    by: 'wide network',
    max: 600,
    window: { days: 1 },
  },
  'uploads all': { counts: 'megabytes of files', by: 'everybody', max: 6000, window: { days: 1 } },

  'sign-in account': {
    counts: 'tries to sign in',
    by: 'account',
    max: 10,
    window: { minutes: 15 },
  },
  'sign-in': { counts: 'tries to sign in', by: 'network', max: 30, window: { minutes: 15 } },
  'sign-in /48': {
    counts: 'tries to sign in',
    by: 'wide network',
    max: 100,
    window: { minutes: 15 },
  },
  // Each costs 0.2 s of processor time.
  'sign-in all': { counts: 'tries to sign in', by: 'everybody', max: 60, window: { minutes: 1 } },
  'sign-in browser': {
    counts: 'tries to sign in',
    by: 'browser',
    max: 10,
    window: { minutes: 15 },
  },
  otp: { counts: 'requests for a password', by: 'network', max: 15, window: { minutes: 15 } },
  'otp /48': {
    counts: 'requests for a password',
    by: 'wide network',
    max: 50,
    window: { minutes: 15 },
  },
  'otp all': {
    counts: 'requests for a password',
    by: 'everybody',
    max: 300,
    window: { minutes: 15 },
  },
  'otp browser': {
    counts: 'requests for a password',
    by: 'browser',
    max: 3,
    window: { hours: 1 },
  },
  'otp mail': { counts: 'mails with a password', by: 'account', max: 3, window: { hours: 1 } },
  code: { counts: 'codes of a second factor', by: 'account', max: 5, window: { minutes: 15 } },
  'code network': {
    counts: 'codes of a second factor',
    by: 'network',
    max: 30,
    window: { minutes: 15 },
  },
  'code /48': {
    counts: 'codes of a second factor',
    by: 'wide network',
    max: 100,
    window: { minutes: 15 },
  },
  'code all': {
    counts: 'codes of a second factor',
    by: 'everybody',
    max: 600,
    window: { minutes: 15 },
  },

  'code browser': {
    counts: 'codes of a second factor',
    by: 'browser',
    max: 5,
    window: { minutes: 15 },
  },
  // From the fifth the person hears of it, once an hour.
  'wrong code': { counts: 'wrong codes', by: 'account', max: 4, window: { minutes: 15 } },
  'wrong code told': {
    counts: 'mails about wrong codes',
    by: 'account',
    max: 1,
    window: { hours: 1 },
  },

  'owner question': { counts: 'questions of an owner', by: 'owner', max: 10, window: { hours: 1 } },
  'owner question, day': {
    counts: 'questions of an owner',
    by: 'owner',
    max: 30,
    window: { days: 1 },
  },

  hour: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 3,
    window: { hours: 1 },
  },
  day: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 10,
    window: { days: 1 },
  },
  newsletter: { counts: 'mails of the newsletter', by: 'recipient', max: 1, window: { hours: 1 } },
  everybody: {
    counts: 'mails to addresses that visitors typed',
    by: 'everybody',
    max: 300,
    window: { hours: 1 },
  },
  // Far above use: it bounds a program that has somebody's link.
  owed: { counts: 'mails of changed visits', by: 'recipient', max: 60, window: { hours: 1 } },

  'page view': {
    counts: 'views of one page, or saves of one property, that count',
    by: 'network',
    max: 3,
    window: { days: 1 },
    isFixed: true,
  },
  'empty search': {
    counts: 'searches without result that are remembered',
    by: 'everybody',
    max: 500,
    window: { days: 1 },
    isFixed: true,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The limits of mails have a table of their own (decisions 81 and 108). */
const MAIL_LIMITS: readonly LimitName[] = ['hour', 'day', 'newsletter', 'everybody', 'owed'];

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** The windows after which rows of other limits end. */
export const RATE_WINDOWS = LIMIT_NAMES.filter(
  (name) => !MAIL_LIMITS.includes(name) && !('isFixed' in LIMITS[name]),
).map((name) => LIMITS[name].window);

/** Returns the most that a limit allows: at least one, and two for a network of several households. */
export function getMaximum(name: LimitName, scale: number): number {
  const { max, by, isFixed }: Limit = LIMITS[name];
  return isFixed ? max : Math.max(by === 'wide network' ? 2 : 1, Math.round(max * scale));
}

/** Returns a limit as its rows are counted. */
export const scaleLimit = (kind: LimitName, scale: number): RateLimit => ({
  kind,
  max: getMaximum(kind, scale),
  windowMs: toMs(LIMITS[kind].window),
});
