import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { insertVisit } from '../../../src/features/visits/visits-store';
import { loadRows } from '../forms/form-requests';
import { book, loadSlots, setUpAgenda } from './agenda-requests';
import { LUC } from './desk-requests';

const agenda = setUpAgenda();
const { set } = agenda;

describe('an hour', () => {
  const open = (slot: string) => `/nl/desk/bezoeken/${encodeURIComponent(slot)}/`;

  test('stands in the agenda of its day, week and house, with name and address', async () => {
    await set();
    const slot = await book();
    const day = slot.slice(6, 16);
    for (const query of [`day=${day}`, `view=week&day=${day}`, `day=${day}&property=84213`]) {
      const html = await (await agenda.desk.get(`/nl/desk/bezoeken/?${query}`)).text();
      expect(html).toContain('Bo Claes');
      expect(html).toContain(open(slot));
    }
    const other = await agenda.desk.get(`/nl/desk/bezoeken/?day=${day}&property=84114`);
    expect(await other.text()).not.toContain('Bo Claes');
  });

  test('is shown to its agent alone where somebody asks for their own houses', async () => {
    await set();
    const slot = await book();
    const path = `/nl/desk/bezoeken/?day=${slot.slice(6, 16)}&mine=yes`;
    expect(await (await agenda.desk.get(path)).text()).not.toContain('Bo Claes');
    await env.DB.exec(
      `UPDATE staff_accounts SET email = 'an@huis-vallee.example' WHERE name LIKE 'Luc%'`,
    );
    expect(await (await agenda.desk.get(path)).text()).toContain('Bo Claes');
  });

  test('a visit is moved and cancelled, with a mail in the visitor’s language', async () => {
    await set();
    const from = await book();
    const to = String((await loadSlots())[1]?.id);
    const move = { action: 'move', visit: 'visit', sequence: '0', slot: to };
    expect((await agenda.desk.post(open(from), move)).status).toBe(303);
    expect((await loadRows('visits'))[0]).toMatchObject({ slot: to, state: 'confirmed' });
    const cancel = { action: 'cancel', visit: 'visit', sequence: '1', sure: 'yes' };
    expect((await agenda.desk.post(open(to), cancel)).status).toBe(303);
    expect((await loadRows('visits'))[0]).toMatchObject({ state: 'cancelled' });
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
    expect((await agenda.desk.post(open(slot), stale)).status).toBe(422);
    expect((await loadRows('visits'))[0]).toMatchObject({ slot });
  });

  test('is blocked with a reason and freed again; not while somebody comes', async () => {
    await set();
    const free = String((await loadSlots())[1]?.id);
    await agenda.desk.post(open(free), { action: 'block', reason: 'Sleutel weg' });
    expect((await loadSlots())[1]).toMatchObject({ capacity: 0, blocked: 'Sleutel weg' });
    expect(await (await agenda.desk.get(open(free))).text()).toContain('Geblokkeerd: Sleutel weg');
    await agenda.desk.post(open(free), { action: 'unblock' });
    expect((await loadSlots())[1]).toMatchObject({ capacity: 2, blocked: null });
    const booked = await book();
    expect((await agenda.desk.post(open(booked), { action: 'block', reason: '' })).status).toBe(
      422,
    );
  });

  test('feedback is written, released to the owner, and held back again by a change', async () => {
    const starts = Date.now() - DAY_MS;
    await env.DB.prepare(
      `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity) VALUES ('past', 84213, ?, ?, ?, 1)`,
    )
      .bind(starts, starts + HOUR_MS, starts)
      .run();
    const visit = { id: 'visit', property: 84213, slot: 'past', language: 'nl' } as const;
    const person = { name: 'Bo Claes', email: 'bo@example.be' };
    await insertVisit(env.DB, { ...visit, ...person }, starts - DAY_MS).run();
    const say = (action: string, text: string) =>
      agenda.desk.post(open('past'), { action, visit: 'visit', text, visitor: '' });
    expect((await say('feedback', '')).status).toBe(422);
    await say('release', 'Mooi, maar te klein.');
    expect((await loadRows('visit_feedback'))[0]).toMatchObject({ text: 'Mooi, maar te klein.' });
    expect((await loadRows('visit_feedback'))[0]?.released_at).not.toBeNull();
    // The owner reads who released it.
    expect((await loadRows('visit_feedback'))[0]?.released_by).toBe(LUC.name);
    await say('feedback', 'Mooi.');
    expect((await loadRows('visit_feedback'))[0]?.released_at).toBeNull();
  });
});

test('the waiting list names who waits, and staff may take somebody off it', async () => {
  const visit = { id: 'wait', property: 84213, slot: null, language: 'nl', name: 'Cy' } as const;
  await insertVisit(env.DB, { ...visit, email: 'cy@example.be' }, Date.now()).run();
  const path = '/nl/desk/bezoeken/wachtlijst/';
  expect(await (await agenda.desk.get(path)).text()).toContain('cy<wbr/>@example<wbr/>.be');
  const cancel = { action: 'cancel', visit: 'wait', sequence: '0' };
  const question = await (await agenda.desk.post(path, cancel)).text();
  expect(question).toContain('Cy van de wachtlijst halen?');
  expect((await loadRows('visits'))[0]).toMatchObject({ state: 'waiting' });
  const answer = await agenda.desk.post(path, { ...cancel, sure: 'yes' });
  expect(answer.status).toBe(303);
  expect((await loadRows('visits'))[0]).toMatchObject({ state: 'cancelled' });
});
