import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createFormTicket } from '../../../src/features/forms/kit/submit/form-ticket';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';
import { createPdf, FILE_FORMS, openFileForm } from './file-requests';
import { loadRows } from './form-requests';
import { setUpUploadSite } from './upload-site';

const { site, listStoredFiles, configure } = setUpUploadSite();

describe('before a file is read', () => {
  /** Sends a body of `megabytes` and returns the response and how many bytes of it were read. */
  async function sendStream(head: string, megabytes: number, headers: Record<string, string> = {}) {
    let sent = 0;
    const encoder = new TextEncoder();
    const chunk = new Uint8Array(64 * 1024).fill(0x55);
    const body = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        if (sent === 0) controller.enqueue(encoder.encode(head));
        else if (sent < megabytes * 1024 * 1024) controller.enqueue(chunk.slice());
        else {
          controller.enqueue(encoder.encode('\r\n--limit--\r\n'));
          controller.close();
        }
        sent += sent === 0 ? head.length : chunk.length;
      },
    });
    const response = await site('/nl/werken-bij-ons/?send=1', {
      method: 'POST',
      body,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'multipart/form-data; boundary=limit',
        ...headers,
      },
    });
    return { response, megabytesRead: sent / 1024 / 1024 };
  }
  const buildHead = (key: string) =>
    [
      ...(key ? [`--limit\r\nContent-Disposition: form-data; name="key"\r\n\r\n${key}\r\n`] : []),
      '--limit\r\nContent-Disposition: form-data; name="email"\r\n\r\nanna@example.be\r\n',
      '--limit\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
    ].join('');

  test.each([
    ['no ticket', ''],
    ['a forged ticket', `${crypto.randomUUID()}.${Date.now()}.${'a'.repeat(43)}`],
  ])('a body with %s ends after a megabyte; what stood before the file is kept', async (_, key) => {
    const { response, megabytesRead } = await sendStream(buildHead(key), 6);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('value="anna@example.be"');
    expect(megabytesRead).toBeLessThan(1.5);
    expect(await listStoredFiles()).toEqual([]);
  });

  test('the form’s own limit of size counts: 413, whether the length is told or not', async () => {
    const { key } = await openFileForm(site, 'job');
    const untold = await sendStream(buildHead(key), 31);
    expect(untold.response.status).toBe(413);
    expect(untold.megabytesRead).toBeLessThan(7.5);
    const told = await sendStream(buildHead(key), 31, { 'Content-Length': String(31 << 20) });
    expect(told.response.status).toBe(413);
    expect(told.megabytesRead).toBeLessThan(0.5);
    expect(await listStoredFiles()).toEqual([]);
  });
});

describe('the quota of a day', () => {
  // Without Content-Length a body counts as the largest of its form: 7 MB. At this scale a network has 9 MB.
  const SCALE = { RATE_SCALE: 0.03, TRUSTED_PROXY: 'local' };
  const sendFrom = async (address: string, megabytes: number) =>
    (await openFileForm(site, 'job')).send(
      [createPdf('cv.pdf', megabytes)],
      {},
      { 'CF-Connecting-IP': address },
    );

  test('ends uploads of a network and of its neighbours, never of others', async () => {
    await configure(SCALE);
    expect((await sendFrom('2001:db8:1:1::1', 2.5)).status).toBe(303);
    const refused = await sendFrom('2001:db8:1:1::2', 2.5);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
    expect(await refused.text()).toContain(FILE_FORMS.job.answers.motivation);
    expect((await sendFrom('2001:db8:1:2::1', 2.5)).status).toBe(303);
    expect((await sendFrom('2001:db8:1:3::1', 2.5)).status).toBe(429);
    expect((await sendFrom('192.0.2.1', 2.5)).status).toBe(303);
    expect(await listStoredFiles()).toHaveLength(3);
  });

  test('counts 20 uploads at once', async () => {
    await configure({ ...SCALE, RATE_SCALE: 0.2 });
    const form = await openFileForm(site, 'job');
    const keyRing = await loadSigningKeys(env);
    const responses = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { token } = await createFormTicket('job-contact', keyRing, Date.now());
        const answers = { key: token, altcha: 'wrong' };
        return form.send([createPdf('cv.pdf', 4)], answers, { 'CF-Connecting-IP': '192.0.2.1' });
      }),
    );
    const [row] = (await loadRows('rate_windows')).filter(({ kind }) => kind === 'uploads');
    expect(Number(row?.used)).toBeLessThanOrEqual(60 * 1024 * 1024);
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});
