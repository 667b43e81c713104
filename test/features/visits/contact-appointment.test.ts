import { describe, expect, test } from 'vitest';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import { loadRows, parseFormPage } from '../forms/form-requests';
import {
  decodeCalendarEvents,
  FORM,
  findVisitLink,
  loadFreePlaces,
  loadMailsTo,
  loadVisits,
  PATH,
  setUpVisitSite,
} from './visit-requests';

const { site, submitVisit } = setUpVisitSite();

describe('a booked visit', () => {
  test('takes a place, and both sides get a mail with a calendar file', async () => {
    expect((await submitVisit()).status).toBe(303);
    expect(await loadFreePlaces()).toEqual([0, 1]);
    expect(await loadVisits()).toMatchObject([{ state: 'confirmed', slot: 'slot-3' }]);
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
    await submitVisit();
    const mails = await loadRows('outbox');
    expect(mails).toHaveLength(2);
    for (const { mail } of mails) expect(mail).not.toContain('Vieux Pont');
    const page = await (await site(await findVisitLink('anna0@example.be'))).text();
    expect(page).not.toContain('Vieux Pont');
  });

  test('is shown by its signed link only', async () => {
    await submitVisit();
    const link = await findVisitLink('anna0@example.be');
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

describe('a full slot', () => {
  test('is shown as full, and cannot be booked', async () => {
    await submitVisit();
    const { html } = await parseFormPage(await site(PATH), FORM);
    expect(html).toMatch(/value="slot-3"[^>]*disabled|disabled[^>]*value="slot-3"/);
    const response = await submitVisit(1);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net geboekt. Kies een ander');
    expect(await loadVisits()).toHaveLength(1);
    expect(await loadRows('leads')).toHaveLength(1);
    expect(await loadMailsTo('anna1@example.be')).toEqual([]);
  });

  test('requested by ten people in parallel is booked by one of them', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => submitVisit(n)));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(422)]);
    expect(await loadFreePlaces()).toEqual([0, 1]);
  });

  test('among full slots only: the form offers the waiting list', async () => {
    await submitVisit(0);
    await submitVisit(1, { slot: 'slot-4' });
    const full = await (await submitVisit(2)).text();
    expect(full).toContain('De afspraken zijn volzet');
    // The page offers no hour any more.
    expect(full).toContain('>Op de wachtlijst</button>');
    expect(full).not.toContain('Kies een dag en een uur');
    const waiting = await submitVisit(2, { slot: 'wait' });
    expect(waiting.status).toBe(303);
    expect((await loadVisits()).at(-1)).toMatchObject({ state: 'waiting', slot: null });
    expect((await loadMailsTo('anna2@example.be'))[0].subject).toBe('U staat op de wachtlijst');
  });
});

test('an unknown property has no such page', async () => {
  expect((await site('/nl/bezoek-plannen/?property=1')).status).toBe(404);
});
