import type { Breakage } from '../breakage';

const BOOKING = 'test/features/visits/contact-appointment.test.ts';
const VISITS = 'test/features/visits/visits.test.ts';
const ONE_PERSON = 'test/features/visits/visits-of-one-person.test.ts';
const SCHEMA_FILE = 'data/migrations/0001_schema.sql';
const CHANGE = 'test/features/visits/change-visit.test.ts';
const BY_TELEPHONE = 'test/features/desk/visits-by-telephone.test.ts';

/** Guarantees of booked visits. */
export const VISIT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a sold home gives no other hour',
    guarantee: 'Nobody moves a visit, or accepts one, to a home that is sold or let.',
    file: 'src/features/visits/visit-actions-store.ts',
    before: "if (action !== 'cancel' && isNoLongerOffered(details) && !staffStatements)",
    after: "if (action === 'cancel' && isNoLongerOffered(details) && !staffStatements)",
    tests: ['test/features/visits/closed-property.test.ts'],
  },
  {
    name: 'an hour is never overbooked',
    guarantee: 'An hour has as many visits as places, however many book at once.',
    file: SCHEMA_FILE,
    before: 'CONSTRAINT slot_full CHECK (taken BETWEEN 0 AND capacity)',
    after: 'CONSTRAINT slot_full CHECK (taken >= 0)',
    tests: [BOOKING, VISITS],
  },
  {
    name: 'a closed hour takes no visit',
    guarantee: 'An hour that begins soon cannot be booked or left any more.',
    file: SCHEMA_FILE,
    before: '(SELECT 1 FROM slots WHERE id = NEW.slot AND closes_at <= NEW.changed_at);',
    times: 2,
    after: '(SELECT 1 FROM slots WHERE id = NEW.slot AND closes_at <= 0);',
    tests: [CHANGE, VISITS],
  },
  {
    name: 'a cancelled visit frees its place',
    guarantee: 'The place of a cancelled visit can be booked again.',
    file: SCHEMA_FILE,
    before: 'UPDATE slots SET taken = taken - 1',
    times: 2,
    after: 'UPDATE slots SET taken = taken',
    tests: [VISITS],
  },
  {
    name: 'an outdated page changes no visit',
    guarantee: 'A visit that changed meanwhile is not changed from an old page.',
    file: 'src/features/visits/visit-actions-store.ts',
    before: 'if (!isCurrent || !isAllowed || isPast)',
    after: 'if (!isAllowed || isPast)',
    tests: [CHANGE],
  },
  {
    name: 'one person has one place of an hour',
    guarantee: 'Nobody takes both places of an hour.',
    file: SCHEMA_FILE,
    before: 'slot = NEW.slot AND id <> NEW.id',
    after: 'slot = NEW.slot AND id <> id',
    times: 2,
    tests: [ONE_PERSON],
  },
  {
    name: 'one person has two visits of a property',
    guarantee: 'Nobody takes all hours of a house.',
    file: SCHEMA_FILE,
    before: "'constraint visits_of_property') WHERE 2 <",
    after: "'constraint visits_of_property') WHERE 2000 <",
    tests: [ONE_PERSON],
  },
  {
    name: 'one person has five visits',
    guarantee: 'Nobody empties the agenda.',
    file: SCHEMA_FILE,
    before: "'constraint visits_in_all') WHERE 5 <",
    after: "'constraint visits_in_all') WHERE 5000 <",
    tests: [ONE_PERSON],
  },
  {
    name: 'a person is known in any spelling',
    guarantee: 'An+2@Example.be books as an@example.be.',
    file: SCHEMA_FILE,
    before: "lower(iif(instr(email, '+') BETWEEN 2 AND",
    after: "lower(iif(instr(email, '+') BETWEEN 2000 AND",
    tests: [ONE_PERSON],
  },
  {
    name: 'a visit outlives its listing',
    guarantee: 'The reminder and the mails of a change have the address after the listing left.',
    file: 'src/features/visits/visit-details.ts',
    before: ': (visit.about ?? undefined)',
    after: ': undefined',
    tests: ['test/features/visits/gone-property.test.ts'],
  },
  {
    name: 'the host’s calendar holds no link of the visitor',
    guarantee: 'Nobody of staff moves a visit as its visitor, by a link in a calendar.',
    file: 'src/features/visits/calendar-event.ts',
    before: 'url: ctx.origin + ctx.href.page(`/desk/visits/${visit.slot}/`)',
    after: 'url: details.manageUrl',
    tests: ['test/features/visits/staff-mails.test.ts'],
  },
  {
    name: 'a lead stores no unpublished address',
    guarantee: 'The archive of somebody who asked a question holds no unpublished address.',
    file: 'src/features/forms/kit/submit/stored-subject.ts',
    before: "about.isAddressPublished ? about : { ...about, address: '' }",
    after: 'about',
    tests: ['test/features/visits/gone-property.test.ts'],
  },
  {
    name: 'callers without an address are not one person',
    guarantee: 'Of callers with a telephone number alone any number book the same hour.',
    file: SCHEMA_FILE,
    before:
      "substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email)), '')) VIRTUAL",
    after:
      "substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')), email)), '-')) VIRTUAL",
    tests: [BY_TELEPHONE],
  },
  {
    name: 'nothing is mailed to no address',
    guarantee:
      'Cancelling the visit of a caller without an address leaves no mail that cannot be sent.',
    file: 'src/features/visits/visit-actions-store.ts',
    before: '...(visit.email ? [composeVisitorMail()] : []),',
    after: 'composeVisitorMail(),',
    tests: [BY_TELEPHONE],
  },
];
