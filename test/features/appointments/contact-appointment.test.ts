import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { putSlots } from '../../../src/features/appointments/appointments-store';
import type { Slot } from '../../../src/features/appointments/slot';
import { observatoryFaults } from '../../platform/observatory';
import type { Site } from '../forms/sending';
import { fillIn, forgetAll, formSite, PERSON, readPage, rowsOf, send } from '../forms/sending';

const HOUR = 3_600_000;
const VILLA = 84213;
const PATH = `/nl/bezoek-plannen/?property=${VILLA}`;
const FORM = 'contact-appointment';

/** Noon, some days from now. */
const NOON = Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + 12 * HOUR;
const slot = (days: number, capacity = 1): Slot => ({
  id: `slot-${days}`,
  property: VILLA,
  starts: NOON + days * 24 * HOUR,
  ends: NOON + days * 24 * HOUR + HOUR / 2,
  closes: NOON + (days - 1) * 24 * HOUR,
  capacity,
});

const anna = (n = 0) => ({
  ...PERSON,
  slot: 'slot-3',
  email: `anna${n}@example.be`,
  persons: '2',
});

let site: Site;
beforeEach(async () => {
  await forgetAll();
  await env.DB.exec('DELETE FROM appointments');
  await env.DB.exec('DELETE FROM slots');
  await putSlots(env.DB, [slot(3), slot(4)]);
  site = await formSite();
});

const book = (n = 0, rest: Record<string, string> = {}) =>
  fillIn(site, PATH, FORM, { ...anna(n), ...rest });
const free = async () =>
  (await rowsOf('slots')).map(({ capacity, taken }) => Number(capacity) - Number(taken));
const appointments = () => rowsOf('appointments');
const mailsTo = async (recipient: string) =>
  (await rowsOf('outbox'))
    .filter((row) => row.recipient === recipient)
    .map((row) => JSON.parse(String(row.mail)));

/** The way to one's own appointment, as the last mail to this person tells it. */
async function linkFor(recipient: string): Promise<string> {
  const mail = (await mailsTo(recipient)).at(-1);
  const [link = ''] = /http\S+key=[\w-]+/.exec(mail.text) ?? [];
  return link.replace(/^https?:\/\/[^/]+/, '');
}

async function act(link: string, action: string, rest: Record<string, string> = {}) {
  const html = await (await site(link)).text();
  const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
  return send(site, link, { action, sequence, ...rest });
}

const events = (mail: { attachments?: { base64: string }[] }) =>
  (mail.attachments ?? []).map(({ base64 }) => atob(base64).replace(/\r\n /g, ''));

describe('a visit that is booked', () => {
  test('takes its place, and is told to both with a calendar file', async () => {
    expect((await book()).status).toBe(303);
    expect(await free()).toEqual([0, 1]);
    expect(await appointments()).toMatchObject([{ state: 'confirmed', slot: 'slot-3' }]);
    const [mail] = await mailsTo('anna0@example.be');
    const [event = ''] = events(mail);
    expect(event).toContain('METHOD:REQUEST');
    expect(event).toContain('STATUS:CONFIRMED');
    expect(mail.text).toContain('Anna Peeters');
    const [staff] = await mailsTo('an@huis-vallee.example');
    expect(staff.replyTo).toBe('anna0@example.be');
    expect(events(staff)).toHaveLength(1);
  });

  test('never tells an address that is not published (decision 11)', async () => {
    await book();
    const mails = await rowsOf('outbox');
    expect(mails).toHaveLength(2);
    for (const { mail } of mails) expect(mail).not.toContain('Vieux Pont');
    const page = await (await site(await linkFor('anna0@example.be'))).text();
    expect(page).not.toContain('Vieux Pont');
  });

  test('is shown by its signed link only', async () => {
    await book();
    const link = await linkFor('anna0@example.be');
    const page = await site(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect((await site(link.slice(0, -3))).status).toBe(404);
    expect((await site(link.replace(/id=[^&]+/, `id=${crypto.randomUUID()}`))).status).toBe(404);
    const calendar = await site(`${link}&as=ics`);
    expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(observatoryFaults(calendar.headers)).toEqual([]);
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

describe('a full hour', () => {
  test('is shown as such, and cannot be booked', async () => {
    await book();
    const { html } = await readPage(await site(PATH), FORM);
    expect(html).toMatch(/value="slot-3"[^>]*disabled|disabled[^>]*value="slot-3"/);
    const response = await book(1);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net ingenomen. Kies een ander');
    expect(await appointments()).toHaveLength(1);
    expect(await rowsOf('submissions')).toHaveLength(1);
    expect(await mailsTo('anna1@example.be')).toEqual([]);
  });

  test('that ten people want at once goes to one of them', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => book(n)));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(422)]);
    expect(await free()).toEqual([0, 1]);
  });

  test('among full hours: the appointments are full, and one may wait', async () => {
    await book(0);
    await book(1, { slot: 'slot-4' });
    const full = await (await book(2)).text();
    expect(full).toContain('De afspraken zijn volzet');
    // Nothing on it promises an hour any more.
    expect(full).toContain('>Op de wachtlijst</button>');
    expect(full).not.toContain('Kies een dag en een uur');
    const waiting = await book(2, { slot: 'wait' });
    expect(waiting.status).toBe(303);
    expect((await appointments()).at(-1)).toMatchObject({ state: 'waiting', slot: null });
    expect((await mailsTo('anna2@example.be'))[0].subject).toBe('U staat op de wachtlijst');
  });
});

