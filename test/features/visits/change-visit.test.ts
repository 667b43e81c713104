import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { upsertSlots } from '../../../src/features/visits/visits-store';
import { openAndSubmitForm, submitForm } from '../forms/form-requests';
import {
  buildVisitAnswers,
  createSlot,
  decodeCalendarEvents,
  FORM,
  findVisitLink,
  loadFreePlaces,
  loadMailsTo,
  loadVisits,
  setUpVisitSite,
  VILLA,
} from './visit-requests';

const { site, submitVisit, submitAction } = setUpVisitSite();

describe('the signed link', () => {
  beforeEach(async () => {
    await submitVisit();
  });

  test('moves the visit, with an updated calendar file', async () => {
    const link = await findVisitLink('anna0@example.be');
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
    await openAndSubmitForm(site, path, FORM, { ...buildVisitAnswers(5), slot: 'slot-4' });
    await submitAction(await findVisitLink('anna5@example.be'), 'cancel');
    expect((await loadMailsTo('anna5@example.be')).at(-1).text).toContain('à vendre');
    const staff = (await loadMailsTo('an@huis-vallee.example')).at(-1);
    expect(staff.text).toMatch(/Bezoek afgezegd: Anna Peeters.*te koop in/s);
    expect(staff.text).toContain('Taal van de bezoeker: Frans');
    expect(staff.text + decodeCalendarEvents(staff)[0]).not.toMatch(/à vendre|visite/i);
  });

  test('does not move it to a full slot', async () => {
    await submitVisit(1, { slot: 'slot-4' });
    const response = await submitAction(await findVisitLink('anna0@example.be'), 'move', {
      slot: 'slot-4',
    });
    expect(response.status).toBe(422);
    expect(await loadFreePlaces()).toEqual([0, 0]);
  });

  test('does not move it when its own hour has closed', async () => {
    await env.DB.exec("UPDATE slots SET closes_at = 1 WHERE id = 'slot-3'");
    const response = await submitAction(await findVisitLink('anna0@example.be'), 'move', {
      slot: 'slot-4',
    });
    expect(response.status).toBe(422);
  });

  test('does not move it to a slot of another property', async () => {
    await upsertSlots(env.DB, [{ ...createSlot(5), property: 84300 }]);
    const response = await submitAction(await findVisitLink('anna0@example.be'), 'move', {
      slot: 'slot-5',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Dit uur is net geboekt.');
    expect(await loadFreePlaces()).toEqual([0, 1, 1]);
  });

  test('changes nothing from a page that was opened before the visit was moved', async () => {
    const link = await findVisitLink('anna0@example.be');
    const html = await (await site(link)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
    await submitAction(link, 'move', { slot: 'slot-4' });
    const response = await submitForm(site, link, { action: 'cancel', sequence });
    expect(response.status).toBe(422);
    expect(await loadVisits()).toMatchObject([{ state: 'confirmed', slot: 'slot-4' }]);
  });

  test('asks before it is cancelled, without script too', async () => {
    const html = await (await site(await findVisitLink('anna0@example.be'))).text();
    const [asked = ''] = /<details class="my-visit__ask">.*?<\/details>/s.exec(html) ?? [];
    expect(asked).toMatch(/<summary[^>]*>Bezoek afzeggen<\/summary>/);
    expect(asked).toContain('value="cancel"');
    expect(html.replace(asked, '')).not.toContain('value="cancel"');
  });

  test('cancels it once, pressed several times', async () => {
    const link = await findVisitLink('anna0@example.be');
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
    const link = await findVisitLink('anna0@example.be');
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
      const link = await findVisitLink('anna0@example.be');
      const html = await (await site(link)).text();
      const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(html) ?? [];
      const body = new URLSearchParams({ action: 'cancel', sequence });
      const response = await site(link, { method: 'POST', body, headers: { Origin } });
      expect(response.status).toBe(status);
    },
  );
});
