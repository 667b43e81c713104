import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { getDocumentKey } from '../../../src/platform/snapshot/manifest';
import { CONTACT_DETAILS, loadRows, openAndSubmitForm } from '../forms/form-requests';
import { openBrowser, openSignedIn, resetPeople, SUBSCRIBER } from '../sign-in/account-requests';
import { loadLead, read, setUpLeads } from './lead-requests';

const desk = setUpLeads();
const PLAN = 'plans/84213.pdf';
const STORED = getDocumentKey('0'.repeat(32));
const ANSWER = { action: 'answer', seen: '0', subject: 'Uw vraag', text: 'In bijlage.' };

beforeEach(async () => {
  await env.FILES.put(STORED, '%PDF-1.7');
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visitor asks about a listing; returns the path of the lead at the desk. */
async function askAbout(property: number, language: 'nl' | 'fr' = 'nl') {
  const form = { nl: '/nl/meer-informatie/', fr: '/fr/plus-d-informations/' }[language];
  const answers = { ...CONTACT_DETAILS, question: 'Is er een plan?', wish: 'information' };
  await openAndSubmitForm(desk.site, `${form}?property=${property}`, 'contact-me', answers);
  return `/nl/desk/aanvragen/${(await loadLead()).id}/`;
}

const loadAnswers = async () =>
  (await loadRows('outbox'))
    .map(({ mail }) => JSON.parse(String(mail)))
    .filter(({ kind }) => kind === 'answer');

/** Answers with the plan; returns the mail, and its link without our origin. */
async function sendPlan(path: string) {
  expect((await desk.luc.post(path, { ...ANSWER, papers: PLAN })).status).toBe(303);
  const [mail] = await loadAnswers();
  const [link = ''] = /http:\S+\?file=\S+/.exec(mail.text) ?? [];
  return { mail, link: link.replace('http://localhost:8787', '') };
}

test('an answer carries a document of the listing, as a link and as a file, in the visitor’s language', async () => {
  const path = await askAbout(84213, 'fr');
  const page = await read(desk.luc, path);
  expect(page).toContain(`value="${PLAN}"`);
  expect(page).toContain('(1\u00a0kB)');
  const { mail, link } = await sendPlan(path);
  expect(mail.to).toBe(CONTACT_DETAILS.email);
  expect(mail.text).toMatch(/Documents\n\nPlans?\naussi en pièce jointe à cet e-mail\nhttp/);
  expect(mail.text).toContain('Les liens sont valables jusqu’au');
  expect(link).toMatch(/^\/fr\//);
  expect(mail.attachments).toEqual([
    { from: 'files', key: STORED, filename: '84213.pdf', type: 'application/pdf' },
  ]);
  const opened = await desk.site(link);
  expect([opened.status, await opened.text()]).toEqual([200, '%PDF-1.7']);
  // What was sent stays with the enquiry.
  expect(await read(desk.sanne, path)).toMatch(/In bijlage\.\n\nDocuments\n- Plan/);
});

test('the link ends after seven days, leads to the form then, and cannot be made by somebody else', async () => {
  const { link } = await sendPlan(await askAbout(84213));
  const change = (name: string, value: string) => {
    const url = new URL(link, 'http://localhost');
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  for (const forged of [
    change('file', '1'.repeat(32)),
    change('until', '9999999999999'),
    change('name', 'epc.pdf'),
    change('key', 'A'.repeat(43)),
    change('key', ''),
  ])
    expect((await desk.site(forged)).status).toBe(410);
  const opensAfter = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    return desk.site(link);
  };
  expect((await opensAfter(7 * DAY_MS - 60_000)).status).toBe(200);
  const late = await opensAfter(120_000);
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('/nl/documenten-aanvragen/?property=84213');
});

test('a file that no mailbox likes goes as a link alone', async () => {
  await env.FILES.put(STORED, new Uint8Array(5 * 1024 * 1024 + 1));
  const { mail, link } = await sendPlan(await askAbout(84213));
  expect(mail.attachments).toEqual([]);
  expect(mail.text).not.toContain('bijlage bij');
  expect((await desk.site(link)).status).toBe(200);
});

test('what is not of the listing asked about, or is stored no longer, is refused, and what was typed stays', async () => {
  const other = await desk.sendLead();
  expect(await read(desk.luc, other)).not.toContain('name="papers"');
  const own = await askAbout(84213);
  const refusals = [
    await desk.luc.post(other, { ...ANSWER, papers: PLAN }),
    await desk.luc.post(own, { ...ANSWER, papers: '../84213.pdf' }),
  ];
  await env.FILES.delete(STORED);
  refusals.push(await desk.luc.post(own, { ...ANSWER, papers: PLAN }));
  for (const refusal of refusals) {
    expect(refusal.status).toBe(422);
    const html = await refusal.text();
    expect(html).toContain('Een van deze documenten staat niet meer bij het pand.');
    expect(html).toContain('In bijlage.');
  }
  expect(await loadAnswers()).toEqual([]);
  expect(await loadLead()).toMatchObject({ state: 'new' });
});

test('nobody, an owner and a subscriber send no document; an agent does', async () => {
  await resetPeople();
  const path = await askAbout(84213);
  for (const stranger of [
    openBrowser(desk.site),
    await openSignedIn(desk.site),
    await openSignedIn(desk.site, SUBSCRIBER.email),
  ])
    expect((await stranger.post(path, { ...ANSWER, papers: PLAN })).status).toBe(303);
  expect(await loadAnswers()).toEqual([]);
  await env.DB.exec(`UPDATE staff_accounts SET role = 'agent'`);
  await sendPlan(path);
  expect(await loadAnswers()).toHaveLength(1);
});
