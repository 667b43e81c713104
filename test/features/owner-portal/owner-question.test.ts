import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import type { openBrowser } from '../sign-in/account-requests';
import { AN, DRIES, setUpPortal } from './portal-site';

const { openPortal } = setUpPortal();

describe('a question to the agent', () => {
  const PATH = '/nl/eigenaar/84213/vraag/';

  const readTicket = async (browser: ReturnType<typeof openBrowser>) =>
    /name="ticket" value="([^"]+)"/.exec(await (await browser.get(PATH)).text())?.[1] ?? '';

  test('is stored as a lead and mailed, once', async () => {
    const browser = await openPortal();
    const fields = { ticket: await readTicket(browser), question: 'Mag de prijs omlaag?' };
    for (let tries = 0; tries < 2; tries++) {
      const response = await browser.post(PATH, fields);
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        `${PATH}?sent=yes`,
      ]);
    }
    const [row, ...others] = await loadRows('leads');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ form: 'owner-question', property: 84213 });
    expect(String(row?.answers)).toContain('Mag de prijs omlaag?');
    const mails = (await loadRows('outbox')).filter(({ subject }) =>
      String(subject).startsWith('Vraag van een eigenaar, Ref. 84213'),
    );
    expect(mails).toHaveLength(1);
    expect(JSON.parse(String(mails[0]?.mail)).replyTo).toBe(AN.email);
    expect(await (await browser.get(`${PATH}?sent=yes`)).text()).toContain(
      'Uw vraag is verstuurd.',
    );
  });

  test.each([
    [{ question: ' ' }, 422, 'Schrijf ons uw vraag'],
    [{ question: 'Hallo', ticket: 'x' }, 422, 'Deze pagina stond lang open.'],
  ])('with %o is refused, and what was typed stays', async (changes, status, text) => {
    const browser = await openPortal();
    const ticket = await readTicket(browser);
    const response = await browser.post(PATH, { ticket, ...changes });
    const html = await response.text();
    expect([response.status, html.includes(text), html.includes('Hallo')]).toEqual([
      status,
      true,
      changes.question === 'Hallo',
    ]);
    expect(await loadRows('leads')).toEqual([]);
  });

  test('with other words on a page that was sent before is refused, and kept', async () => {
    const browser = await openPortal();
    const ticket = await readTicket(browser);
    await browser.post(PATH, { ticket, question: 'Mag de prijs omlaag?' });
    const response = await browser.post(PATH, { ticket, question: 'Mag de prijs omhoog?' });
    const html = await response.text();
    expect([response.status, html.includes('Mag de prijs omhoog?')]).toEqual([422, true]);
    const fields = { ticket: /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '' };
    await browser.post(PATH, { ...fields, question: 'Mag de prijs omhoog?' });
    expect(await loadRows('leads')).toHaveLength(2);
  });

  test.each([
    [
      String(Date.UTC(2026, 11, 3, 14, 30)),
      'Het bezoek op donderdag 3 december 2026 om 15:30\u00a0uur',
    ],
    ['-1', ''],
    ['morgen', ''],
    ['99999999999999999999', ''],
  ])('about the visit of %s begins with it', async (visit, text) => {
    const browser = await openPortal();
    const response = await browser.get(`${PATH}?visit=${visit}`);
    expect(response.status).toBe(200);
    const [, typed = 'no field'] = /<textarea[^>]*>([^<]*)</.exec(await response.text()) ?? [];
    expect([typed.startsWith(text), typed === '']).toEqual([true, text === '']);
  });

  test('about the property of somebody else is as unknown as its page', async () => {
    const browser = await openPortal(DRIES.email);
    expect((await browser.post(PATH, { question: 'Hallo' })).status).toBe(404);
    expect(await loadRows('leads')).toEqual([]);
  });

  test('can be asked ten times an hour', async () => {
    const browser = await openPortal();
    for (let count = 0; count < 10; count++)
      await browser.post(PATH, { ticket: await readTicket(browser), question: `Vraag ${count}` });
    const fields = { ticket: await readTicket(browser), question: 'Nog een' };
    const response = await browser.post(PATH, fields);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Nog een');
  });
});
