import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { insertAppointment } from '../../../src/features/appointments/appointments-store';
import { makePatternSlots } from '../../../src/features/appointments/visit-patterns-store';
import { emptyTables } from '../../empty-tables';
import { clearSubmissions, loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { createAccountSite } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff } from './desk-requests';

const PATTERN = '/nl/desk/bezoeken/weekschema/';
const SATURDAY = {
  ...{ action: 'add', property: '84213', weekday: '6', starts: '10:00', ends: '11:00' },
  ...{ minutes: '30', capacity: '2' },
};

const DAY_OFF = { action: 'day-off', day: '2030-05-01', reason: 'Feest' };

let desk: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  await emptyTables(['visit_feedback', 'appointments', 'slots', 'visit_patterns']);
  await env.DB.exec('DELETE FROM visit_days_off');
  await resetStaff();
  desk = await openDesk(await createAccountSite());
});

const set = (change: Record<string, string> = {}) => desk.post(PATTERN, { ...SATURDAY, ...change });

/** Books the first hour that there is. */
async function book(id = 'visit', number = 0): Promise<string> {
  const slot = String((await loadSlots())[number]?.id);
  const visit = { id, property: 84213, slot, language: 'fr', name: 'Bo Claes' } as const;
  await insertAppointment(env.DB, { ...visit, email: 'bo@example.be' }, Date.now()).run();
  return slot;
}

const loadSlots = async () =>
  (await loadRows('slots')).toSorted((one, other) => Number(one.starts) - Number(other.starts));

describe('a weekly pattern', () => {
  test('makes hours at once, and cron makes no hour twice', async () => {
    expect((await set()).status).toBe(303);
    const slots = await loadSlots();
    expect(slots.length).toBeGreaterThanOrEqual(8);
    expect(toBrusselsTime(Number(slots[0]?.starts)).slice(11)).toBe('10:00');
    expect(slots[0]).toMatchObject({ property: 84213, capacity: 2, taken: 0 });
    expect(await makePatternSlots(env.DB, Date.now())).toBe(0);
    expect(await (await desk.get(PATTERN)).text()).toContain('van 10:00 tot 11:00');
  });

  test.each([
    ['overlapping hours', { starts: '10:30', ends: '12:00' }, 'starts', 'overlappen'],
    ['an end before the start', { starts: '16:00', ends: '15:00' }, 'ends', 'niet na het begin'],
    ['visits longer than the hours', { starts: '8:00', ends: '09:00' }, 'starts', 'Vul een uur in'],
    ['no time', { starts: '' }, 'starts', 'Vul een uur in'],
    ['a long visit', { starts: '15:00', ends: '16:00', minutes: '90' }, 'minutes', 'langer dan'],
    ['no places', { capacity: '0' }, 'capacity', '1 tot 100'],
    ['an unknown house', { property: '99999999' }, 'property', 'Kies een pand'],
    ['no weekday', { weekday: '8' }, 'weekday', 'Kies een weekdag'],
  ])('with %s is refused at the field, and keeps the rest', async (_, change, field, message) => {
    await set();
    const answer = await set({ capacity: '7', ...change });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const part = html.slice(0, html.indexOf(`name="${field}"`));
    expect(part.slice(part.lastIndexOf('has-error'))).toContain(message);
    // Only hours that overlap are framed.
    expect(html.includes('desk-chip has-error')).toBe(message === 'overlappen');
    if (!('capacity' in change)) expect(html).toContain('value="7"');
    expect(await loadRows('visit_patterns')).toHaveLength(1);
  });

  test('that is removed takes its free hours back; booked ones stay, closed', async () => {
    await set();
    const slot = await book();
    const [pattern] = await loadRows('visit_patterns');
    await desk.post(PATTERN, { action: 'remove', id: String(pattern?.id) });
    const slots = await loadSlots();
    expect(slots.map(({ id }) => id)).toEqual([slot]);
    expect(Number(slots[0]?.closes)).toBeLessThanOrEqual(Date.now());
  });
});

