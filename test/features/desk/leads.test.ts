import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import { LUC, SANNE } from './desk-requests';
import { LIST, loadActions, loadLead, read, setUpLeads } from './lead-requests';

const desk = setUpLeads();
const { sendLead } = desk;

describe('a lead', () => {
  test('shows labels and answers in words of the reader, and the visitor’s own words', async () => {
    const path = await sendLead({}, 'fr');
    const html = await read(desk.luc, path);
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?');
    expect(html).toContain('Mevrouw');
    expect(html).not.toMatch(/>ms</);
    expect(html).toContain('Antwoord per mail, in het Frans');
  });

  test('is taken, noted, answered by mail in the visitor’s language, and closed', async () => {
    const path = await sendLead({}, 'fr');
    expect((await desk.luc.post(path, { action: 'taken', seen: '0' })).status).toBe(303);
    await desk.luc.post(path, { action: 'note', note: 'Belt liever na vijf uur.' });
    const fields = { subject: 'Votre question', text: 'Bonjour,\n\nOui, la maison est libre.' };
    const answer = await desk.luc.post(path, { action: 'answer', seen: '1', ...fields });
    expect(answer.status).toBe(303);
    expect(await loadLead()).toMatchObject({ state: 'answered', changes: 2 });
    const mail = (await loadRows('outbox')).find(({ subject }) => subject === 'Votre question');
    expect(mail?.recipient).toBe('anna@example.be');
    const { text, replyTo, headers } = JSON.parse(String(mail?.mail));
    expect(text).toContain('Oui, la maison est libre.');
    expect(text).toContain('Luc Dardenne');
    expect(replyTo).toBe(LUC.email);
    expect(headers['Content-Language']).toBe('fr');
    await desk.luc.post(path, { action: 'closed', seen: '2' });
    const html = await read(desk.sanne, path);
    for (const part of [
      'Belt liever na vijf uur.',
      'Votre question',
      'nam de aanvraag',
      'sloot de',
    ])
      expect(html).toContain(part);
    expect(await loadActions()).toEqual([
      ...['lead taken', 'lead noted', 'lead answered', 'lead closed'],
    ]);
  });

  test('is changed alone', async () => {
    await sendLead();
    const [other] = await loadRows('leads');
    const path = await sendLead({ email: 'bert@example.be' });
    await desk.luc.post(path, { action: 'taken', seen: '0' });
    expect((await loadRows('leads'))[0]).toEqual(other);
  });

  test('is given to nobody whose account is closed', async () => {
    const path = await sendLead();
    await env.DB.prepare('UPDATE staff_accounts SET disabled_at = 1 WHERE email = ?')
      .bind(SANNE.email)
      .run();
    const sanne = (await loadRows('staff_accounts')).find(({ email }) => email === SANNE.email);
    const fields = { action: 'assign', seen: '0', assignee: String(sanne?.id) };
    expect((await desk.luc.post(path, fields)).status).toBe(422);
    expect(await loadLead()).toMatchObject({ assignee: null });
  });

  test('is answered from a text for its form, in the visitor’s language', async () => {
    const path = await sendLead({}, 'fr');
    const draft = async () =>
      /name="text"[^>]*>([^<]*)</.exec(await read(desk.luc, path))?.[1] ?? '';
    expect(await draft()).toMatch(/^Bonjour .*,\n\nMerci pour votre message\.\n\n$/);
    await env.DB.exec(`UPDATE leads SET form = 'make-offer'`);
    expect(await draft()).toContain('Merci pour votre offre.');
  });

  test('is taken by one of two people: the other hears who has it, and keeps what was typed', async () => {
    const path = await sendLead();
    const both = await Promise.all(
      [desk.luc, desk.sanne].map((browser) => browser.post(path, { action: 'taken', seen: '0' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [first, second] = both[0]?.status === 303 ? [LUC, desk.sanne] : [SANNE, desk.luc];
    const refused = both.find(({ status }) => status === 409);
    expect(await refused?.text()).toContain(`${first.name} was u om`);
    const fields = { subject: 'Uw vraag', text: 'Beste Anna, ja.' };
    const late = await second.post(path, { action: 'answer', seen: '0', ...fields });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Beste Anna, ja.');
    expect(html).toContain('name="seen" value="1"');
    expect((await loadRows('outbox')).some(({ subject }) => subject === 'Uw vraag')).toBe(false);
    expect((await second.post(path, { action: 'answer', seen: '1', ...fields })).status).toBe(303);
  });

  test('is passed on to a colleague, and given back', async () => {
    const path = await sendLead();
    const colleague = (await loadRows('staff_accounts')).find(({ email }) => email === SANNE.email);
    await desk.luc.post(path, { action: 'assign', seen: '0', assignee: String(colleague?.id) });
    expect(await loadLead()).toMatchObject({ state: 'taken', assignee: colleague?.id });
    const told = (await loadRows('outbox')).find(({ recipient }) => recipient === SANNE.email);
    expect(told).toMatchObject({
      queue: 'agency',
      subject: 'Luc Dardenne vous confie une demande',
    });
    await desk.luc.post(path, { action: 'new', seen: '1' });
    expect(await loadLead()).toMatchObject({ state: 'new', assignee: null });
    const nobody = await desk.luc.post(path, { action: 'assign', seen: '2', assignee: 'nobody' });
    expect(nobody.status).toBe(422);
  });

  test.each([
    [{ action: 'note', note: ' ' }, 'Schrijf eerst iets in de notitie.'],
    [{ action: 'answer', subject: '', text: 'Ja' }, 'Geef het antwoord een onderwerp.'],
    [{ action: 'answer', subject: 'Uw vraag', text: '' }, 'Schrijf eerst een antwoord.'],
    [{ action: 'burn' }, 'Dit kon niet gelezen worden.'],
    [{ action: 'taken', seen: '-1' }, 'Dit kon niet gelezen worden.'],
  ])('refuses %j and says why', async (fields, message) => {
    const path = await sendLead();
    const response = await desk.luc.post(path, fields as unknown as Record<string, string>);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
    expect(await loadLead()).toMatchObject({ state: 'new', changes: 0 });
  });

  test('that nobody sent answers 404', async () => {
    for (const number of ['9999', '0', 'x', '1e3'])
      expect((await desk.luc.get(`${LIST}${number}/`)).status).toBe(404);
  });
});

test('a visit is shown as it stands now: moved, then cancelled', async () => {
  const path = await sendLead();
  const { key } = await loadLead();
  const slot = (id: string, starts: number) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
       VALUES (?1, 84213, ?2, ?2 + 1800000, ?2, 2)`,
    ).bind(id, starts);
  const [asked, moved] = [Date.UTC(2030, 0, 5, 9), Date.UTC(2030, 0, 12, 13)];
  await env.DB.batch([
    slot('asked', asked),
    slot('moved', moved),
    env.DB.prepare(
      `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
       VALUES (?1, 'confirmed', 84213, 'moved', 'nl', 'Anna', 'anna@example.be', 1, 1)`,
    ).bind(key ?? ''),
    env.DB.prepare(
      `UPDATE leads SET form = 'contact-appointment', property = 84213,
         answers = json_set(answers, '$.slot', 'asked') WHERE key = ?1`,
    ).bind(key ?? ''),
  ]);
  const html = (await read(desk.luc, path)).replaceAll('\u00a0', ' ');
  expect(html).toContain('nu za 12-\u20601-\u20602030, 14:00, was za 5-\u20601-\u20602030, 10:00');
  expect(html).not.toContain('>asked<');
  await env.DB.exec(`UPDATE visits SET state = 'cancelled'`);
  expect((await read(desk.luc, LIST)).replaceAll('\u00a0', ' ')).toContain(
    'afgezegd (za 12-\u20601-\u20602030',
  );
  await env.DB.exec('DELETE FROM visits');
});
