import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createDocumentPath } from '../../../src/platform/auth/document-link';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { createTestContext } from '../../fixtures';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createPhotograph } from './file-requests';
import type { TestSite } from './form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from './form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  await env.DB.exec('DELETE FROM document_requests');
  site = await createFormSite();
});

const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));

describe('a property recommended to a friend', () => {
  const PAGES = {
    nl: '/nl/doorsturen/?property=84213',
    fr: '/fr/envoyer-a-un-ami/?property=84213',
  };
  const FRIEND = {
    friendFirstName: 'Piet',
    friendEmail: 'piet@example.be',
    message: 'Iets voor jou?',
  };

  test.each(['nl', 'fr'] as const)(
    'in %s sends one mail to the friend and one to the visitor',
    async (language) => {
      const response = await openAndSubmitForm(site, PAGES[language], 'send-to-friend', {
        ...CONTACT_DETAILS,
        ...FRIEND,
      });
      expect(response.status).toBe(303);
      expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
      const mails = await loadMails();
      expect(mails.map(({ to }) => to).toSorted()).toEqual([
        CONTACT_DETAILS.email,
        FRIEND.friendEmail,
      ]);
      const friend = mails.find(({ to }) => to === FRIEND.friendEmail);
      expect(friend.replyTo).toBe(CONTACT_DETAILS.email);
      expect(friend.text).toContain('> Iets voor jou?');
      expect(friend.subject).not.toContain('Anna');
    },
  );

  test('stores no data of the friend', async () => {
    await openAndSubmitForm(site, PAGES.nl, 'send-to-friend', { ...CONTACT_DETAILS, ...FRIEND });
    const [row] = await loadRows('submissions');
    expect(String(row?.answers)).not.toMatch(/piet/i);
  });

  test.each([
    ['nl', { friendEmail: '' }, 'Het e-mailadres van uw vriend is een verplicht veld'],
    ['fr', { friendEmail: '' }, 'L’adresse e-mail de votre ami est un champ obligatoire'],
    ['nl', { friendEmail: 'piet@' }, 'Het e-mailadres van uw vriend is ongeldig'],
    ['fr', { friendEmail: 'piet@' }, 'L’adresse e-mail de votre ami n’est pas valable'],
    ['nl', { message: 'Kijk op https://elders.example' }, 'Laat webadressen weg'],
    ['nl', { firstName: '' }, 'Voornaam is een verplicht veld'],
  ] as const)('in %s with %o is refused: %s', async (language, wrong, message) => {
    const answers = { ...CONTACT_DETAILS, ...FRIEND, ...wrong };
    const response = await openAndSubmitForm(site, PAGES[language], 'send-to-friend', answers);
    expect(response.status).toBe(422);
    expect((await parseFormPage(response, 'send-to-friend')).html).toContain(message);
  });
});

describe('documents on request', () => {
  const PAGES = {
    nl: '/nl/documenten-aanvragen/?property=84213',
    fr: '/fr/demander-les-documents/?property=84213',
  };
  const requestDocuments = (language: 'nl' | 'fr', answers = {}) =>
    openAndSubmitForm(site, PAGES[language], 'request-documents', {
      ...CONTACT_DETAILS,
      documents: 'plans/84213.pdf',
      ...answers,
    });

  test.each(['nl', 'fr'] as const)('in %s are mailed as links to the files', async (language) => {
    const response = await requestDocuments(language);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    await env.FILES.put(getDocumentKey('0'.repeat(32)), '%PDF-1.7');
    const mail = (await loadMails()).find(({ to }) => to === CONTACT_DETAILS.email);
    const [link = ''] = /http:\S+\?file=\S+/.exec(mail.text) ?? [];
    const file = await site(link.replace('http://localhost:8787', ''));
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(file.headers.get('Content-Disposition')).toBe("inline; filename*=UTF-8''84213.pdf");
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(findObservatoryFaults(file.headers)).toEqual([]);
    expect(file.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await file.text()).toBe('%PDF-1.7');

    const forged = await site(
      link.replace('http://localhost:8787', '').replace('until=1', 'until=2'),
    );
    expect(forged.status).toBe(410);
    expect(forged.headers.get('Referrer-Policy')).toBe('no-referrer');
    // An expired link leads to the form, to request the documents again.
    expect(await forged.text()).toContain(`href="${PAGES[language]}"`);
  });

  test.each(['plan “oud”.pdf', 'plan "x"; filename="y.html', 'plán – 12 €.docx'])(
    'keep the name of their file, whatever is in it: %s',
    async (name) => {
      const hash = '1'.repeat(32);
      await env.FILES.put(getDocumentKey(hash), 'PK');
      const { href } = await createTestContext('/nl/');
      const ends = Date.now() + DAY_MS;
      const keyRing = await loadSigningKeys(env);
      const file = await site(
        await createDocumentPath(href, hash, `plans/${name}`, ends, keyRing, {}),
      );
      expect(file.status).toBe(200);
      const [, kept = ''] =
        /^(?:inline|attachment); filename\*=UTF-8''([\w%.~-]+)$/.exec(
          file.headers.get('Content-Disposition') ?? '',
        ) ?? [];
      expect(decodeURIComponent(kept)).toBe(name);
    },
  );

  test.each([
    ['nl', 'U hebt de documenten van dit pand al aangevraagd.'],
    ['fr', 'Vous avez déjà demandé les documents'],
  ] as const)(
    'in %s asked for twice are thanked for alike; only the mail says it',
    async (language, message) => {
      const first = await requestDocuments(language);
      const again = await requestDocuments(language, { email: 'ANNA+x@example.be' });
      expect([first.status, again.status]).toEqual([303, 303]);
      expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
      const texts = (await loadMails())
        .filter(({ to }) => /^anna/i.test(to))
        .map(({ text }) => String(text));
      expect(texts.map((text) => text.includes(message))).toEqual([false, true]);
      expect(texts[1]).toContain('?file=');
    },
  );

  test('are refused without a choice, or for another property', async () => {
    for (const documents of ['', 'plans/other.pdf']) {
      const response = await requestDocuments('nl', { documents });
      expect(response.status).toBe(422);
    }
  });

  test('a property without documents has no page for it', async () => {
    expect((await site('/nl/documenten-aanvragen/?property=84300')).status).toBe(404);
  });
});

