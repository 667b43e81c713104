import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/format/durations';
import { createFormTicket } from '../../../src/features/forms/kit/submit/form-ticket';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { computeContentHash } from '../../../src/platform/snapshot/content-hash';
import { createPdf, createPhotograph, FILE_FORMS, openFileForm } from './file-requests';
import { loadRows, parseFormPage, submitForm } from './form-requests';
import { createZip, DOCX_ENTRIES } from './kit/create-zip';
import { setUpUploadSite } from './upload-site';

const { site, listStoredFiles, configure } = setUpUploadSite();
afterEach(() => {
  vi.useRealTimers();
});

const loadMailedNames = async (): Promise<string[]> =>
  (await loadRows('outbox')).flatMap(({ mail }) =>
    (JSON.parse(String(mail)).attachments ?? []).map(
      ({ filename }: { filename: string }) => filename,
    ),
  );

describe('files reach staff', () => {
  test.each([
    ['cv.html', createPdf('cv.html'), 'cv.pdf'],
    ['cv.pdf.exe', createPdf('cv.pdf.exe'), 'cv.pdf'],
    [
      'CV – “Anna”.docx',
      new File([createZip(DOCX_ENTRIES).slice()], 'CV – “Anna”.docx'),
      'CV – “Anna”.docx',
    ],
  ])('%s ends as its content demands, stored and mailed', async (_, file, name) => {
    expect((await (await openFileForm(site, 'job')).send([file])).status).toBe(303);
    expect(await loadRows('lead_files')).toMatchObject([{ field: 'cv', name }]);
    expect(await loadMailedNames()).toEqual([name]);
  });

  test('six pictures of almost five megabytes are stored byte by byte', async () => {
    const pictures = Array.from({ length: 6 }, (_, index) => createPhotograph(`${index}.jpg`, 4.9));
    expect((await (await openFileForm(site, 'valuation')).send(pictures)).status).toBe(303);
    const rows = await loadRows('lead_files');
    expect(rows.map(({ name }) => name).toSorted()).toEqual(pictures.map(({ name }) => name));
    const hash = async (content: ArrayBuffer = new ArrayBuffer()) =>
      computeContentHash(new Uint8Array(content));
    const [row, picture] = [rows[0], pictures.find(({ name }) => name === rows[0]?.name)];
    expect(await hash(await (await env.FILES.get(String(row?.file)))?.arrayBuffer())).toBe(
      await hash(await picture?.arrayBuffer()),
    );
  });

  test('and are kept for twelve months, to the millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00.123Z') });
    await (await openFileForm(site, 'job')).send([createPdf()]);
    const [file] = await loadRows('lead_files');
    expect(file?.expires_at).toBe(Date.parse('2027-11-27T12:00:00.123Z'));
  });

  test('the ticket may be in the query instead of the body', async () => {
    const form = await openFileForm(site, 'job');
    const body = await form.buildBody([createPdf()]);
    body.delete('key');
    const response = await submitForm(site, `${form.action}&key=${form.key}`, body);
    expect(response.status).toBe(303);
    expect(await listStoredFiles()).toHaveLength(1);
  });
});

describe('a refused form leaves no file', () => {
  test.each([
    ['another answer is wrong', 'job', [createPdf()], { email: 'x' }, 'e-mailadres'],
    [
      'the captcha is wrong',
      'job',
      [createPdf()],
      { altcha: 'wrong' },
      'De controle tegen robots lukte niet',
    ],
    [
      'one file is a program',
      'valuation',
      [createPhotograph('a.jpg'), new File(['MZ'], 'b.jpg')],
      {},
      'jpg, png',
    ],
    [
      'one file is too large',
      'valuation',
      [createPhotograph('a.jpg'), createPhotograph('b.jpg', 8.1)],
      {},
      'groter dan 8',
    ],
    ['a CV is slightly too large', 'job', [createPdf('cv.pdf', 5.1)], {}, 'groter dan 5'],
    ['there are seven', 'valuation', Array(7).fill(createPhotograph('a.jpg')), {}, '6 '],
    [
      'they are too large together',
      'valuation',
      Array(6).fill(createPhotograph('a.jpg', 5.1)),
      {},
      '30 MB',
    ],
    ['another page is asked for', 'valuation', [createPhotograph('a.jpg')], { go: '0' }, ''],
  ] as const)('if %s', async (_, name, files, answers, message) => {
    const response = await (await openFileForm(site, name)).send(files, answers);
    expect(response.status).toBe('go' in answers ? 200 : 422);
    const { html } = await parseFormPage(response, FILE_FORMS[name].form);
    expect(html.replaceAll('\u00a0', ' ')).toContain(message);
    expect(html).toContain('anna@example.be'.slice('email' in answers ? 15 : 0));
    expect(await listStoredFiles()).toEqual([]);
    expect(await loadRows('lead_files')).toEqual([]);
  });

  test('if its ticket is old: the answers behind the files are kept', async () => {
    const old = await createFormTicket(
      'job-contact',
      await loadSigningKeys(env),
      Date.now() - 3 * HOUR_MS,
    );
    const answers = { key: old.token };
    const response = await (await openFileForm(site, 'job')).send(
      [createPdf('cv.pdf', 4)],
      answers,
    );
    const page = await parseFormPage(response, 'job-contact');
    expect([page.status, page.html.includes('Deze pagina stond lang open.')]).toEqual([422, true]);
    expect(page.html).toContain(FILE_FORMS.job.answers.motivation);
    expect(page.html).toContain('Kies cv.pdf opnieuw');
    expect(await listStoredFiles()).toEqual([]);
  });

  test('if R2 refuses it: 503 with the answers', async () => {
    const put = () => Promise.reject(new Error('R2 is down'));
    await configure({ FILES: { get: env.FILES.get.bind(env.FILES), put } });
    const response = await (await openFileForm(site, 'job')).send([createPdf()]);
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await response.text()).toContain(FILE_FORMS.job.answers.motivation);
    expect(await loadRows('leads')).toEqual([]);
  });
});

describe('a form that is sent again', () => {
  test('is thanked once more, even when its ticket is old, and its files lie there once', async () => {
    const form = await openFileForm(site, 'job');
    const keyRing = await loadSigningKeys(env);
    const { token } = await createFormTicket(
      'job-contact',
      keyRing,
      Date.now() - 2 * HOUR_MS + 2000,
    );
    const answers = { key: token };
    expect((await form.send([createPdf()], answers)).status).toBe(303);
    expect((await form.send([createPdf()], answers)).status).toBe(303);
    expect(await listStoredFiles()).toHaveLength(1);
  });

  test('with another file is another submission', async () => {
    const form = await openFileForm(site, 'job');
    expect((await form.send([createPdf()])).status).toBe(303);
    const page = await parseFormPage(await form.send([createPdf('cv.pdf', 0.002)]), 'job-contact');
    expect([page.status, page.html.includes('Dit formulier is al verzonden.')]).toEqual([
      422,
      true,
    ]);
    expect(await listStoredFiles()).toHaveLength(1);
    expect(await loadRows('lead_files')).toHaveLength(1);
  });
});
