import { DAY_MS, HOUR_MS } from '../../../../src/domain/format/durations.ts';
import {
  approveTestimonial,
  rejectTestimonial,
} from '../../../../src/features/guestbook/testimonial-decisions-store.ts';
import {
  confirmSubscription,
  insertSubscription,
} from '../../../../src/features/newsletter/newsletter-store.ts';
import { QUESTION_FORM } from '../../../../src/features/owner-portal/questions-store.ts';
import { countEmptySearch } from '../../../../src/features/search/empty-searches-store.ts';
import {
  insertVisitPattern,
  makePatternSlots,
} from '../../../../src/features/visits/visit-patterns-store.ts';
import { upsertStaff } from '../../../../src/platform/accounts/staff-accounts-store.ts';
import type { StaffStores } from '../../../staff/stores.ts';
import { getLoginLanguage } from '../accounts.ts';
import type { Arrival } from './arrivals.ts';
import { listEntryArrivals, listLeadArrivals } from './arrivals.ts';
import { DEMO_OWNER_QUESTION, EMPTY_SEARCHES } from './leads.ts';
import { toPastMoment } from './moments.ts';
import { recordReplies } from './record-reply.ts';
import { recordWork } from './record-work.ts';
import { storeLead } from './store-lead.ts';
import { listVisitArrivals, listWaitingArrivals } from './visit-arrivals.ts';
import { VISITORS } from './visitors.ts';
import { DEMO_PATTERNS } from './visits.ts';

/** Colleagues of the demonstration's account; without a password they cannot sign in. */
const COLLEAGUES = [
  {
    email: 'marijke@huis-vallee.example',
    name: 'Marijke Verhoeven',
    language: 'nl',
    role: 'editor',
  },
  { email: 'sanne@huis-vallee.example', name: 'Sanne de Wit', language: 'nl', role: 'agent' },
] as const;

type Stores = Pick<StaffStores, 'db' | 'files' | 'kv'>;

/**
 * Adds what an office finds at its desk, where no form was sent yet: leads, visits, guestbook entries, mails,
 * subscribers to the newsletter and searches without result. `bookedOut` is the property with a waiting list.
 * Returns how many leads.
 */
export async function seedOffice(stores: Stores, bookedOut: number, now: number): Promise<number> {
  const { db } = stores;
  if (await db.prepare('SELECT 1 FROM leads LIMIT 1').first()) return 0;
  await db.batch(COLLEAGUES.map((colleague) => upsertStaff(db, colleague, { now })));
  const entries = await listEntryArrivals(stores, now);
  const arrivals = [
    ...(await listLeadArrivals(stores, now)),
    ...(await listVisitArrivals(db, now)),
    ...listWaitingArrivals(db, bookedOut, now),
    ...entries.map(({ arrival }) => arrival),
    createOwnerQuestion(now),
  ].sort((one, other) => one.lead.at - other.lead.at);
  for (const { lead, statements } of arrivals) await storeLead(db, lead, statements);
  for (const { lead, work, done } of listWorkInOrder(arrivals, now))
    await db.batch(recordWork(db, lead, work, done));
  await recordReplies(stores, arrivals, now);
  await decideEntries(stores, entries);
  await seedNewsletter(db, now);
  for (const [words, daysAgo] of EMPTY_SEARCHES)
    await countEmptySearch(db, words, now - daysAgo * DAY_MS);
  await db.batch(DEMO_PATTERNS.map((pattern) => insertVisitPattern(db, pattern, now)));
  await makePatternSlots(db, now);
  return arrivals.length;
}

/** Returns what staff did, by the time they did it: the log is read in that order. */
const listWorkInOrder = (arrivals: readonly Arrival[], now: number) =>
  arrivals
    .flatMap(({ lead, work }) =>
      work ? [{ lead, work, done: Math.min(lead.at + work.afterHours * HOUR_MS, now) }] : [],
    )
    .sort((one, other) => one.done - other.done);

function createOwnerQuestion(now: number): Arrival {
  const { login: email, property, daysAgo, time, question } = DEMO_OWNER_QUESTION;
  const from = { lastName: 'Familie Lambrecht', language: getLoginLanguage(email) };
  return {
    lead: {
      ...{ key: crypto.randomUUID(), form: QUESTION_FORM, from, property, values: {} },
      answers: { name: from.lastName, email, question },
      at: toPastMoment(now, daysAgo, time),
    },
    statements: [],
  };
}

async function decideEntries(
  { db, files }: Stores,
  entries: Awaited<ReturnType<typeof listEntryArrivals>>,
): Promise<void> {
  for (const { arrival, decision } of entries) {
    const { key, at } = arrival.lead;
    const decided = at + 14 * HOUR_MS;
    if (decision === 'rejected') await rejectTestimonial({ db, files }, key, decided);
    else if (decision)
      await approveTestimonial({ db, files }, key, { deal: '', ...decision }, decided);
  }
}

/** Adds addresses of the newsletter; the last one has not confirmed yet. */
async function seedNewsletter(db: D1Database, now: number): Promise<void> {
  const readers = [VISITORS.lotte, VISITORS.anne, VISITORS.olivier, VISITORS.hilde, VISITORS.greet];
  for (const [index, { email, language }] of readers.entries()) {
    const asked = now - (30 - index * 7) * DAY_MS;
    await insertSubscription(db, email, language, asked).run();
    if (index < readers.length - 1) await confirmSubscription(db, email, asked + HOUR_MS);
  }
}
