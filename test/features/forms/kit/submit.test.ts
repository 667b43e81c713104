import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/format/durations';
import { signNetwork } from '../../../../src/features/forms/kit/submit/network';
import { loadSiteSecret } from '../../../../src/platform/auth/secret-store';
import { createCaptchaQuestion } from '../../../../src/platform/captcha/question';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
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
const submitContactForm = async (answers: Record<string, string> = CONTACT_ANSWERS) =>
  parseFormPage(
    await openAndSubmitForm(site, '/nl/contact/', 'site-contact', answers),
    'site-contact',
  );
const countSubmissions = async () => (await loadRows('submissions')).length;

describe('errors have §5’s texts', () => {
  test.each([
    [
      '/nl/contact/',
      [
        'Aanspreking is een verplicht veld',
        'Voornaam is een verplicht veld',
        'Naam is een verplicht veld',
        'E-mailadres is een verplicht veld',
        'Telefoonnummer is een verplicht veld',
        'Schrijf ons uw vraag',
      ],
      'Uw gegevens werden niet verzonden. Controleer de velden in het rood.',
    ],
    [
      '/fr/contact/',
      [
        'La civilité est un champ obligatoire',
        'Le prénom est un champ obligatoire',
        'Le nom est un champ obligatoire',
        'L’adresse e-mail est un champ obligatoire',
        'Le numéro de téléphone est un champ obligatoire',
        'Écrivez-nous votre question',
      ],
      'Vos données n’ont pas été envoyées. Vérifiez les champs en rouge.',
    ],
  ])('%s: an empty form', async (path, messages, sentence) => {
    const page = await parseFormPage(
      await openAndSubmitForm(site, path, 'site-contact', {}),
      'site-contact',
    );
    expect(page.status).toBe(422);
    expect(page.summary).toEqual(messages);
    expect(page.html).toContain(sentence);
    expect(await countSubmissions()).toBe(0);
  });

  test.each([
    ['email', 'anna@', 'Het e-mailadres is ongeldig'],
    ['email', 'anna@example.be, bob@example.be', 'Het e-mailadres is ongeldig'],
    ['phone', '12', 'Vul een telefoonnummer in, bijvoorbeeld 0470 00 12 31'],
    ['title', 'dr', 'Kies een van de mogelijkheden'],
    ['firstName', 'A'.repeat(201), 'Dit is langer dan 200 tekens'],
    ['question', 'A'.repeat(4001), 'Dit is langer dan 4.000 tekens'],
  ])('%s: %.40s', async (field, value, message) => {
    const page = await submitContactForm({ ...CONTACT_ANSWERS, [field]: value });
    expect([page.status, page.summary]).toEqual([422, [message]]);
    expect(page.html).toContain(`href="#site-contact-${field}"`);
  });

  test('every answer is kept as typed', async () => {
    const { html } = await submitContactForm({
      ...CONTACT_ANSWERS,
      firstName: '<b>An & "na"</b>',
      email: 'nope',
    });
    expect(html).toContain('value="&lt;b&gt;An &amp; &quot;na&quot;&lt;/b&gt;"');
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?\nEn de tuin?</textarea>');
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="ms"/);
    expect(html).toContain('value="nope"');
  });
});

describe('the origin of a submission', () => {
  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'another origin, in a browser without Fetch Metadata',
      { Origin: 'https://evil.example' },
      403,
    ],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['our site', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['our site, in a browser without Fetch Metadata', { Origin: 'http://localhost:8787' }, 303],
  ])('%s', async (_, headers, status) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, 'captcha-answer': page.captchaAnswer, ...CONTACT_ANSWERS };
    const response = await site(page.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (status === 403) expect(await response.text()).not.toContain('Peeters');
    expect(await countSubmissions()).toBe(status === 303 ? 1 : 0);
  });
});

