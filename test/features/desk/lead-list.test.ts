import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { loadRows, openAndSubmitForm } from '../forms/form-requests';
import { LIST, loadActions, read, setUpLeads } from './lead-requests';

const desk = setUpLeads();
const { site, sendLead } = desk;
afterEach(() => {
  vi.useRealTimers();
});

describe('the list', () => {
  test('names visitors and forms in words, and counts all of them', async () => {
    await sendLead();
    const [lead] = await loadRows('leads');
    for (let index = 0; index < 30; index++)
      await env.DB.prepare(
        `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
         VALUES (?1, 'h', 'site-contact', 'nl', ?2, ?3)`,
      )
        .bind(`key ${index}`, JSON.stringify({ name: `Visitor ${index}` }), lead?.created_at ?? 0)
        .run();
    const html = await read(desk.luc, LIST);
    expect(html).toContain('1–25 van 31, nieuwste eerst');
    expect(html).toContain('Stuur ons een bericht');
    expect(html).not.toContain('site-contact</td>');
    expect(await read(desk.luc, `${LIST}?page=2`)).toContain('Anna Peeters');
  });

  test('leaves out who signed up for the newsletter, as the count in the bar does', async () => {
    await openAndSubmitForm(site, '/nl/nieuwsbrief/', 'sign-newsletter', {
      email: 'reader@example.be',
    });
    expect(await loadRows('leads')).toHaveLength(1);
    expect(await read(desk.luc, LIST)).not.toContain('reader@example.be');
    expect(await read(desk.luc, `${LIST}?state=all`)).toContain('reader@example.be');
    expect(await read(desk.luc, '/nl/desk/')).not.toContain('class="desk-header__count"');
  });

  test.each([
    ['closed', 'less than a week', 7 * DAY_MS - 1, true],
    ['closed', 'a week', 7 * DAY_MS, false],
    ['answered', 'a week', 7 * DAY_MS, false],
    ['taken', 'a week', 7 * DAY_MS, true],
  ])('of current leads, for one that is %s and came %s ago', async (state, _, age, isShown) => {
    await sendLead();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await env.DB.prepare('UPDATE leads SET state = ?, created_at = ?')
      .bind(state, Date.now() - age)
      .run();
    expect((await read(desk.luc, LIST)).includes('Anna Peeters')).toBe(isShown);
  });

  test('names an owner’s question to the agent in words, and so does its page', async () => {
    const answers = { name: 'An', email: 'an@example.be', question: 'Mag de prijs omlaag?' };
    await env.DB.prepare(
      `INSERT INTO leads (key, body_hash, form, language, property, answers, created_at)
       VALUES ('k', 'h', 'owner-question', 'nl', 84213, ?, 1)`,
    )
      .bind(JSON.stringify(answers))
      .run();
    const [lead] = await loadRows('leads');
    const list = await read(desk.luc, `${LIST}?form=owner-question&state=all`);
    const page = await read(desk.luc, `/nl/desk/aanvragen/${lead?.id}/`);
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
    ['?property=84.213', false],
  ])('filtered by %s shows the lead: %s', async (query, isShown) => {
    await sendLead();
    expect((await read(desk.luc, LIST + query)).includes('Anna Peeters')).toBe(isShown);
  });

  test.each([
    ['06-12345678', '0612345678'],
    ['06-12345678', '+31 6 12'],
    ['06-12345678', '0031612345678'],
    ['0475/12.34.56', '0475 12\u00a034'],
    ['0475/12.34.56', '+32475'],
    ['+32 (0)475 12.34.56', '0475/12'],
    ['+32 (0)475 12.34.56', '\u200b0032475'],
  ])('the number %s is found by %s', async (phone, q) => {
    await sendLead({ phone });
    const html = await read(desk.luc, `${LIST}?${new URLSearchParams({ q })}`);
    expect(html).toContain('Anna Peeters');
  });

  test('an address of another alphabet is found as it is written', async () => {
    await sendLead({ email: 'info@müller.be' });
    const html = await read(desk.luc, `${LIST}?${new URLSearchParams({ q: 'Info@Müller.be' })}`);
    expect(html).toContain('Anna Peeters');
  });

  test.each(['Élodie', 'elodie', 'ÉLODIE', "de l'etang", 'ÉTANG ÉLODIE', 'étang'])(
    'finds Élodie by %s, and so does the file',
    async (typed) => {
      await sendLead({ firstName: 'Élodie', lastName: "De l'Étang" });
      const q = `?q=${encodeURIComponent(typed)}`;
      expect(await read(desk.luc, LIST + q)).toContain('Élodie');
      expect(await read(desk.luc, `/nl/desk/aanvragen/csv/${q}`)).toContain('Élodie');
    },
  );

  test('forms of one name are one entry of the filter, and each of them is found by it', async () => {
    await sendLead();
    await env.DB.exec("UPDATE leads SET form = 'request-project-documents'");
    const options = [...(await read(desk.luc, LIST)).matchAll(/<option value="([^"]*)">([^<]+)</g)];
    const words = options.map(([, , text]) => text);
    for (const name of ['Documenten aanvragen', 'Stuur ons een bericht'])
      expect(words.filter((word) => word === name)).toHaveLength(1);
    const [, both = ''] = options.find(([, , text]) => text === 'Documenten aanvragen') ?? [];
    expect(both.split(' ')).toHaveLength(2);
    for (const state of ['', '&state=all', '&state=new', '&state=waiting'])
      expect(await read(desk.luc, `${LIST}?form=${encodeURIComponent(both)}${state}`)).toContain(
        '1 aanvraag',
      );
  });

  test('is a file for spreadsheets, in which no text of a visitor runs as a formula', async () => {
    await sendLead({ question: '=HYPERLINK("https://evil.example")', lastName: '+Peeters' });
    const response = await desk.luc.get('/nl/desk/aanvragen/csv/?q=anna');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="leads-/);
    const text = await response.text();
    expect(text).toContain('Uw vraag');
    expect(text).not.toMatch(/(^|;|")[=+@]/m);
    expect(await loadActions()).toContain('leads exported');
  });
});

test('the file holds every lead, however many there are', async () => {
  await env.DB.prepare(
    `INSERT INTO leads (key, body_hash, form, language, answers, created_at)
     SELECT 'many ' || value, 'h', 'site-contact', 'nl', json_object('name', 'Visitor ' || value), 1
     FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 2345 }, (_, index) => index)))
    .run();
  const text = await read(desk.luc, '/nl/desk/aanvragen/csv/?state=all');
  expect(text.match(/;Visitor \d+;/g)).toHaveLength(2345);
  expect((await loadRows('staff_actions')).at(-1)).toMatchObject({ subject: '2345' });
});
