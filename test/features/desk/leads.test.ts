import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { LUC, openDesk, resetStaff, SANNE } from './desk-requests';

let site: TestSite;
let luc: TestBrowser;
let sanne: TestBrowser;
beforeEach(async () => {
  await clearSubmissions();
  // The bar counts them too.
  await emptyTables(['testimonials']);
  await resetStaff();
  site = await createFormSite();
  [luc, sanne] = await Promise.all([openDesk(site, LUC.email), openDesk(site, SANNE.email)]);
});

/** A visitor asks something; returns the path of the lead. */
async function sendLead(answers: Record<string, string> = {}, language = 'nl') {
  const path = { nl: '/nl/contact/', fr: '/fr/contact/' }[language] ?? '/nl/contact/';
  await openAndSubmitForm(site, path, 'site-contact', { ...CONTACT_ANSWERS, ...answers });
  const lead = (await loadRows('submissions')).at(-1);
  return `/nl/desk/aanvragen/${lead?.id}/`;
}

const LIST = '/nl/desk/aanvragen/';
const read = async (browser: TestBrowser, path: string) => (await browser.get(path)).text();
const loadLead = async () => (await loadRows('submissions')).at(-1) ?? {};
const loadActions = async () => (await loadRows('staff_actions')).map(({ action }) => action);

describe('the list', () => {
  test('names visitors and forms in words, and counts all of them', async () => {
    await sendLead();
    const [lead] = await loadRows('submissions');
    for (let index = 0; index < 30; index++)
      await env.DB.prepare(
        `INSERT INTO submissions (key, body_hash, form, language, answers, created)
         VALUES (?1, 'h', 'site-contact', 'nl', ?2, ?3)`,
      )
        .bind(`key ${index}`, JSON.stringify({ name: `Visitor ${index}` }), lead?.created ?? 0)
        .run();
    const html = await read(luc, LIST);
    expect(html).toContain('1–25 van 31, nieuwste eerst');
    expect(html).toContain('Stuur ons een bericht');
    expect(html).not.toContain('site-contact</td>');
    expect(await read(luc, `${LIST}?page=2`)).toContain('Anna Peeters');
  });

  test('leaves out who signed up for the newsletter, as the count in the bar does', async () => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'reader@example.be',
    });
    expect(await loadRows('submissions')).toHaveLength(1);
    expect(await read(luc, LIST)).not.toContain('reader@example.be');
    expect(await read(luc, `${LIST}?state=all`)).toContain('reader@example.be');
    expect(await read(luc, '/nl/desk/')).not.toContain('class="desk-header__count"');
  });

  test('names an owner’s question to the agent in words, and so does its page', async () => {
    const answers = { name: 'An', email: 'an@example.be', question: 'Mag de prijs omlaag?' };
    await env.DB.prepare(
      `INSERT INTO submissions (key, body_hash, form, language, property, answers, created)
       VALUES ('k', 'h', 'owner-question', 'nl', 84213, ?, 1)`,
    )
      .bind(JSON.stringify(answers))
      .run();
    const [lead] = await loadRows('submissions');
    const list = await read(luc, `${LIST}?form=owner-question&state=all`);
    const page = await read(luc, `/nl/desk/aanvragen/${lead?.id}/`);
    for (const html of [list, page]) expect(html).toContain('Vraag van een eigenaar');
    expect(page).toContain('Mag de prijs omlaag?');
  });

  test.each([
    ['?q=PEETERS', true],
    ['?q=anna@example', true],
    ['?q=0470001231', true],
    ['?q=nobody', false],
    ['?q=%25', false],
    ['?form=site-contact', true],
    ['?form=newsletter', false],
    ['?state=closed', false],
    ['?state=new', true],
    ['?assignee=nobody', true],
    ['?property=84213', false],
    ['?state=wrong&page=x&property=abc', true],
  ])('filtered by %s shows the lead: %s', async (query, isShown) => {
    await sendLead();
    expect((await read(luc, LIST + query)).includes('Anna Peeters')).toBe(isShown);
  });

  test('is a file for spreadsheets, in which no text of a visitor runs as a formula', async () => {
    await sendLead({ question: '=HYPERLINK("https://evil.example")', lastName: '+Peeters' });
    const response = await luc.get('/nl/desk/aanvragen/csv/?q=anna');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-/);
    const text = await response.text();
    expect(text).toContain('Uw vraag');
    expect(text).not.toMatch(/(^|;|")[=+@]/m);
    expect(await loadActions()).toContain('leads exported');
  });
});

