import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { createDocumentPath } from '../../../src/features/documents/document-link';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { createTestContext } from '../../fixtures';
import { findObservatoryFaults } from '../../platform/mozilla-observatory';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { LUC, openDesk, resetStaff } from '../desk/desk-requests';
import { CONTACT_DETAILS, loadRows, openAndSubmitForm } from './form-requests';
import { loadMails, setUpMailedForms } from './mailed-forms';

const { site, configure } = setUpMailedForms();
afterEach(() => {
  vi.useRealTimers();
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
    expect(file.headers.get('Cache-Control')).toBe('no-store');
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
      const hash = '0'.repeat(32);
      await env.FILES.put(getDocumentKey(hash), 'PK');
      const { href } = await createTestContext('/nl/');
      const ends = Date.now() + DAY_MS;
      const keyRing = await loadSigningKeys(env);
      const file = await site(
        await createDocumentPath(href, hash, `plans/${name}`, ends, keyRing, { property: 84213 }),
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

  test.each([
    ['are asked for again until then', 7 * DAY_MS - 1, true],
    ['are asked for anew', 7 * DAY_MS, false],
  ])('a week later, when their links end, %s', async (_, later, isRepeated) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
    await requestDocuments('nl');
    vi.setSystemTime(Date.now() + later);
    await requestDocuments('nl');
    const again = (await loadMails()).findLast(({ to }) => to === CONTACT_DETAILS.email);
    expect(again.text.includes('al aangevraagd')).toBe(isRepeated);
  });

  test('are refused without a choice, or for another property', async () => {
    for (const documents of ['', 'plans/other.pdf']) {
      const response = await requestDocuments('nl', { documents });
      expect(response.status).toBe(422);
    }
  });

  test('that only French names are named to staff who read Dutch, and a reply goes to the agent', async () => {
    const files = createSmallSnapshot();
    for (const record of files['catalogue/property-details.json'])
      if (record.language === 'nl') delete record.Documents;
    await configure({}, files);
    await requestDocuments('fr');
    const mails = await loadMails();
    const toStaff = mails.find(({ to }) => to !== CONTACT_DETAILS.email);
    expect(toStaff.text).toContain('Welke documenten wilt u? Plan\n');
    const toVisitor = mails.find(({ to }) => to === CONTACT_DETAILS.email);
    expect([toVisitor.replyTo, toVisitor.text]).toEqual([
      'an@huis-vallee.example',
      expect.stringContaining('Bien à vous,\nAn Maas\n'),
    ]);
    await resetStaff();
    const desk = await openDesk(site, LUC.email);
    const { id } = (await loadRows('leads'))[0] ?? {};
    const page = await (await desk.get(`/nl/desk/aanvragen/${id}/`)).text();
    expect(page).not.toContain('>plans/84213.pdf');
  });

  test('a property without documents has no page for it', async () => {
    expect((await site('/nl/documenten-aanvragen/?property=84300')).status).toBe(404);
  });
});
