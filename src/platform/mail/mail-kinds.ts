/**
 * Who waits for a mail. *Owed*: it is about something that exists (a visit, an account, an alert that was asked
 * for, an answer of staff), and goes to an address that has answered before, that staff typed, or to the agency.
 * It is never left out. *Asked*: somebody typed the address into a form, and it may be a stranger's (decision 108).
 */
type MailClass = 'owed' | 'asked';

interface MailKindRules {
  to: 'agency' | 'person';
  class: MailClass;
  /** Whether the recipient asked for nothing: the address is deleted together with the body. */
  isUnasked?: true;
  /** Whether one within an hour says all that the next would: the next one is not sent. */
  isOnceAnHour?: true;
}

/** Every kind of mail that the site sends, and its class: the type of a mail demands one of them. */
const MAIL_KINDS = {
  lead: { to: 'agency', class: 'owed' },
  'visit changed by visitor': { to: 'agency', class: 'owed' },
  'question of an owner': { to: 'agency', class: 'owed' },
  'owner signed in': { to: 'agency', class: 'owed' },
  alarm: { to: 'agency', class: 'owed' },

  'visit changed': { to: 'person', class: 'owed' },
  'slot offer': { to: 'person', class: 'owed' },
  reminder: { to: 'person', class: 'owed' },
  answer: { to: 'person', class: 'owed' },
  alert: { to: 'person', class: 'owed' },
  'week of an owner': { to: 'person', class: 'owed' },
  invitation: { to: 'person', class: 'owed' },
  'desk invitation': { to: 'person', class: 'owed' },
  'one-time password': { to: 'person', class: 'owed' },
  'account changed': { to: 'person', class: 'owed' },
  'account ends': { to: 'person', class: 'owed' },

  'copy of a form': { to: 'person', class: 'asked' },
  documents: { to: 'person', class: 'asked' },
  'search to confirm': { to: 'person', class: 'asked' },
  'visit booked': { to: 'person', class: 'asked' },
  /** Changed by the link of the thank-you page, which who typed the address sees: nobody has answered yet. */
  'visit changed by booker': { to: 'person', class: 'asked' },
  newsletter: { to: 'person', class: 'asked', isOnceAnHour: true },
  friend: { to: 'person', class: 'asked', isUnasked: true },
} as const satisfies Record<string, MailKindRules>;

export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

/** Queues that hold each other up by nothing: mails to the agency, and to others by their class. */
export const MAIL_QUEUES = ['agency', 'owed', 'asked'] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

/** Returns the queue in which a mail of this kind waits. */
export function getMailQueue(kind: MailKind): MailQueue {
  const rules: MailKindRules = MAIL_KINDS[kind];
  return rules.to === 'agency' ? 'agency' : rules.class;
}

export const isUnaskedMail = (kind: MailKind): boolean => 'isUnasked' in MAIL_KINDS[kind];
export const isOnceAnHour = (kind: MailKind): boolean => 'isOnceAnHour' in MAIL_KINDS[kind];