describe('a day off', () => {
  test('takes its hours back, and says how many booked visits stay', async () => {
    await set();
    await book();
    const [first] = await loadSlots();
    const day = toBrusselsTime(Number(first?.starts)).slice(0, 10);
    const answer = await desk.post(PATTERN, { action: 'day-off', day, house: '', reason: 'Feest' });
    expect(answer.headers.get('Location')).toContain('kept=1');
    const page = await desk.get(answer.headers.get('Location') ?? '');
    expect(await page.text()).toContain('1 geboekt bezoek valt hierbuiten');
    const left = (await loadSlots()).filter(
      ({ starts }) => toBrusselsTime(Number(starts)).slice(0, 10) === day,
    );
    expect(left).toHaveLength(1);
    await desk.post(PATTERN, { action: 'day-on', day, house: '0' });
    expect(await loadRows('visit_days_off')).toEqual([]);
  });

  test.each([
    ['2020-12-25', 'Deze dag is voorbij'],
    ['2026-13-01', 'Kies een dag die bestaat'],
    ['', 'Kies een dag die bestaat'],
  ])('on %s is refused at the field, and keeps the rest', async (day, message) => {
    const answer = await desk.post(PATTERN, { action: 'day-off', day, reason: 'Feest' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain('value="Feest"');
  });

  test.each(['99999999', '84 213', 'de hoeve'])(
    'of the house "%s", which is not there, is refused at the field, and keeps the rest',
    async (house) => {
      const answer = await desk.post(PATTERN, { ...DAY_OFF, house });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      const part = html.slice(0, html.indexOf('name="house"'));
      expect(part.slice(part.lastIndexOf('has-error'))).toContain('Kies een pand');
      expect(html).toContain(`value="${house}"`);
      expect(html).toContain('value="2030-05-01"');
      expect(await loadRows('visit_days_off')).toEqual([]);
    },
  );
});

describe('an hour', () => {
  const open = (slot: string) => `/nl/desk/bezoeken/${encodeURIComponent(slot)}/`;

  test('stands in the agenda of its day, week and house, with name and address', async () => {
    await set();
    const slot = await book();
    const day = slot.slice(6, 16);
    for (const query of [`day=${day}`, `view=week&day=${day}`, `day=${day}&property=84213`]) {
      const html = await (await desk.get(`/nl/desk/bezoeken/?${query}`)).text();
      expect(html).toContain('Bo Claes');
      expect(html).toContain(open(slot));
    }
    const other = await desk.get(`/nl/desk/bezoeken/?day=${day}&property=84114`);
    expect(await other.text()).not.toContain('Bo Claes');
  });

  test('is shown to its agent alone where somebody asks for their own houses', async () => {
    await set();
    const slot = await book();
    const path = `/nl/desk/bezoeken/?day=${slot.slice(6, 16)}&mine=yes`;
    expect(await (await desk.get(path)).text()).not.toContain('Bo Claes');
    await env.DB.exec(`UPDATE staff SET email = 'an@huis-vallee.example' WHERE name LIKE 'Luc%'`);
    expect(await (await desk.get(path)).text()).toContain('Bo Claes');
  });

  test('a visit is moved and cancelled, with a mail in the visitor’s language', async () => {
    await set();
    const from = await book();
    const to = String((await loadSlots())[1]?.id);
    const move = { action: 'move', visit: 'visit', sequence: '0', slot: to };
    expect((await desk.post(open(from), move)).status).toBe(303);
    expect((await loadRows('appointments'))[0]).toMatchObject({ slot: to, state: 'confirmed' });
    const cancel = { action: 'cancel', visit: 'visit', sequence: '1' };
    expect((await desk.post(open(to), cancel)).status).toBe(303);
    expect((await loadRows('appointments'))[0]).toMatchObject({ state: 'cancelled' });
    const mails = await loadRows('outbox');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['bo@example.be', 'bo@example.be']);
    expect(String(mails[0]?.subject)).toMatch(/[Vv]isite/);
    const actions = (await loadRows('staff_actions')).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['visit moved', 'visit cancelled']));
  });

  test('a visit that changed meanwhile is not moved', async () => {
    await set();
    const slot = await book();
    const to = String((await loadSlots())[1]?.id);
    const stale = { action: 'move', visit: 'visit', sequence: '4', slot: to };
    expect((await desk.post(open(slot), stale)).status).toBe(422);
    expect((await loadRows('appointments'))[0]).toMatchObject({ slot });
  });

  test('is blocked with a reason and freed again; not while somebody comes', async () => {
    await set();
    const free = String((await loadSlots())[1]?.id);
    await desk.post(open(free), { action: 'block', reason: 'Sleutel weg' });
    expect((await loadSlots())[1]).toMatchObject({ capacity: 0, blocked: 'Sleutel weg' });
    expect(await (await desk.get(open(free))).text()).toContain('Geblokkeerd: Sleutel weg');
    await desk.post(open(free), { action: 'unblock' });
    expect((await loadSlots())[1]).toMatchObject({ capacity: 2, blocked: null });
    const booked = await book();
    expect((await desk.post(open(booked), { action: 'block', reason: '' })).status).toBe(422);
  });

  test('feedback is written, released to the owner, and held back again by a change', async () => {
    const starts = Date.now() - DAY_MS;
    await env.DB.prepare(
      `INSERT INTO slots (id, property, starts, ends, closes, capacity) VALUES ('past', 84213, ?, ?, ?, 1)`,
    )
      .bind(starts, starts + HOUR_MS, starts)
      .run();
    const visit = { id: 'visit', property: 84213, slot: 'past', language: 'nl' } as const;
    const person = { name: 'Bo Claes', email: 'bo@example.be' };
    await insertAppointment(env.DB, { ...visit, ...person }, starts - DAY_MS).run();
    const say = (action: string, text: string) =>
      desk.post(open('past'), { action, visit: 'visit', text, visitor: '' });
    expect((await say('feedback', '')).status).toBe(422);
    await say('release', 'Mooi, maar te klein.');
    expect((await loadRows('visit_feedback'))[0]).toMatchObject({ text: 'Mooi, maar te klein.' });
    expect((await loadRows('visit_feedback'))[0]?.released).not.toBeNull();
    // The owner reads who released it.
    expect((await loadRows('visit_feedback'))[0]?.released_by).toBe(LUC.name);
    await say('feedback', 'Mooi.');
    expect((await loadRows('visit_feedback'))[0]?.released).toBeNull();
  });
});

test('the waiting list names who waits, and staff may take somebody off it', async () => {
  const visit = { id: 'wait', property: 84213, slot: null, language: 'nl', name: 'Cy' } as const;
  await insertAppointment(env.DB, { ...visit, email: 'cy@example.be' }, Date.now()).run();
  const path = '/nl/desk/bezoeken/wachtlijst/';
  expect(await (await desk.get(path)).text()).toContain('cy@example.be');
  const answer = await desk.post(path, { action: 'cancel', visit: 'wait', sequence: '0' });
  expect(answer.status).toBe(303);
  expect((await loadRows('appointments'))[0]).toMatchObject({ state: 'cancelled' });
});