test('the file holds every lead, however many there are', async () => {
  await env.DB.prepare(
    `INSERT INTO submissions (key, body_hash, form, language, answers, created)
     SELECT 'many ' || value, 'h', 'site-contact', 'nl', json_object('name', 'Visitor ' || value), 1
     FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 2345 }, (_, index) => index)))
    .run();
  const text = await read(luc, '/nl/desk/aanvragen/csv/?state=all');
  expect(text.match(/;Visitor \d+;/g)).toHaveLength(2345);
  expect((await loadRows('staff_actions')).at(-1)).toMatchObject({ subject: '2345' });
});

describe('a lead', () => {
  test('shows labels and answers in words of the reader, and the visitor’s own words', async () => {
    const path = await sendLead({}, 'fr');
    const html = await read(luc, path);
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?');
    expect(html).toContain('Mevrouw');
    expect(html).not.toMatch(/>ms</);
    expect(html).toContain('Antwoord per mail, in het Frans');
  });

  test('is taken, noted, answered by mail in the visitor’s language, and closed', async () => {
    const path = await sendLead({}, 'fr');
    expect((await luc.post(path, { action: 'taken', seen: '0' })).status).toBe(303);
    await luc.post(path, { action: 'note', note: 'Belt liever na vijf uur.' });
    const fields = { subject: 'Votre question', text: 'Bonjour,\n\nOui, la maison est libre.' };
    const answer = await luc.post(path, { action: 'answer', seen: '1', ...fields });
    expect(answer.status).toBe(303);
    expect(await loadLead()).toMatchObject({ state: 'answered', changes: 2 });
    const mail = (await loadRows('outbox')).find(({ subject }) => subject === 'Votre question');
    expect(mail?.recipient).toBe('anna@example.be');
    const { text, replyTo, headers } = JSON.parse(String(mail?.mail));
    expect(text).toContain('Oui, la maison est libre.');
    expect(text).toContain('Luc Dardenne');
    expect(replyTo).toBe(LUC.email);
    expect(headers['Content-Language']).toBe('fr');
    await luc.post(path, { action: 'closed', seen: '2' });
    const html = await read(sanne, path);
    for (const part of [
      'Belt liever na vijf uur.',
      'Votre question',
      'nam de aanvraag',
      'sloot de',
    ])
      expect(html).toContain(part);
    expect(await loadActions()).toEqual([
      ...['signed in', 'signed in', 'lead taken', 'lead noted', 'lead answered', 'lead closed'],
    ]);
  });

  test('is answered from a text for its form, in the visitor’s language', async () => {
    const path = await sendLead({}, 'fr');
    const draft = async () => /name="text"[^>]*>([^<]*)</.exec(await read(luc, path))?.[1] ?? '';
    expect(await draft()).toMatch(/^Bonjour .*,\n\nMerci pour votre message\.\n\n$/);
    await env.DB.exec(`UPDATE submissions SET form = 'make-offer'`);
    expect(await draft()).toContain('Merci pour votre offre.');
  });

  test('is taken by one of two people: the other hears who has it, and keeps what was typed', async () => {
    const path = await sendLead();
    const both = await Promise.all(
      [luc, sanne].map((browser) => browser.post(path, { action: 'taken', seen: '0' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [first, second] = both[0]?.status === 303 ? [LUC, sanne] : [SANNE, luc];
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
    const colleague = (await loadRows('staff')).find(({ email }) => email === SANNE.email);
    await luc.post(path, { action: 'assign', seen: '0', assignee: String(colleague?.id) });
    expect(await loadLead()).toMatchObject({ state: 'taken', assignee: colleague?.id });
    await luc.post(path, { action: 'new', seen: '1' });
    expect(await loadLead()).toMatchObject({ state: 'new', assignee: null });
    const nobody = await luc.post(path, { action: 'assign', seen: '2', assignee: 'nobody' });
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
    const response = await luc.post(path, fields as unknown as Record<string, string>);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
    expect(await loadLead()).toMatchObject({ state: 'new', changes: 0 });
  });

  test('that nobody sent answers 404', async () => {
    for (const number of ['9999', '0', 'x', '1e3'])
      expect((await luc.get(`${LIST}${number}/`)).status).toBe(404);
  });
});

describe('files', () => {
  const afterMinutes = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  afterEach(() => {
    vi.useRealTimers();
  });

  const FILE = 'submitted/site-contact/a.pdf';
  async function attachFile() {
    const path = await sendLead();
    const { key } = await loadLead();
    await env.FILES.put(FILE, 'pdf bytes');
    await env.DB.prepare(
      `INSERT INTO attachments (file, submission_key, field, name, type, bytes, created, expires)
       VALUES (?1, ?2, 'cv', 'mijn cv é.pdf', 'application/pdf', 9, 1, 9e15)`,
    )
      .bind(FILE, key ?? '')
      .run();
    const html = await read(luc, path);
    return /href="(\/nl\/desk\/bestanden\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  }

  test('open by a link that staff alone can use, as a download', async () => {
    const link = await attachFile();
    const response = await luc.get(link);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('pdf bytes');
    expect(response.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''mijn%20cv%20%C3%A9.pdf",
    );
    expect((await site(link)).status).toBe(303);
  });

  test('open for ten minutes, with the signature as it was made', async () => {
    const link = await attachFile();
    afterMinutes(9);
    expect((await luc.get(link)).status).toBe(200);
    afterMinutes(2);
    expect((await luc.get(link)).status).toBe(410);
  });

  test('stay closed when the end is moved, and without a right signature', async () => {
    const link = await attachFile();
    const url = new URL(link, 'http://localhost');
    const change = (name: string, value: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return changed.pathname + changed.search;
    };
    for (const path of [
      change('until', String(Date.now() - 1)),
      change('until', '9999999999999'),
      change('file', 'documents/plan.pdf'),
      change('key', 'A'.repeat(43)),
      '/nl/desk/bestanden/',
    ])
      expect((await luc.get(path)).status).toBe(410);
  });
});

test('a visit is shown as it stands now: moved, then cancelled', async () => {
  const path = await sendLead();
  const { key } = await loadLead();
  const slot = (id: string, starts: number) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO slots (id, property, starts, ends, closes, capacity)
       VALUES (?1, 84213, ?2, ?2 + 1800000, ?2, 2)`,
    ).bind(id, starts);
  const [asked, moved] = [Date.UTC(2030, 0, 5, 9), Date.UTC(2030, 0, 12, 13)];
  await env.DB.batch([
    slot('asked', asked),
    slot('moved', moved),
    env.DB.prepare(
      `INSERT INTO appointments (id, state, property, slot, language, name, email, created, changed)
       VALUES (?1, 'confirmed', 84213, 'moved', 'nl', 'Anna', 'anna@example.be', 1, 1)`,
    ).bind(key ?? ''),
    env.DB.prepare(
      `UPDATE submissions SET form = 'contact-appointment', property = 84213,
         answers = json_set(answers, '$.slot', 'asked') WHERE key = ?1`,
    ).bind(key ?? ''),
  ]);
  const html = (await read(luc, path)).replaceAll('\u00a0', ' ');
  expect(html).toContain('nu za 12-1-2030, 14:00, was za 5-1-2030, 10:00');
  expect(html).not.toContain('>asked<');
  await env.DB.exec(`UPDATE appointments SET state = 'cancelled'`);
  expect((await read(luc, LIST)).replaceAll('\u00a0', ' ')).toContain('afgezegd (za 12-1-2030');
  await env.DB.exec('DELETE FROM appointments');
});
