import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import { makePatternSlots } from '../../../src/features/visits/visit-patterns-store';
import { loadRows } from '../forms/form-requests';
import { book, loadSlots, PATTERN, setUpAgenda } from './agenda-requests';

const DAY_OFF = { action: 'day-off', day: '2030-05-01', reason: 'Feest' };

const agenda = setUpAgenda();
const { set } = agenda;

describe('a weekly pattern', () => {
  test('makes hours at once, and cron makes no hour twice', async () => {
    expect((await set()).status).toBe(303);
    const slots = await loadSlots();
    expect(slots.length).toBeGreaterThanOrEqual(8);
    expect(toBrusselsTime(Number(slots[0]?.starts_at)).slice(11)).toBe('10:00');
    expect(slots[0]).toMatchObject({ property: 84213, capacity: 2, taken: 0 });
    expect(await makePatternSlots(env.DB, Date.now())).toBe(0);
    expect(await (await agenda.desk.get(PATTERN)).text()).toContain('van 10:00 tot 11:00');
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
    expect(await loadRows('slot_patterns')).toHaveLength(1);
  });

  test('that is removed takes its free hours back; booked ones stay, closed', async () => {
    await set();
    const slot = await book();
    const [pattern] = await loadRows('slot_patterns');
    await agenda.desk.post(PATTERN, { action: 'remove', id: String(pattern?.id) });
    const slots = await loadSlots();
    expect(slots.map(({ id }) => id)).toEqual([slot]);
    expect(Number(slots[0]?.closes_at)).toBeLessThanOrEqual(Date.now());
  });
});

test('a button that the page does not have changes nothing', async () => {
  const answer = await set({ action: 'destroy' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Er is niets gewijzigd.');
  expect(await loadRows('slot_patterns')).toEqual([]);
});

describe('a day off', () => {
  test('takes its hours back, and says how many booked visits stay', async () => {
    await set();
    await book();
    const [first] = await loadSlots();
    const day = toBrusselsTime(Number(first?.starts_at)).slice(0, 10);
    const answer = await agenda.desk.post(PATTERN, {
      action: 'day-off',
      day,
      house: '',
      reason: 'Feest',
    });
    expect(answer.headers.get('Location')).toContain('kept=1');
    const page = await agenda.desk.get(answer.headers.get('Location') ?? '');
    expect(await page.text()).toContain('1 geboekt bezoek valt hierbuiten');
    const left = (await loadSlots()).filter(
      ({ starts_at }) => toBrusselsTime(Number(starts_at)).slice(0, 10) === day,
    );
    expect(left).toHaveLength(1);
    await agenda.desk.post(PATTERN, { action: 'day-on', day, house: '0' });
    expect(await loadRows('visit_days_off')).toEqual([]);
  });

  test.each([
    ['2020-12-25', 'Deze dag is voorbij'],
    ['2026-13-01', 'Kies een dag die bestaat'],
    ['', 'Kies een dag die bestaat'],
  ])('on %s is refused at the field, and keeps the rest', async (day, message) => {
    const answer = await agenda.desk.post(PATTERN, { action: 'day-off', day, reason: 'Feest' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain('value="Feest"');
  });

  test('may be typed where a browser has no field of dates, with any spelling of the reference', async () => {
    const typed = { ...DAY_OFF, day: '1/5/2030', house: '84.213' };
    expect((await agenda.desk.post(PATTERN, typed)).status).toBe(303);
    expect(await loadRows('visit_days_off')).toEqual([
      expect.objectContaining({ day: '2030-05-01', property: 84213 }),
    ]);
  });

  test.each(['99999999', '84 21 3', 'de hoeve'])(
    'of the house "%s", which is not there, is refused at the field, and keeps the rest',
    async (house) => {
      const answer = await agenda.desk.post(PATTERN, { ...DAY_OFF, house });
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