describe('an application for a job', () => {
  const PDF = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'cv.pdf', {
    type: 'text/plain',
  });

  async function apply(path: string, cv: File | undefined, answers = {}) {
    const page = await parseFormPage(await site(path), 'job-contact');
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...page.hidden,
      ...CONTACT_DETAILS,
      'captcha-answer': page.captchaAnswer,
      ...answers,
    }))
      body.set(name, value);
    if (cv) body.set('cv', cv);
    return submitForm(site, page.action, body);
  }

  test.each([
    ['nl', '/nl/werken-bij-ons/'],
    ['fr', '/fr/travailler-chez-nous/'],
  ])('in %s stores its CV privately', async (language, path) => {
    const response = await apply(path, PDF);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    expect(await loadRows('submissions')).toMatchObject([{ form: 'job-contact', language }]);
    const [file] = await loadRows('attachments');
    expect(file).toMatchObject({ field: 'cv', name: 'cv.pdf' });
    expect(await (await env.FILES.get(String(file?.file)))?.text()).toContain('%PDF');
  });

  test.each([
    ['nothing', undefined, 'Kies een bestand'],
    ['a picture', createPhotograph('cv.pdf'), 'Kies een bestand van het type'],
    ['an HTML page', new File(['<html>'], 'cv.pdf'), 'Kies een bestand van het type'],
    ['six megabytes', new File(['%PDF-1.7', new Uint8Array(6 << 20)], 'cv.pdf'), 'groter dan 5'],
  ])('with %s is refused', async (_, cv, message) => {
    const response = await apply('/nl/werken-bij-ons/', cv);
    expect([413, 422]).toContain(response.status);
    expect((await response.text()).replaceAll('&nbsp;', ' ')).toContain(message);
    expect(await loadRows('attachments')).toEqual([]);
  });

  test.each([
    ['/nl/werken-bij-ons/', 'Kies cv.pdf opnieuw: uw browser'],
    ['/fr/travailler-chez-nous/', 'Choisissez à nouveau cv.pdf\u00a0: votre navigateur'],
    ['/en/jobs/', 'Choose cv.pdf again: your browser'],
    ['/de/stellen/', 'Wählen Sie cv.pdf erneut aus: Ihr Browser'],
  ])(
    '%s: the page of a submission refused for another reason requests the CV again',
    async (path, words) => {
      const files = createSmallSnapshot();
      files['site/configuration.json'].language.languageUse = ['nl', 'fr', 'en', 'de'].map(
        (code) => ({ code, use: true }),
      );
      site = await createFormSite({}, files);
      const { html, summary } = await parseFormPage(
        await apply(path, PDF, { email: 'x' }),
        'job-contact',
      );
      expect(summary).toHaveLength(2);
      expect(summary[1]).toContain(words);
      expect(html).toMatch(new RegExp(`id="job-contact-cv-lost">${words}`));
      expect(html).toMatch(/id="job-contact-cv"[^>]*aria-describedby="job-contact-cv-lost /);
    },
  );
});
