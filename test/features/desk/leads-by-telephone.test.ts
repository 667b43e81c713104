import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../empty-tables';
import { loadRows } from '../forms/form-requests';
import { setUpAgenda } from './agenda-requests';
import { LUC, SANNE } from './desk-requests';
import { loadActions } from './lead-requests';
import { LEAD_ENTRY, loadStaffId, QUESTION } from './telephone-requests';

const agenda = setUpAgenda();
beforeEach(() => emptyTables(['leads']));

const loadRecipients = async () => (await loadRows('outbox')).map(({ recipient }) => recipient);

describe('an enquiry by telephone', () => {
  test('is a lead of who wrote it down, and the caller reads what was understood', async () => {
    const assignee = await loadStaffId(LUC);
    const answer = await agenda.desk.post(LEAD_ENTRY, { ...QUESTION, assignee });
    expect(answer.status).toBe(303);
    const [lead] = await loadRows('leads');
    expect(lead).toMatchObject({ form: 'contact-me', state: 'taken', assignee, property: 84213 });
    expect(lead).toMatchObject({ language: 'fr' });
    const [mail] = await loadRows('outbox');
    expect(mail).toMatchObject({ recipient: 'bo@example.be', queue: 'owed' });
    const { text, replyTo } = JSON.parse(String(mail?.mail));
    expect(text).toContain('Nous avons noté');
    expect(text).toContain('> Mag de hond mee?');
    expect(replyTo).toBe(LUC.email);
    const html = await (await agenda.desk.get(String(answer.headers.get('Location')))).text();
    for (const part of ['De aanvraag is genoteerd.', 'noteerde de aanvraag', 'Mag de hond mee?'])
      expect(html).toContain(part);
    expect(html).not.toContain('Binnengekomen via de website');
  });

  test('needs a number or an address, a name and the question; what was typed is kept', async () => {
    const answer = await agenda.desk.post(LEAD_ENTRY, {
      ...QUESTION,
      phone: '',
      email: '',
      lastName: '',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Vul een telefoonnummer of een e-mailadres in.');
    expect(html).toContain('Mag de hond mee?');
    expect(await loadRows('leads')).toEqual([]);
  });

  test('without an address sends no mail; pressed twice it is stored once', async () => {
    const fields = { ...QUESTION, email: '', property: '' };
    const [one, two] = [
      await agenda.desk.post(LEAD_ENTRY, fields),
      await agenda.desk.post(LEAD_ENTRY, fields),
    ];
    expect(two?.headers.get('Location')).toBe(one?.headers.get('Location'));
    expect(await loadRows('leads')).toMatchObject([{ form: 'site-contact', state: 'new' }]);
    expect(await loadRecipients()).toEqual([]);
    expect(await loadActions()).toEqual(['lead entered']);
  });

  test('for a colleague tells the colleague, in their language', async () => {
    const assignee = await loadStaffId(SANNE);
    await agenda.desk.post(LEAD_ENTRY, { ...QUESTION, assignee });
    expect(await loadRecipients()).toEqual(['bo@example.be', SANNE.email]);
    const { text, subject } = JSON.parse(String((await loadRows('outbox'))[1]?.mail));
    expect(subject).toBe('Luc Dardenne vous confie une demande, Réf. 84213');
    for (const part of ['Bo Claes', '0470 12 34 56', 'Mag de hond mee?'])
      expect(text).toContain(part);
  });

  test.each([
    ['property', '1', 'Kies een pand uit het aanbod.'],
    ['assignee', 'nobody-known', 'Kies een collega die nog toegang heeft.'],
  ])('of an unknown %s is refused at its field', async (field, value, message) => {
    const answer = await agenda.desk.post(LEAD_ENTRY, { ...QUESTION, [field]: value });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect(await loadRows('leads')).toEqual([]);
  });

  test.each(['0470/12.34.56', '+32 470 12 34 56', 'BO@example.be'])(
    'of somebody who is known by %s is filled in, with what they have going',
    async (who) => {
      await agenda.desk.post(LEAD_ENTRY, QUESTION);
      const answer = await agenda.desk.post(LEAD_ENTRY, { action: 'look', who, property: '84213' });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('Deze klant kennen we');
      expect(html).toMatch(/name="lastName"[^>]*value="Claes"/);
      expect(html).toMatch(/name="email"[^>]*value="bo@example.be"/);
      const [lead] = await loadRows('leads');
      expect(html).toContain(`/nl/desk/aanvragen/${lead?.id}/`);
    },
  );

  test('of somebody unknown keeps what was looked for', async () => {
    const answer = await agenda.desk.post(LEAD_ENTRY, {
      action: 'look',
      who: '0479 99 99 99',
      property: '',
    });
    const html = await answer.text();
    expect(html).toContain('Nog niet bekend bij ons');
    expect(html).toMatch(/name="phone"[^>]*value="0479 99 99 99"/);
  });
});
