import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatLongDate, formatTimeOfDay } from '../../../src/domain/format/brussels-time';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations';
import { upsertSlots } from '../../../src/features/appointments/appointments-store';
import type { Slot } from '../../../src/features/appointments/slot';
import { createReceipt } from '../../../src/features/forms/kit/submit/receipt';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from '../forms/form-requests';

const VILLA = 84213;
const PATH = `/nl/bezoek-plannen/?property=${VILLA}`;
const FORM = 'contact-appointment';

/** Noon, some days from now. */
const NOON = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
const createSlot = (days: number, capacity = 1): Slot => ({
  id: `slot-${days}`,
  property: VILLA,
  starts: NOON + days * DAY_MS,
  ends: NOON + days * DAY_MS + HOUR_MS / 2,
  closes: NOON + (days - 1) * DAY_MS,
  capacity,
});

const buildAppointmentAnswers = (n = 0) => ({
  ...CONTACT_DETAILS,
  slot: 'slot-3',
  email: `anna${n}@example.be`,
  persons: '2',
});

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM appointments');
  await env.DB.exec('DELETE FROM slots');
  await upsertSlots(env.DB, [createSlot(3), createSlot(4)]);
  site = await createFormSite();
});

const submitAppointment = (n = 0, rest: Record<string, string> = {}) =>
  openAndSubmitForm(site, PATH, FORM, { ...buildAppointmentAnswers(n), ...rest });
const loadFreePlaces = async () =>
  (await loadRows('slots')).map(({ capacity, taken }) => Number(capacity) - Number(taken));
const loadAppointments = () => loadRows('appointments');
const loadMailsTo = async (recipient: string) =>
  (await loadRows('outbox'))
    .filter((row) => row.recipient === recipient)
    .map((row) => JSON.parse(String(row.mail)));

/** Returns the path of the appointment's signed link in the last mail to this person. */
async function findAppointmentLink(recipient: string): Promise<string> {
  const mail = (await loadMailsTo(recipient)).at(-1);
  const [link = ''] = /http\S+key=[\w-]+/.exec(mail.text) ?? [];
  return link.replace(/^https?:\/\/[^/]+/, '');
}

async function submitAction(link: string, action: string, rest: Record<string, string> = {}) {
  const html = await (await site(link)).text();
  const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
  return submitForm(site, link, { action, sequence, ...rest });
}

const decodeCalendarEvents = (mail: { attachments?: { base64: string }[] }) =>
  (mail.attachments ?? []).map(({ base64 }) => atob(base64).replace(/\r\n /g, ''));

