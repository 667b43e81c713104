import type { Breakage } from '../breakage';

const LIMITS = 'src/platform/mail/mail-limits-store.ts';
const OWED = 'test/features/visits/owed-mails.test.ts';
const MAIL_LIMITS = 'test/features/forms/mail-limits.test.ts';

/** Guarantees of decision 108: what is owed leaves, what is asked waits, and the pages say so. */
export const OWED_MAIL_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a mail is not sent after what it says',
    guarantee: 'No mail about an hour, a password or an offer arrives after its end.',
    file: 'src/platform/mail/outbox-store.ts',
    before: 'mail.until !== undefined && mail.until < Date.now()',
    after: 'mail.until !== undefined && mail.until < 0',
    tests: ['test/platform/mail/unsendable-mails.test.ts'],
  },
  {
    name: 'mails of others are not taken back',
    guarantee: 'Who stops mails takes back none that waits for somebody else.',
    file: 'src/platform/mail/withdraw-mails-store.ts',
    before: "recipient = (SELECT email || '' FROM ${accounts} WHERE id = ?1)",
    after: 'recipient <> ?1',
    tests: ['test/features/outdated-mails.test.ts'],
  },
  {
    name: 'what staff change is owed',
    guarantee: 'A visitor hears that staff cancelled the visit, whatever mails there were before.',
    file: 'src/features/visits/visit-actions-store.ts',
    before: "staffStatements !== undefined || details.link === 'visit'",
    after: 'details.link === undefined',
    tests: [OWED],
  },
  {
    name: 'owed mails meet no limit of strangers',
    guarantee: 'A flood of forms silences nobody’s owed mail.',
    file: LIMITS,
    before: "if (queue === 'owed') return [toLimit('owed')];",
    after: '',
    tests: [OWED],
  },
  {
    name: 'the link of the thank-you page proves no address',
    guarantee: 'Who typed a stranger’s address cannot fill the mailbox by moving the visit.',
    file: 'src/features/visits/visit-actions-store.ts',
    before: "|| details.link === 'visit'",
    after: "|| details.link !== undefined || String('visit')",
    tests: [OWED],
  },
  {
    name: 'a mail that meets a limit waits',
    guarantee: 'Nobody gets more than three mails an hour that others asked for.',
    file: 'src/platform/mail/outbox-store.ts',
    before: 'isFailed ? now : dueAt,',
    after: 'isFailed ? now : Math.min(now, dueAt),',
    tests: [OWED, MAIL_LIMITS],
  },
  {
    name: 'a mail about a visit leaves before it',
    guarantee: 'A confirmation that meets a limit leaves two hours before the visit.',
    file: LIMITS,
    before: 'mail.latestAt ?? dueAt',
    after: 'dueAt',
    tests: [OWED],
  },
  {
    name: 'a mail waits a day at most',
    guarantee: 'No mailbox is promised more than ten mails a day.',
    file: LIMITS,
    before: 'if (dueAt > latest && !isNeverLeftOut)',
    after: 'if (dueAt > latest && isNeverLeftOut)',
    tests: [MAIL_LIMITS],
  },
  {
    name: 'the page says when a late mail comes',
    guarantee: 'A visitor whose mail waits reads until when.',
    file: 'src/features/forms/thanks/page.tsx',
    before: '{sent?.mail && (',
    after: '{sent?.mail === undefined && (',
    tests: [OWED],
  },
  {
    name: 'staff read that a copy waits',
    guarantee: 'The mail to the agency says when the visitor gets theirs.',
    file: 'src/features/forms/kit/submit/schedule-mails.ts',
    before: "if (!copy || copy.outcome === 'leaves')",
    after: "if (!copy || copy.outcome !== 'left out')",
    tests: [OWED],
  },
  {
    name: 'turns that were taken are taken from later windows',
    guarantee: 'Mails that wait do not come in a heap when the window ends.',
    file: 'src/platform/mail/mail-window.ts',
    before: 'const left = used - max * ended;',
    after: 'const left = ended > 0 ? used - used : used - max * ended;',
    tests: ['test/platform/mail/mail-window.test.ts'],
  },
];
