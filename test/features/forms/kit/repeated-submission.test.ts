import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  parseFormPage,
  submitForm,
} from '../form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

const openContactPage = async (path = '/nl/contact/') =>
  parseFormPage(await site(path), 'site-contact');
const countSubmissions = async () => (await loadRows('leads')).length;

describe('a repeated submission (decision 25)', () => {
  test('sent twenty times in parallel and twenty times after is stored once, with two mails', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    const parallel = await Promise.all(
      Array.from({ length: 20 }, () => submitForm(site, page.action, fields)),
    );
    const after = [];
    for (let attempt = 0; attempt < 20; attempt++)
      after.push(await submitForm(site, page.action, fields));
    expect([...parallel, ...after].map(({ status }) => status)).toEqual(Array(40).fill(303));
    expect(
      new Set([...parallel, ...after].map(({ headers }) => headers.get('Location'))).size,
    ).toBe(1);
    expect(await countSubmissions()).toBe(1);
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['the same content leads to the thank-you page again', CONTACT_ANSWERS, 303],
    ['other content is refused', { ...CONTACT_ANSWERS, phone: '0470 99 99 99' }, 422],
  ])('while the first is being stored: %s', async (_, answers, status) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    // The first is stored after the second has looked for its key and before it looks for its proof.
    const DB = {
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      prepare: (sql: string) => {
        const statement = env.DB.prepare(sql);
        if (!sql.includes('FROM used_proofs')) return statement;
        const first = async (...values: unknown[]) => {
          await submitForm(site, page.action, fields);
          return statement.bind(...values).first();
        };
        return { bind: (...values: unknown[]) => ({ first: () => first(...values) }) };
      },
    };
    const late = await createFormSite({ DB });
    const again = await submitForm(late, page.action, { ...fields, ...answers });
    expect(again.status).toBe(status);
    if (status === 422) {
      const html = await again.text();
      expect(html).toContain('Dit formulier is al verzonden.');
      expect(html).toContain('value="0470 99 99 99"');
    }
    const [row, ...others] = await loadRows('leads');
    expect(JSON.parse(String(row?.answers))).toMatchObject(CONTACT_ANSWERS);
    expect(others).toEqual([]);
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['key', ([, issued, signature]: string[]) => [crypto.randomUUID(), issued, signature]],
    ['moment', ([key, issued, signature]: string[]) => [key, Number(issued) - 1, signature]],
  ])('a ticket with another %s is none of ours', async (_, change) => {
    const page = await openContactPage();
    const key = change((page.hidden.key ?? '').split('.')).join('.');
    const fields = {
      ...page.hidden,
      key,
      ...CONTACT_ANSWERS,
      'captcha-answer': page.captchaAnswer,
    };
    expect((await submitForm(site, page.action, fields)).status).toBe(422);
    expect(await countSubmissions()).toBe(0);
  });

  test('other content is refused with a new key, and then stored too', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    await submitForm(site, page.action, fields);
    const before = await loadRows('leads');
    const corrected = { ...CONTACT_ANSWERS, phone: '0470 99 99 99' };
    const again = await parseFormPage(
      await submitForm(site, page.action, { ...fields, ...corrected }),
      'site-contact',
    );
    expect(again.status).toBe(422);
    expect(again.html).toContain('Dit formulier is al verzonden.');
    expect(again.html).toContain('value="0470 99 99 99"');
    expect(again.hidden.key).not.toBe(page.hidden.key);
    expect(await loadRows('leads')).toEqual(before);
    const correctedFields = {
      ...again.hidden,
      ...corrected,
      'captcha-answer': again.captchaAnswer,
    };
    expect((await submitForm(site, page.action, correctedFields)).status).toBe(303);
    expect(await countSubmissions()).toBe(2);
  });

  test('a forged ticket is refused', async () => {
    const page = await openContactPage();
    const [uuid, issued, signature] = (page.hidden.key ?? '').split('.');
    const forged = `${uuid}.${Number(issued) - 1}.${signature}`;
    const fields = {
      ...page.hidden,
      ...CONTACT_ANSWERS,
      'captcha-answer': page.captchaAnswer,
      key: forged,
    };
    expect((await submitForm(site, page.action, fields)).status).toBe(422);
    expect(await countSubmissions()).toBe(0);
  });

  test('the same answers about another house are another submission', async () => {
    const path = '/nl/meer-informatie/?property=';
    const page = await parseFormPage(await site(`${path}84213`), 'contact-me');
    const fields = {
      ...page.hidden,
      ...CONTACT_ANSWERS,
      wish: 'information',
      altcha: await createCaptchaProof(),
    };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
    const other = page.action.replace('84213', '84300');
    const refused = await submitForm(site, other, fields);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Dit formulier is al verzonden.');
    expect(await countSubmissions()).toBe(1);
  });

  test('the ticket of another form is refused', async () => {
    const cheap = await parseFormPage(await site('/nl/nieuwsbrief/'), 'sign-newsletter');
    const page = await openContactPage();
    const fields = {
      ...page.hidden,
      ...CONTACT_ANSWERS,
      key: cheap.hidden.key ?? '',
      altcha: await createCaptchaProof(),
    };
    expect((await submitForm(site, page.action, fields)).status).toBe(422);
    expect(await countSubmissions()).toBe(0);
  });

  test('one proof sent with twenty tickets in parallel is used once', async () => {
    const altcha = await createCaptchaProof();
    const pages = await Promise.all(Array.from({ length: 20 }, () => openContactPage()));
    const responses = await Promise.all(
      pages.map(({ action, hidden }) =>
        submitForm(site, action, { ...hidden, ...CONTACT_ANSWERS, captcha: '', altcha }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, ...Array(19).fill(422)]);
    expect(await countSubmissions()).toBe(1);
  });
});
