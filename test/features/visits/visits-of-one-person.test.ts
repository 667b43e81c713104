import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import {
  insertVisit,
  loadVisit,
  updateVisit,
  upsertSlots,
} from '../../../src/features/visits/visits-store';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';

const VILLA = 84213;
const NOW = Date.now();
const PATHS = {
  nl: `/nl/bezoek-plannen/?property=${VILLA}`,
  fr: `/fr/planifier-une-visite/?property=${VILLA}`,
};

/** The same person, written in other ways. */
const SPELLINGS = ['anna@example.be', 'ANNA@Example.be', 'anna+visits@example.be'];

const createSlot = (days: number, property: number | null = VILLA) => ({
  id: `slot-${days}`,
  property,
  startsAt: NOW + days * DAY_MS,
  endsAt: NOW + days * DAY_MS + HOUR_MS,
  closesAt: NOW + days * DAY_MS - HOUR_MS,
  capacity: 5,
});

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.batch(['visits', 'slots'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await upsertSlots(
    env.DB,
    [1, 2, 3, 4].map((days) => createSlot(days)),
  );
  site = await createFormSite();
});

const book = (slot: string, email: string, language: 'nl' | 'fr' = 'nl') =>
  openAndSubmitForm(site, PATHS[language], 'contact-appointment', {
    ...CONTACT_DETAILS,
    slot,
    email,
    persons: '2',
  });

/** Books an hour, or a place on the waiting list, by the table's own rules; returns D1's message. */
const insert = (
  id: string,
  slot: string | null,
  { property = VILLA, email = 'anna@example.be', now = NOW } = {},
) =>
  env.DB.batch([
    insertVisit(env.DB, { id, property, slot, language: 'nl', name: 'Anna', email }, now),
  ]).then(
    () => 'booked',
    (error) => String(error),
  );

describe('one person, whatever the spelling of the address', () => {
  test.each(SPELLINGS)('%s books no second place of an hour', async (email) => {
    expect((await book('slot-1', 'anna@example.be')).status).toBe(303);
    const again = await book('slot-1', email);
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toContain('href="#contact-appointment-slot"');
    expect(html).toContain('U hebt op dit uur al een bezoek geboekt');
    expect(await loadRows('visits')).toHaveLength(1);
    expect(await loadRows('leads')).toHaveLength(1);
    expect((await book('slot-1', 'bert@example.be')).status).toBe(303);
  });

  test.each([
    ['nl', 'U hebt al twee bezoeken aan dit pand gepland'],
    ['fr', 'Vous avez déjà deux visites prévues pour ce bien'],
  ] as const)('in %s books at most two open visits of a property', async (language, message) => {
    expect((await book('slot-1', SPELLINGS[0] ?? '')).status).toBe(303);
    expect((await book('slot-2', SPELLINGS[1] ?? '')).status).toBe(303);
    const third = await book('slot-3', SPELLINGS[2] ?? '', language);
    expect(third.status).toBe(422);
    expect(await third.text()).toContain(message);
    expect(await loadRows('visits')).toHaveLength(2);
  });

  test('sends ten bookings in parallel: two are stored', async () => {
    const slots = ['slot-1', 'slot-2', 'slot-3', 'slot-4'];
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => book(slots[n % 4] ?? '', SPELLINGS[n % 3] ?? '')),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([303, 303, ...Array(8).fill(422)]);
  });

  test('books at most five open visits in all, the waiting list included', async () => {
    for (const property of [1, 2, 3, 4])
      expect(await insert(`w${property}`, null, { property })).toBe('booked');
    expect(await insert('fifth', 'slot-1')).toBe('booked');
    expect(await insert('sixth', 'slot-2')).toContain('visits_in_all');
    expect(await insert('other', 'slot-2', { email: 'bert@example.be' })).toBe('booked');
  });

  test('waits once for a property', async () => {
    expect(await insert('first', null)).toBe('booked');
    expect(await insert('second', null)).toContain('visit_waiting');
    expect(await insert('elsewhere', null, { property: 84300 })).toBe('booked');
  });

  test('may book again when a visit is over or cancelled', async () => {
    expect(await insert('first', 'slot-1')).toBe('booked');
    expect(await insert('second', 'slot-2')).toBe('booked');
    expect(await insert('after the first', 'slot-3', { now: NOW + 1.5 * DAY_MS })).toBe('booked');
    await env.DB.exec("UPDATE visits SET state = 'cancelled' WHERE id = 'second'");
    expect(await insert('instead of the second', 'slot-2', { now: NOW + 1.5 * DAY_MS })).toBe(
      'booked',
    );
  });

  test('moves no visit to an hour that the person has already', async () => {
    await insert('first', 'slot-1');
    await insert('second', 'slot-2');
    const move = env.DB.batch([
      updateVisit(
        env.DB,
        { id: 'second', sequence: 0 },
        { state: 'confirmed', slot: 'slot-1', expiresAt: null },
        NOW,
      ),
    ]);
    await expect(move).rejects.toThrow('visit_same_hour');
    expect(await loadVisit(env.DB, 'second')).toMatchObject({ slot: 'slot-2', sequence: 0 });
  });
});
