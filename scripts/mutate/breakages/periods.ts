import type { Breakage } from '../breakage';

const VISIT_LINK = 'src/features/visits/visit-link.ts';
const OFFERS = 'src/features/visits/slot-offers-store.ts';
const RETENTION = 'src/retention.ts';
const VISIT_LINK_TEST = 'test/features/visits/visit-link.test.ts';
const OFFERS_TEST = 'test/features/visits/slot-offer.test.ts';
const CAPTCHA = 'test/features/forms/kit/captcha-ends.test.ts';
const KEPT = 'test/retention/kept-data.test.ts';

/** Guarantees of links, places and data that end. */
export const PERIOD_BREAKAGES: readonly Breakage[] = [
  {
    name: 'asking for documents again after a week is new',
    guarantee: 'Who asks for documents after the links ended gets new ones.',
    file: 'src/features/documents/document-requests-store.ts',
    before: 'return expiresAt > now;',
    after: 'return expiresAt > 0 * now;',
    tests: ['test/features/forms/request-documents.test.ts'],
  },
  {
    name: 'an attached file is stored with its end',
    guarantee: 'A file of a form is deleted after twelve months.',
    file: 'src/features/forms/kit/store/commit-lead-store.ts',
    before: 'addPeriod(row.createdAt, PERIODS.attachedFile),',
    after: '2 * addPeriod(row.createdAt, PERIODS.attachedFile),',
    tests: [
      'test/features/forms/kit/attached-files.test.ts',
      'test/features/forms/uploads.test.ts',
    ],
  },
  {
    name: 'the link of a visit ends',
    guarantee: 'The link of a visit that is long over opens nothing.',
    file: VISIT_LINK,
    before: 'addPeriod(end, SIGNED_LINKS.visit.lasts) < now',
    after: 'addPeriod(end, SIGNED_LINKS.visit.lasts) < 0 * now',
    tests: [VISIT_LINK_TEST],
  },
  {
    name: 'the link of a cancelled visit ends from then on',
    guarantee: 'The link of a visit that was cancelled ends thirty days after it was.',
    file: VISIT_LINK,
    before: "state === 'cancelled' ? changedAt : slot?.endsAt",
    after: "state === 'cancelled' ? (slot?.endsAt ?? changedAt) : slot?.endsAt",
    tests: [VISIT_LINK_TEST],
  },
  {
    name: 'an offered place goes on after a day',
    guarantee: 'A freed place that nobody accepts goes to the next person.',
    file: OFFERS,
    before: "state = 'offered' AND expires_at <= ?1",
    after: "state = 'offered' AND expires_at <= 0 * ?1",
    tests: [OFFERS_TEST],
  },
  {
    name: 'a place is offered for a day',
    guarantee: 'A freed place is offered for a day, not until its hour.',
    file: OFFERS,
    before: 'Math.min(addPeriod(now, PERIODS.slotOffer), slot.closesAt)',
    after: 'slot.closesAt',
    tests: [OFFERS_TEST],
  },
  {
    name: 'a place is offered until its hour closes',
    guarantee: 'Nobody accepts a place when its hour is closed.',
    file: OFFERS,
    before: 'Math.min(addPeriod(now, PERIODS.slotOffer), slot.closesAt)',
    after: 'addPeriod(now, PERIODS.slotOffer)',
    tests: [OFFERS_TEST],
  },
  {
    name: 'the newsletter is confirmed within thirty days',
    guarantee: 'An address is confirmed while what was asked is known.',
    file: 'src/features/newsletter/newsletter-store.ts',
    before: 'OR asked_at > ?3)',
    after: 'OR ?3 > 0)',
    tests: ['test/features/newsletter/newsletter.test.ts'],
  },
  {
    name: 'a question of the captcha is not shown after its end',
    guarantee: 'A form shows a question that can still be answered.',
    file: 'src/features/forms/kit/captcha/question.ts',
    before: 'question.expires > now ?',
    after: 'question.expires > 0 ?',
    tests: [CAPTCHA],
  },
  {
    name: 'a proof of work ends',
    guarantee: 'A proof that was made hours ago sends no form.',
    file: 'src/features/forms/kit/captcha/proof-of-work.ts',
    before: 'if (!(expires > now))',
    after: 'if (!(expires > 0))',
    tests: [CAPTCHA],
  },
  {
    name: 'a search without result is stored with its end',
    guarantee: 'Words that found nothing are forgotten after thirty days.',
    file: 'src/features/search/empty-searches-store.ts',
    before: 'addPeriod(now, PERIODS.emptySearch)',
    after: '2 * addPeriod(now, PERIODS.emptySearch)',
    tests: ['test/features/search/search.test.ts'],
  },
  {
    name: 'a confirmed address of the newsletter stays',
    guarantee: 'Only addresses that were not confirmed are deleted.',
    file: RETENTION,
    before: "column: 'asked_at', condition: 'confirmed_at IS NULL'",
    after: "column: 'asked_at'",
    tests: [KEPT],
  },
  {
    name: 'an approved testimonial stays',
    guarantee: 'What the guestbook shows is not deleted.',
    file: RETENTION,
    before: "column: 'created_at', condition: \"state <> 'approved'\"",
    after: "column: 'created_at'",
    tests: [KEPT],
  },
  {
    name: 'leads that were closed leave the list of current ones',
    guarantee: 'A lead that came a week ago and was closed is no current one.',
    file: 'src/features/desk/leads/lead-conditions.ts',
    before: 'isCurrent ? subtractPeriod(now, PERIODS.currentLeads) : undefined',
    after: 'isCurrent ? 0 * subtractPeriod(now, PERIODS.currentLeads) : undefined',
    tests: ['test/features/desk/lead-list.test.ts', 'test/features/desk/leads.test.ts'],
  },
];
