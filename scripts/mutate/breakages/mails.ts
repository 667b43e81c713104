import type { Breakage } from '../breakage';

const MAIL = 'src/platform/mail';
const OUTBOX = 'test/platform/mail/outbox.test.ts';
const MAIL_LIMITS = 'test/features/forms/mail-limits.test.ts';
const FREE_TEXT = 'test/features/forms/free-text-in-mails.test.ts';
const FAILING_ADDRESSES = 'test/platform/mail/failing-addresses.test.ts';
const COMPOSE = 'test/platform/mail/compose-mail.test.tsx';

/** Guarantees of mails: leads arrive, strangers are left in peace. */
export const MAIL_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a refusal for good ends',
    guarantee: 'An address that does not exist is tried once.',
    file: `${MAIL}/outbox-lease-store.ts`,
    before: 'const next = isPermanent ? undefined :',
    after: 'const next = isPermanent && false ? undefined :',
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'bad addresses hold up no lead',
    guarantee: 'A round of refused recipients does not stop the mails behind it.',
    file: `${MAIL}/outbox-store.ts`,
    before: '(failure?.isPermanent ? undefined : failure?.error)',
    after: 'failure?.error',
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'one provider that is down stops no other',
    guarantee: 'Mails to one provider that fail do not stop those to others.',
    file: `${MAIL}/outbox-store.ts`,
    before: ' && providers.size > 1',
    after: '',
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'the mails of a form leave first',
    guarantee: 'A lead’s mails leave behind its answer, whatever waits.',
    file: `${MAIL}/outbox-store.ts`,
    before: 'if (first.length > 0) {',
    after: 'if (first.length > 1e6) {',
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'mails to the agency have their own queue',
    guarantee: 'Mails to visitors that wait hold up none to the agency.',
    file: `${MAIL}/mail-kinds.ts`,
    before: "? 'agency' : rules.class;",
    after: "? 'asked' : rules.class;",
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'queues take turns',
    guarantee: 'A full queue of mails holds up no other queue.',
    file: `${MAIL}/outbox-lease-store.ts`,
    before: 'ORDER BY place, turn LIMIT',
    after: 'ORDER BY turn DESC, place LIMIT',
    tests: [FAILING_ADDRESSES],
  },
  {
    name: 'a mail is leased to one sender',
    guarantee: 'Two workers do not send the same mail.',
    file: `${MAIL}/outbox-lease-store.ts`,
    before: 'due_at = ?2, tries',
    after: 'due_at = min(?2, ?3), tries',
    tests: [OUTBOX],
  },
  {
    name: 'a mail is tried for 72 hours',
    guarantee: 'An outage of three days loses no mail.',
    file: 'src/domain/periods.ts',
    before: 'mailRetries: { hours: 72 }',
    after: 'mailRetries: { hours: 24 }',
    tests: ['test/platform/mail/backoff.test.ts', 'test/platform/mail/failing-sink.test.ts'],
  },
  {
    name: 'three mails an hour to one address',
    guarantee: 'Nobody gets more than three mails an hour that others asked for.',
    file: 'src/platform/limits.ts',
    before: `hour: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 3,`,
    after: `hour: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 3000,`,
    tests: [MAIL_LIMITS],
  },
  {
    name: 'ten mails a day to one address',
    guarantee: 'Nobody gets more than ten mails a day that others asked for.',
    file: 'src/platform/limits.ts',
    before: `day: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 10,`,
    after: `day: {
    counts: 'mails to an address that a visitor typed',
    by: 'recipient',
    max: 10000,`,
    tests: [MAIL_LIMITS],
  },
  {
    name: 'one newsletter mail an hour to one address',
    guarantee: 'Nobody is asked to confirm the newsletter more than once an hour.',
    file: 'src/platform/limits.ts',
    before: "newsletter: { counts: 'mails of the newsletter', by: 'recipient', max: 1,",
    after: "newsletter: { counts: 'mails of the newsletter', by: 'recipient', max: 1000,",
    tests: [MAIL_LIMITS],
  },
  {
    name: 'mails to typed addresses have a limit in all',
    guarantee: 'The agency’s sending name is not ruined by thousands of mails in an hour.',
    file: 'src/platform/limits.ts',
    before: `everybody: {
    counts: 'mails to addresses that visitors typed',
    by: 'everybody',
    max: 300,`,
    after: `everybody: {
    counts: 'mails to addresses that visitors typed',
    by: 'everybody',
    max: 300000,`,
    tests: [MAIL_LIMITS],
  },
  {
    name: 'limits know an address in any spelling',
    guarantee: 'An+1@Example.be counts as an@example.be.',
    file: `${MAIL}/recipient.ts`,
    before: ".replace(/(?<=.)\\+.*$/, '')",
    after: '',
    tests: [MAIL_LIMITS],
  },
  {
    name: 'limits store no address',
    guarantee: 'The table of limits holds keyed hashes, never an address.',
    file: `${MAIL}/recipient.ts`,
    before: "computeKeyedHash('recipient', normalizeRecipient(email), keyRing);",
    after: 'Promise.resolve(normalizeRecipient(email) || String([computeKeyedHash, keyRing]));',
    tests: [MAIL_LIMITS],
  },
  {
    name: 'mails hold no words of visitors',
    guarantee: 'A confirmation to a typed address repeats choices, numbers and dates only.',
    file: 'src/features/forms/kit/mail/submission-mails.tsx',
    before: 'buildAnswerFacts(submission, t, isListedAnswer)',
    after: 'buildAnswerFacts(submission, t, () => isListedAnswer !== undefined)',
    tests: [FREE_TEXT],
  },
  {
    name: 'a message to a friend holds no link',
    guarantee: 'Nobody sends addresses to strangers in the agency’s name.',
    file: 'src/features/forms/send-to-friend/form.ts',
    before: '!containsLink(text)',
    after: '!containsLink(text.slice(0, 0))',
    tests: [FREE_TEXT, 'test/features/forms/send-to-friend.test.ts'],
  },
  {
    name: 'a recipient is one address',
    guarantee: 'A text that is not an address, or two of them, gets no mail.',
    file: `${MAIL}/outbox-store.ts`,
    before: 'if (!isEmailAddress(to)) return',
    after: 'if (!isEmailAddress) return',
    tests: ['test/platform/mail/unsendable-mails.test.ts'],
  },
  {
    name: 'a subject is one line',
    guarantee: 'No text of a visitor adds a header to a mail.',
    file: `${MAIL}/mail.ts`,
    before: 'subject: sanitizeHeaderText(mail.subject)',
    after: 'subject: mail.subject',
    tests: [OUTBOX, COMPOSE],
  },
  {
    name: 'only known headers are set',
    guarantee: 'A mail has no header that the code did not mean.',
    file: `${MAIL}/mail.ts`,
    before: 'ALLOWED_HEADER_PATTERN.test(name) && value',
    after: 'ALLOWED_HEADER_PATTERN && value',
    tests: [OUTBOX, COMPOSE],
  },
  {
    name: 'a link that is opened unsubscribes nobody',
    guarantee: 'Mail programs that open links end no subscription.',
    file: 'src/features/saved-searches/alerts/unsubscribe-routes.tsx',
    before: 'if (!state) return renderInvalidLink(c);',
    after:
      'if (!state) return renderInvalidLink(c);\n  await endAlerts(c.env.DB, account ?? "", Date.now());',
    tests: ['test/features/saved-searches/alerts/unsubscribe.test.ts'],
  },
];
