import { ACCOUNT_RETENTION_RULES } from './account-retention';
import { PERIODS } from './domain/periods';
import { endDays } from './features/analytics/days-store';
import { deleteOrphanedUploads, UPLOADS_PREFIX } from './features/forms/kit/store/uploads-store';
import { rentalApplicationForm } from './features/forms/rental/form';
import { deleteSettledApplications } from './features/forms/rental/not-chosen-store';
import { RATE_WINDOWS } from './platform/limits';
import { emptyMailsBefore } from './platform/mail/outbox-store';
import type { RetentionRule } from './retention-rule';

const IS_UNVISITED = 'NOT EXISTS (SELECT 1 FROM visits WHERE slot = slots.id)';

/**
 * The retention rules of personal data (decision 35); their periods are in src/domain/periods.ts. docs/privacy.md has the same table in words;
 * a test compares the two. Rules run in this order: files after the rows that name them.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    data: 'form answers',
    from: { table: 'leads', column: 'created_at' },
    period: PERIODS.lead,
    reason: 'decision 35; an agency answers questions about a sale for that long',
  },
  {
    data: 'applications for a home to let',
    from: {
      table: 'leads',
      column: 'created_at',
      condition: `form = '${rentalApplicationForm.name}'`,
    },
    period: PERIODS.rentalApplication,
    reason: 'incomes and households of people who were not chosen are needed no longer',
  },
  {
    data: 'applications that were not chosen',
    from: { table: 'leads', column: 'closed_at' },
    period: PERIODS.settledApplication,
    reason: 'decision 91: after staff closed them, or the home was let or taken off the site',
    deleteBefore: ({ DB }, before) => deleteSettledApplications(DB, before),
  },
  {
    data: 'files of forms: CVs, pictures',
    from: { table: 'lead_files', column: 'expires_at' },
    ends: [PERIODS.attachedFile],
    reason: 'decision 35',
  },
  {
    data: 'files of forms, at the latest',
    from: { table: 'lead_files', column: 'created_at' },
    period: PERIODS.lead,
    reason: 'no file outlives its lead',
  },
  {
    data: 'files in R2 that no lead names',
    from: { bucketPrefix: UPLOADS_PREFIX },
    period: PERIODS.orphanedUpload,
    reason: 'an upload is written before the batch that names it',
    deleteBefore: ({ DB, FILES }, before) => deleteOrphanedUploads(DB, FILES, before),
  },
  {
    data: 'bodies of mails',
    from: { table: 'outbox', column: 'COALESCE(sent_at, expires_at)' },
    period: PERIODS.mailBody,
    reason: 'decision 35; the address of a friend who asked for nothing is emptied too',
    deleteBefore: ({ DB }, before) => emptyMailsBefore(DB, before),
  },
  {
    data: 'list of mails',
    from: { table: 'outbox', column: 'created_at' },
    period: PERIODS.mail,
    reason: 'as the lead that the mail belongs to',
  },
  {
    data: 'visits to properties and the waiting list',
    from: { table: 'visits', column: 'changed_at' },
    period: PERIODS.visit,
    reason: 'as the lead that booked the visit',
  },
  {
    data: 'hours to visit',
    from: { table: 'slots', column: 'ends_at', condition: IS_UNVISITED },
    period: PERIODS.slot,
    reason: 'a visit names its slot',
  },
  {
    data: 'newsletter addresses that were not confirmed',
    from: { table: 'newsletter', column: 'asked_at', condition: 'confirmed_at IS NULL' },
    period: PERIODS.unconfirmedSubscription,
    reason: 'without a confirmation there is no consent',
  },
  {
    data: 'requests for documents',
    from: { table: 'document_requests', column: 'expires_at' },
    ends: [PERIODS.documentRequest],
    reason: 'decision 28: while the links work',
  },
  {
    data: 'testimonials that are not approved',
    from: { table: 'testimonials', column: 'created_at', condition: "state <> 'approved'" },
    period: PERIODS.testimonial,
    reason: 'as the lead it came with; approved ones stay in the guestbook (decision 27)',
  },
  ...ACCOUNT_RETENTION_RULES,
  {
    data: 'searches without result',
    from: { table: 'empty_searches', column: 'expires_at' },
    ends: [PERIODS.emptySearch],
    reason: 'decision 87: words may say more than they should',
  },
  {
    data: 'records of erasures',
    from: { table: 'erasures', column: 'created_at' },
    period: PERIODS.erasure,
    reason: 'decision 85: an agency has to show that it answered; no personal data is in them',
  },
  {
    data: 'limits by network',
    from: { table: 'rate_windows', column: 'expires_at' },
    ends: RATE_WINDOWS,
    reason: 'a limit that has ended limits nothing',
  },
  {
    data: 'limits by recipient',
    from: { table: 'mail_limits', column: 'expires_at' },
    period: PERIODS.mailWait,
    reason: 'decision 108: mails wait for the next windows, at most a day',
  },
  {
    data: 'networks that viewed a page today',
    from: { table: 'page_view_keys', column: 'expires_at' },
    ends: [PERIODS.viewKey],
    reason: 'decision 45: the end of the day; its hashes go with the key that made them',
    deleteBefore: ({ DB }, before) => endDays(DB, before),
  },
  {
    data: 'used proofs',
    from: { table: 'used_proofs', column: 'expires_at' },
    ends: [PERIODS.ticket, PERIODS.usedTurnstileToken, PERIODS.ownerQuestionProof],
    reason: 'decision 26: a proof that has ended is refused without its row',
  },
];
