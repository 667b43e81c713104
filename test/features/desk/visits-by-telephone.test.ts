import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../empty-tables';
import { loadRows } from '../forms/form-requests';
import { book, loadSlots, setUpAgenda } from './agenda-requests';
import { loadActions } from './lead-requests';
import { CALLER, ENTRY_KEY, VISIT_ENTRY } from './telephone-requests';

const agenda = setUpAgenda();
beforeEach(() => emptyTables(['leads']));

describe('a visit by telephone', () => {
  const bookBy = async (change: Record<string, string> = {}) => {
    const slot = String((await loadSlots())[0]?.id);
    return agenda.desk.post(VISIT_ENTRY, {
      ...CALLER,
      property: '84213',
      slot,
      remark: '',
      ...change,
    });
  };

  test('is offered the free hours of its house, and a house without any says so', async () => {
    const empty = await (await agenda.desk.get(`${VISIT_ENTRY}?property=84213`)).text();
    expect(empty).toContain('Voor dit pand is er nu geen vrij uur.');
    await agenda.set();
    const slot = String((await loadSlots())[0]?.id);
    const html = await (await agenda.desk.get(`${VISIT_ENTRY}?property=84213`)).text();
    expect(html).toContain(`value="${slot}"`);
  });

  test('is booked like a visitor’s: mail to the caller and the host, a lead, a place less', async () => {
    await agenda.set();
    const answer = await bookBy();
    expect(answer.status).toBe(303);
    expect(await loadRows('visits')).toMatchObject([
      {
        id: ENTRY_KEY,
        state: 'confirmed',
        name: 'Bo Claes',
        email: 'bo@example.be',
        language: 'fr',
      },
    ]);
    expect((await loadSlots())[0]).toMatchObject({ taken: 1 });
    const [toCaller, toHost] = await loadRows('outbox');
    expect(toCaller).toMatchObject({ recipient: 'bo@example.be', queue: 'owed' });
    expect(String(toCaller?.subject)).toMatch(/[Vv]isite/);
    expect(toHost).toMatchObject({ queue: 'agency' });
    expect(await loadActions()).toEqual(['hours set', 'lead entered', 'visit entered']);
    const html = await (await agenda.desk.get(String(answer.headers.get('Location')))).text();
    expect(html).toContain('Het bezoek van Bo Claes staat vast op');
    expect((await bookBy()).status).toBe(303);
    expect(await loadRows('visits')).toHaveLength(1);
  });

  test('of callers without an address are several people, get no mail, and can be cancelled', async () => {
    await agenda.set();
    for (const number of [1, 2]) {
      const key = ENTRY_KEY.replace(/7$/, `${number}`);
      expect((await bookBy({ key, email: '' })).status).toBe(303);
    }
    expect(await loadRows('visits')).toMatchObject([{ person: null }, { person: null }]);
    const path = `/nl/desk/bezoeken/${encodeURIComponent(String((await loadSlots())[0]?.id))}/`;
    const cancel = { action: 'cancel', visit: ENTRY_KEY.replace(/7$/, '1'), sequence: '0' };
    const question = await (await agenda.desk.post(path, cancel)).text();
    expect(question).toContain('er vertrekt dus geen mail');
    expect(question).not.toContain('name="reason"');
    expect((await agenda.desk.post(path, { ...cancel, sure: 'yes' })).status).toBe(303);
    const mails = (await loadRows('outbox')).filter(({ queue }) => queue !== 'agency');
    expect(mails).toEqual([]);
  });

  test('at an hour that was taken meanwhile is refused, and what was typed is kept', async () => {
    await agenda.set({ capacity: '1' });
    await book();
    const answer = await bookBy({ remark: 'Met de hond' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Met de hond');
  });
});

test('a reason for cancelling stands in the visitor’s mail; one that is too long is asked again', async () => {
  await agenda.set();
  const slot = await book();
  const path = `/nl/desk/bezoeken/${encodeURIComponent(slot)}/`;
  const cancel = { action: 'cancel', visit: 'visit', sequence: '0', sure: 'yes' };
  const long = await agenda.desk.post(path, { ...cancel, reason: 'x'.repeat(501) });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain('name="reason"');
  const reason = 'Le propriétaire est malade.\nNous vous rappelons.';
  expect((await agenda.desk.post(path, { ...cancel, reason })).status).toBe(303);
  const { text } = JSON.parse(String((await loadRows('outbox'))[0]?.mail));
  expect(text).toContain('La raison');
  expect(text).toContain('> Le propriétaire est malade.\n> Nous vous rappelons.');
});