describe('an unreadable body', () => {
  test.each([
    ['JSON', '{}', 'application/json', 400],
    ['another type', new Uint8Array([1, 2]), 'application/octet-stream', 400],
    ['another encoding', 'firstName=Ren%E9', 'application/x-www-form-urlencoded', 400],
    ['a declared other encoding', 'a=b', 'application/x-www-form-urlencoded; charset=latin1', 400],
    ['a broken multipart', 'x', 'multipart/form-data; boundary=y', 400],
    ['too many fields', 'a=b&'.repeat(300), 'application/x-www-form-urlencoded', 400],
    ['too much', `a=${'b'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s', async (_, body, type, status) => {
    const response = await site('/fr/contact/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<form');
  });
});

describe('robots', () => {
  test('without script and ticket, the form’s page shows a question and keeps the answers', async () => {
    const page = await parseFormPage(
      await submitForm(site, '/nl/contact/', CONTACT_ANSWERS),
      'site-contact',
    );
    expect([page.status, page.summary]).toEqual([422, ['Geef aan dat u geen robot bent']]);
    expect(page.html).not.toMatch(/<noscript><div class="field field--captcha/);
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
  });

  test('a wrong answer is refused and gets a new question', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': '999' };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect(again.summary).toEqual(['De ingevoerde tekens zijn ongeldig']);
    expect(again.hidden.captcha).not.toBe(page.hidden.captcha);
    // Another guess is refused: the first question is used up.
    const guess = await submitForm(site, page.action, {
      ...fields,
      'captcha-answer': page.captchaAnswer,
    });
    expect(guess.status).toBe(422);
    expect(await countSubmissions()).toBe(0);
  });

  test('a wrong answer in French', async () => {
    const page = await openContactPage('/fr/contact/');
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': '0' };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect(again.summary).toEqual(['Les caractères saisis ne sont pas valables']);
  });

  test('a proof is accepted once', async () => {
    const altcha = await createCaptchaProof();
    const first = await openContactPage();
    const { captcha: _, ...hidden } = first.hidden;
    expect(
      (await submitForm(site, first.action, { ...hidden, ...CONTACT_ANSWERS, altcha })).status,
    ).toBe(303);
    const second = await openContactPage();
    const response = await submitForm(site, second.action, {
      ...second.hidden,
      ...CONTACT_ANSWERS,
      altcha,
    });
    const page = await parseFormPage(response, 'site-contact');
    expect(page.summary).toEqual(['De controle is verlopen. Vink opnieuw aan.']);
    expect(await countSubmissions()).toBe(1);
  });

  test.each<[string, () => Promise<string>, string]>([
    ['made up', async () => btoa('{}'), 'De controle lukte niet. Probeer het nog eens.'],
    ['no base64', async () => '%%%', 'De controle lukte niet. Probeer het nog eens.'],
    [
      'of another number',
      async () =>
        btoa(JSON.stringify({ ...JSON.parse(atob(await createCaptchaProof())), number: 11 })),
      'De controle lukte niet. Probeer het nog eens.',
    ],
    [
      'with a changed expiry',
      async () => {
        const proof = JSON.parse(atob(await createCaptchaProof(Date.now() - 3 * HOUR_MS)));
        return btoa(JSON.stringify({ ...proof, salt: proof.salt.replace(/\d{10}/, '9999999999') }));
      },
      'De controle lukte niet. Probeer het nog eens.',
    ],
    [
      'of yesterday',
      () => createCaptchaProof(Date.now() - DAY_MS),
      'De controle is verlopen. Vink opnieuw aan.',
    ],
  ])('a proof that is %s is refused', async (_, proof, message) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, altcha: await proof() };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect([again.status, again.summary]).toEqual([422, [message]]);
  });

  test('a question expires', async () => {
    const page = await openContactPage();
    const old = await createCaptchaQuestion(await loadSiteSecret(env.DB), Date.now() - DAY_MS);
    const answers = { captcha: old.token, 'captcha-answer': String(old.a + old.b) };
    const response = await submitForm(site, page.action, {
      ...page.hidden,
      ...CONTACT_ANSWERS,
      ...answers,
    });
    expect((await parseFormPage(response, 'site-contact')).summary).toEqual([
      'De controle is verlopen. Vink opnieuw aan.',
    ]);
  });

  test('a filled-in honeypot is refused, and all answers are kept', async () => {
    const page = await submitContactForm({ ...CONTACT_ANSWERS, homepage: 'https://spam.example' });
    expect(page.summary).toEqual(['De controle lukte niet. Probeer het nog eens.']);
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
  });

  test('a form sent too fast is refused', async () => {
    site = await createFormSite({ MIN_FILL_MS: MINUTE_MS });
    expect((await submitContactForm()).summary).toEqual([
      'De controle lukte niet. Probeer het nog eens.',
    ]);
    expect(await countSubmissions()).toBe(0);
  });
});

describe('a repeated submission (decision 25)', () => {
  test('twenty at once and twenty after them are stored once, with two mails', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, () => submitForm(site, page.action, fields)),
    );
    const after = [];
    for (let time = 0; time < 20; time++) after.push(await submitForm(site, page.action, fields));
    expect([...atOnce, ...after].map(({ status }) => status)).toEqual(Array(40).fill(303));
    expect(new Set([...atOnce, ...after].map(({ headers }) => headers.get('Location'))).size).toBe(
      1,
    );
    expect(await countSubmissions()).toBe(1);
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test.each([
    ['the same content is thanked for again', CONTACT_ANSWERS, 303],
    ['other content is refused', { ...CONTACT_ANSWERS, phone: '0470 99 99 99' }, 422],
  ])('while the first is being stored: %s', async (_, answers, status) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    // The first is stored after the second has looked for its key and before it looks for its proof.
    const DB = {
      batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
      prepare: (sql: string) => {
        const statement = env.DB.prepare(sql);
        if (!sql.includes('FROM proofs')) return statement;
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
    const [row, ...others] = await loadRows('submissions');
    expect(JSON.parse(String(row?.answers))).toMatchObject(CONTACT_ANSWERS);
    expect(others).toEqual([]);
    expect(await loadRows('outbox')).toHaveLength(2);
  });

  test('other content is refused with a new key, and then stored too', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    await submitForm(site, page.action, fields);
    const before = await loadRows('submissions');
    const corrected = { ...CONTACT_ANSWERS, phone: '0470 99 99 99' };
    const again = await parseFormPage(
      await submitForm(site, page.action, { ...fields, ...corrected }),
      'site-contact',
    );
    expect(again.status).toBe(422);
    expect(again.html).toContain('Dit formulier is al verzonden.');
    expect(again.html).toContain('value="0470 99 99 99"');
    expect(again.hidden.key).not.toBe(page.hidden.key);
    expect(await loadRows('submissions')).toEqual(before);
    const sent = { ...again.hidden, ...corrected, 'captcha-answer': again.captchaAnswer };
    expect((await submitForm(site, page.action, sent)).status).toBe(303);
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
});

describe('limits by network', () => {
  const as = (address: string) => ({ 'CF-Connecting-IP': address });
  const sendAs = async (address: string) => {
    const page = await openContactPage();
    const { captcha: _, ...hidden } = page.hidden;
    const altcha = await createCaptchaProof();
    return submitForm(site, page.action, { ...hidden, ...CONTACT_ANSWERS, altcha }, as(address));
  };

  test('above the limit a network waits, all answers are kept; other networks do not wait', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    expect((await sendAs('2a02::1')).status).toBe(303);
    expect((await sendAs('2a02::2')).status).toBe(303);
    const refused = await sendAs('2a02::3');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    const html = await refused.text();
    expect(html).toContain('Er kwamen net veel formulieren van uw netwerk.');
    expect(html).toContain('value="anna@example.be"');
    expect((await sendAs('2a02:0:0:1::1')).status).toBe(303);
    expect(await countSubmissions()).toBe(3);
  });

  test('the limit in French, with contact links', async () => {
    site = await createFormSite({ RATE_SCALE: 0.05 });
    const page = await openContactPage('/fr/contact/');
    const fields = async () => ({
      ...page.hidden,
      ...CONTACT_ANSWERS,
      altcha: await createCaptchaProof(),
    });
    await submitForm(site, page.action, await fields());
    const next = await openContactPage('/fr/contact/');
    const sent = { ...next.hidden, ...CONTACT_ANSWERS, altcha: await createCaptchaProof() };
    const refused = await submitForm(site, next.action, sent);
    expect(refused.status).toBe(429);
    const html = await refused.text();
    expect(html).toContain('Votre réseau vient d’envoyer beaucoup de formulaires.');
    expect(html).toContain('href="tel:+3286000000"');
    expect(html).toContain('value="anna@example.be"');
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?');
  });

  test.each([
    ['nl', 'Verzend morgen opnieuw, of bel ons.'],
    ['fr', 'Renvoyez demain, ou appelez-nous.'],
  ])('the limit of a day in %s lasts until the day is over', async (language, sentence) => {
    const page = await openContactPage(`/${language}/contact/`);
    const network = await signNetwork(
      undefined,
      { ENVIRONMENT: 'local' },
      await loadSiteSecret(env.DB),
    );
    const ends = Date.now() + 8 * HOUR_MS;
    await env.DB.prepare(
      `INSERT INTO rate_windows (network, kind, ends, used, most) VALUES (?, 'send-day', ?, 100, 100)`,
    )
      .bind(network, ends)
      .run();
    site = await createFormSite({ RATE_SCALE: 1 });
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, altcha: await createCaptchaProof() };
    const refused = await submitForm(site, page.action, fields);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(7 * 3600);
    expect(await refused.text()).toContain(sentence);
  });

  test('simultaneous submissions cannot exceed the limit', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendAs('81.82.83.84')));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  test('an untrusted CF-Connecting-IP header does not avoid the limit', async () => {
    site = await createFormSite({ RATE_SCALE: 0.1 });
    const answers = [await sendAs('1.1.1.1'), await sendAs('1.1.1.2'), await sendAs('1.1.1.3')];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429]);
  });
});

test('after an aborted batch the same form can be sent again and is stored once', async () => {
  await env.DB.exec(
    `CREATE TRIGGER down BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  const page = await openContactPage();
  const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
  const failed = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
  await env.DB.exec('DROP TRIGGER down');
  expect(failed.status).toBe(503);
  expect(failed.html).toContain('Uw bericht werd niet verzonden. Probeer het opnieuw.');
  expect(failed.html).toContain('value="anna@example.be"');
  expect([await countSubmissions(), await loadRows('outbox')]).toEqual([0, []]);
  expect(
    (await submitForm(site, failed.action, { ...CONTACT_ANSWERS, ...failed.hidden })).status,
  ).toBe(303);
  expect(await countSubmissions()).toBe(1);
});