describe('who holds the link', () => {
  beforeEach(async () => {
    await book();
  });

  test('moves the visit: the calendar learns of it', async () => {
    const link = await linkFor('anna0@example.be');
    const response = await act(link, 'move', { slot: 'slot-4' });
    expect(response.status).toBe(303);
    expect(await (await site(response.headers.get('Location') ?? '')).text()).toContain(
      'Uw bezoek is verzet naar ',
    );
    expect(await free()).toEqual([1, 0]);
    const mails = await mailsTo('anna0@example.be');
    const [first = '', second = ''] = mails.flatMap(events);
    const uid = /UID:.*/.exec(first)?.[0] ?? 'none';
    expect(second).toContain(uid);
    expect(second).toContain('SEQUENCE:1');
  });

  test('in French is answered in French, and the agency reads it in its own language', async () => {
    const path = `/fr/planifier-une-visite/?property=${VILLA}`;
    await fillIn(site, path, FORM, { ...anna(5), slot: 'slot-4' });
    await act(await linkFor('anna5@example.be'), 'cancel');
    expect((await mailsTo('anna5@example.be')).at(-1).text).toContain('à vendre');
    const staff = (await mailsTo('an@huis-vallee.example')).at(-1);
    expect(staff.text).toMatch(/Bezoek afgezegd: Anna Peeters.*te koop in/s);
    expect(staff.text).toContain('Taal van de bezoeker: Frans');
    expect(staff.text + events(staff)[0]).not.toMatch(/à vendre|visite/i);
  });

  test('cannot move it to a full hour', async () => {
    await book(1, { slot: 'slot-4' });
    const response = await act(await linkFor('anna0@example.be'), 'move', { slot: 'slot-4' });
    expect(response.status).toBe(422);
    expect(await free()).toEqual([0, 0]);
  });

  test('moves it to no hour of another property', async () => {
    await putSlots(env.DB, [{ ...slot(5), property: 84300 }]);
    const response = await act(await linkFor('anna0@example.be'), 'move', { slot: 'slot-5' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net ingenomen.');
    expect(await free()).toEqual([0, 1, 1]);
  });

  test('cancels it once; a second press finds it cancelled', async () => {
    const link = await linkFor('anna0@example.be');
    const html = await (await site(link)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
    const press = () => send(site, link, { action: 'cancel', sequence });
    const statuses = await Promise.all([press(), press(), press()]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(await free()).toEqual([1, 1]);
    const [, cancelled] = (await mailsTo('anna0@example.be')).map((mail) => events(mail)[0]);
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(await mailsTo('anna0@example.be')).toHaveLength(2);
  });

  test('does nothing from another site', async () => {
    const link = await linkFor('anna0@example.be');
    const response = await send(
      site,
      link,
      { action: 'cancel', sequence: '0' },
      { 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(response.status).toBe(404);
    expect(await free()).toEqual([0, 1]);
  });
});

describe('a place that comes free', () => {
  beforeEach(async () => {
    await book(0);
    await book(1, { slot: 'slot-4' });
    await book(2, { slot: 'wait' });
    await book(3, { slot: 'wait' });
    await act(await linkFor('anna0@example.be'), 'cancel');
  });

  test('is kept for who waited longest, and for nobody else', async () => {
    expect(await free()).toEqual([0, 0]);
    expect((await appointments()).map(({ state }) => state)).toEqual([
      'cancelled',
      'confirmed',
      'offered',
      'waiting',
    ]);
    expect((await mailsTo('anna2@example.be')).at(-1).subject).toContain('Er is een plaats vrij');
    expect(await mailsTo('anna3@example.be')).toHaveLength(1);
  });

  test('is theirs when they accept it', async () => {
    const link = await linkFor('anna2@example.be');
    expect((await act(link, 'accept')).status).toBe(303);
    expect((await appointments())[2]).toMatchObject({ state: 'confirmed', slot: 'slot-3' });
    expect(await free()).toEqual([0, 0]);
    expect(events((await mailsTo('anna2@example.be')).at(-1))[0]).toContain('STATUS:CONFIRMED');
  });

  test('goes to the next when they pass it on', async () => {
    await act(await linkFor('anna2@example.be'), 'cancel');
    expect((await appointments())[3]).toMatchObject({ state: 'offered', slot: 'slot-3' });
    expect(await free()).toEqual([0, 0]);
  });
});

test('a property nobody knows has no such page', async () => {
  expect((await site('/nl/bezoek-plannen/?property=1')).status).toBe(404);
  expect((await site('/nl/bezoek-plannen/')).status).toBe(404);
});