describe('a booked visit', () => {
  test('takes a place, and both sides get a mail with a calendar file', async () => {
    expect((await submitAppointment()).status).toBe(303);
    expect(await loadFreePlaces()).toEqual([0, 1]);
    expect(await loadAppointments()).toMatchObject([{ state: 'confirmed', slot: 'slot-3' }]);
    const [mail] = await loadMailsTo('anna0@example.be');
    const [event = ''] = decodeCalendarEvents(mail);
    expect(event).toContain('METHOD:REQUEST');
    expect(event).toContain('STATUS:CONFIRMED');
    expect(mail.text).toContain('Anna Peeters');
    const [staff] = await loadMailsTo('an@huis-vallee.example');
    expect(staff.replyTo).toBe('anna0@example.be');
    expect(decodeCalendarEvents(staff)).toHaveLength(1);
  });

  test('does not reveal an unpublished address (decision 11)', async () => {
    await submitAppointment();
    const mails = await loadRows('outbox');
    expect(mails).toHaveLength(2);
    for (const { mail } of mails) expect(mail).not.toContain('Vieux Pont');
    const page = await (await site(await findAppointmentLink('anna0@example.be'))).text();
    expect(page).not.toContain('Vieux Pont');
  });

  test('is shown by its signed link only', async () => {
    await submitAppointment();
    const link = await findAppointmentLink('anna0@example.be');
    const page = await site(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect((await site(link.slice(0, -3))).status).toBe(404);
    expect((await site(link.replace(/id=[^&]+/, `id=${crypto.randomUUID()}`))).status).toBe(404);
    const calendar = await site(`${link}&as=ics`);
    expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(findObservatoryFaults(calendar.headers)).toEqual([]);
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

describe('the thank-you page', () => {
  const openThanks = async (response: Response) => {
    const location = response.headers.get('Location') ?? '';
    return { location, page: await site(location) };
  };

  test.each([
    ['nl', PATH, 'Uw bezoek staat vast', 'In mijn agenda zetten', 'Bezoek verzetten of afzeggen'],
    [
      'fr',
      `/fr/planifier-une-visite/?property=${VILLA}`,
      'Votre visite est fixée',
      'Ajouter à mon agenda',
      'Déplacer ou annuler la visite',
    ],
  ])(
    'in %s shows day, hour and property, the calendar file and the link to change it',
    async (language, path, title, ...actions) => {
      const { location, page } = await openThanks(
        await openAndSubmitForm(site, path, FORM, buildAppointmentAnswers()),
      );
      const html = await page.text();
      expect(html).toContain(title);
      expect(html).toContain(formatLongDate(createSlot(3).starts, language as 'nl'));
      expect(html).toContain(formatTimeOfDay(createSlot(3).starts, language as 'nl'));
      expect(html).toContain('/durbuy/');
      const links = actions.map((action) => findLink(html, action));
      expect((await site(links[0] ?? '')).headers.get('Content-Type')).toContain('text/calendar');
      expect((await site(links[1] ?? '')).status).toBe(200);
      // A reload shows the same.
      expect(await (await site(location)).text()).toContain(title);
    },
  );

  test('holds nothing that may be cached, and hides its address', async () => {
    const { page } = await openThanks(await submitAppointment());
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toMatch(/anna0@example\.be|Peeters|Vieux Pont/);
  });

  test('tells the place on the waiting list', async () => {
    await submitAppointment(0);
    await submitAppointment(1, { slot: 'slot-4' });
    for (const place of [1, 2]) {
      const { page } = await openThanks(await submitAppointment(place + 1, { slot: 'wait' }));
      const html = await page.text();
      expect(html).toContain('U staat op de wachtlijst');
      expect(html).toContain(`<dt>Uw plaats op de lijst</dt><dd>${place}</dd>`);
      expect(findLink(html, 'Van de wachtlijst halen')).toContain('/nl/mijn-bezoek/?id=');
    }
  });

  test('shows the same after the form was sent twice', async () => {
    const page = await parseFormPage(await site(PATH), FORM);
    const fields = {
      ...page.hidden,
      'captcha-answer': page.captchaAnswer,
      ...buildAppointmentAnswers(),
    };
    await submitForm(site, page.action, fields);
    const { page: thanks } = await openThanks(await submitForm(site, page.action, fields));
    expect(await thanks.text()).toContain('Uw bezoek staat vast');
    expect(await loadAppointments()).toHaveLength(1);
  });

  test('says in general what happens without a receipt, with a forged or an old one, and after cancelling', async () => {
    const { location } = await openThanks(await submitAppointment());
    const [id = ''] = (await loadAppointments()).map(({ id }) => String(id));
    const keyRing = await loadSigningKeys(env);
    const old = await createReceipt(FORM, id, keyRing, Date.now() - DAY_MS);
    const otherForm = await createReceipt('contact-me', id, keyRing, Date.now());
    const link = await findAppointmentLink('anna0@example.be');
    const paths = [
      '/nl/bedankt/bezoekafspraak/',
      location.slice(0, -2),
      `/nl/bedankt/bezoekafspraak/?receipt=${old}`,
      `/nl/bedankt/bezoekafspraak/?receipt=${otherForm}`,
    ];
    for (const path of paths) await expectGeneralText(path);
    await submitAction(link, 'cancel');
    await expectGeneralText(location);
  });

  async function expectGeneralText(path: string) {
    const page = await site(path);
    const html = await page.text();
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    expect(html).toContain('U krijgt zo een e-mail met dag, uur en plaats van uw bezoek');
    expect(html).not.toContain('mijn-bezoek');
  }
});

/** Returns the address of the link with these words. */
const findLink = (html: string, words: string): string =>
  (new RegExp(`href="([^"]*)"[^>]*>${words}</a>`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('a full slot', () => {
  test('is shown as full, and cannot be booked', async () => {
    await submitAppointment();
    const { html } = await parseFormPage(await site(PATH), FORM);
    expect(html).toMatch(/value="slot-3"[^>]*disabled|disabled[^>]*value="slot-3"/);
    const response = await submitAppointment(1);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net ingenomen. Kies een ander');
    expect(await loadAppointments()).toHaveLength(1);
    expect(await loadRows('submissions')).toHaveLength(1);
    expect(await loadMailsTo('anna1@example.be')).toEqual([]);
  });

  test('requested by ten people in parallel is booked by one of them', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => submitAppointment(n)));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(422)]);
    expect(await loadFreePlaces()).toEqual([0, 1]);
  });

  test('among full slots only: the form offers the waiting list', async () => {
    await submitAppointment(0);
    await submitAppointment(1, { slot: 'slot-4' });
    const full = await (await submitAppointment(2)).text();
    expect(full).toContain('De afspraken zijn volzet');
    // The page offers no hour any more.
    expect(full).toContain('>Op de wachtlijst</button>');
    expect(full).not.toContain('Kies een dag en een uur');
    const waiting = await submitAppointment(2, { slot: 'wait' });
    expect(waiting.status).toBe(303);
    expect((await loadAppointments()).at(-1)).toMatchObject({ state: 'waiting', slot: null });
    expect((await loadMailsTo('anna2@example.be'))[0].subject).toBe('U staat op de wachtlijst');
  });
});

describe('the signed link', () => {
  beforeEach(async () => {
    await submitAppointment();
  });

  test('moves the visit, with an updated calendar file', async () => {
    const link = await findAppointmentLink('anna0@example.be');
    const response = await submitAction(link, 'move', { slot: 'slot-4' });
    expect(response.status).toBe(303);
    expect(await (await site(response.headers.get('Location') ?? '')).text()).toContain(
      'Uw bezoek is verzet naar ',
    );
    expect(await loadFreePlaces()).toEqual([1, 0]);
    const mails = await loadMailsTo('anna0@example.be');
    const [first = '', second = ''] = mails.flatMap(decodeCalendarEvents);
    const uid = /UID:.*/.exec(first)?.[0] ?? 'none';
    expect(second).toContain(uid);
    expect(second).toContain('SEQUENCE:1');
  });

  test('in French answers in French; the agency’s mail is in its own language', async () => {
    const path = `/fr/planifier-une-visite/?property=${VILLA}`;
    await openAndSubmitForm(site, path, FORM, { ...buildAppointmentAnswers(5), slot: 'slot-4' });
    await submitAction(await findAppointmentLink('anna5@example.be'), 'cancel');
    expect((await loadMailsTo('anna5@example.be')).at(-1).text).toContain('à vendre');
    const staff = (await loadMailsTo('an@huis-vallee.example')).at(-1);
    expect(staff.text).toMatch(/Bezoek afgezegd: Anna Peeters.*te koop in/s);
    expect(staff.text).toContain('Taal van de bezoeker: Frans');
    expect(staff.text + decodeCalendarEvents(staff)[0]).not.toMatch(/à vendre|visite/i);
  });

  test('does not move it to a full slot', async () => {
    await submitAppointment(1, { slot: 'slot-4' });
    const response = await submitAction(await findAppointmentLink('anna0@example.be'), 'move', {
      slot: 'slot-4',
    });
    expect(response.status).toBe(422);
    expect(await loadFreePlaces()).toEqual([0, 0]);
  });

  test('does not move it when its own hour has closed', async () => {
    await env.DB.exec("UPDATE slots SET closes = 1 WHERE id = 'slot-3'");
    const response = await submitAction(await findAppointmentLink('anna0@example.be'), 'move', {
      slot: 'slot-4',
    });
    expect(response.status).toBe(422);
  });

  test('does not move it to a slot of another property', async () => {
    await upsertSlots(env.DB, [{ ...createSlot(5), property: 84300 }]);
    const response = await submitAction(await findAppointmentLink('anna0@example.be'), 'move', {
      slot: 'slot-5',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net ingenomen.');
    expect(await loadFreePlaces()).toEqual([0, 1, 1]);
  });

  test('changes nothing from a page that was opened before the visit was moved', async () => {
    const link = await findAppointmentLink('anna0@example.be');
    const html = await (await site(link)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
    await submitAction(link, 'move', { slot: 'slot-4' });
    const response = await submitForm(site, link, { action: 'cancel', sequence });
    expect(response.status).toBe(422);
    expect(await loadAppointments()).toMatchObject([{ state: 'confirmed', slot: 'slot-4' }]);
  });

  test('cancels it once, pressed several times', async () => {
    const link = await findAppointmentLink('anna0@example.be');
    const html = await (await site(link)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
    const press = () => submitForm(site, link, { action: 'cancel', sequence });
    const statuses = await Promise.all([press(), press(), press()]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(await loadFreePlaces()).toEqual([1, 1]);
    const [, cancelled] = (await loadMailsTo('anna0@example.be')).map(
      (mail) => decodeCalendarEvents(mail)[0],
    );
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(await loadMailsTo('anna0@example.be')).toHaveLength(2);
  });

  test('is refused when posted from another site', async () => {
    const link = await findAppointmentLink('anna0@example.be');
    const response = await submitForm(
      site,
      link,
      { action: 'cancel', sequence: '0' },
      { 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(response.status).toBe(403);
    expect(await loadFreePlaces()).toEqual([0, 1]);
  });

  test.each([
    ['null', 303],
    ['https://elsewhere.example', 403],
  ])(
    'by a browser without Fetch Metadata, from the Origin %s, is answered %i',
    async (Origin, status) => {
      const link = await findAppointmentLink('anna0@example.be');
      const html = await (await site(link)).text();
      const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
      const body = new URLSearchParams({ action: 'cancel', sequence });
      const response = await site(link, { method: 'POST', body, headers: { Origin } });
      expect(response.status).toBe(status);
    },
  );
});

describe('a slot offer', () => {
  beforeEach(async () => {
    await submitAppointment(0);
    await submitAppointment(1, { slot: 'slot-4' });
    await submitAppointment(2, { slot: 'wait' });
    await submitAppointment(3, { slot: 'wait' });
    await submitAction(await findAppointmentLink('anna0@example.be'), 'cancel');
  });

  test('reserves the place for the visitor who has waited longest', async () => {
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect((await loadAppointments()).map(({ state }) => state)).toEqual([
      'cancelled',
      'confirmed',
      'offered',
      'waiting',
    ]);
    expect((await loadMailsTo('anna2@example.be')).at(-1).subject).toContain(
      'Er is een plaats vrij',
    );
    expect(await loadMailsTo('anna3@example.be')).toHaveLength(1);
  });

  test('is confirmed when accepted', async () => {
    const link = await findAppointmentLink('anna2@example.be');
    expect((await submitAction(link, 'accept')).status).toBe(303);
    expect((await loadAppointments())[2]).toMatchObject({ state: 'confirmed', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
    expect(decodeCalendarEvents((await loadMailsTo('anna2@example.be')).at(-1))[0]).toContain(
      'STATUS:CONFIRMED',
    );
  });

  test('is made to the next visitor when refused', async () => {
    await submitAction(await findAppointmentLink('anna2@example.be'), 'cancel');
    expect((await loadAppointments())[3]).toMatchObject({ state: 'offered', slot: 'slot-3' });
    expect(await loadFreePlaces()).toEqual([0, 0]);
  });
});

test('an unknown property has no such page', async () => {
  expect((await site('/nl/bezoek-plannen/?property=1')).status).toBe(404);
});
