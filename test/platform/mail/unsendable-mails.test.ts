import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { toMs } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import { deliverDueMails } from '../../../src/platform/mail/outbox-store';
import {
  createMailEnv,
  createSinkUrl,
  enqueue,
  fetchReceivedMails,
  loadFirstOutboxRow,
  loadOutboxRows,
  sampleMail,
} from './outbox-mails';

const RETRY_WINDOW_MS = toMs(PERIODS.mailRetries);

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
});

describe('a mail that says something that passes', () => {
  test('is tried until then, and not after', async () => {
    const sink = createSinkUrl();
    const until = Date.now() + 1000;
    await enqueue([{ ...sampleMail, until }]);
    expect((await loadFirstOutboxRow())?.expires_at).toBe(until);
    await enqueue([{ ...sampleMail, subject: 'Gisteren', until: Date.now() - 1 }]);
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    const failed = (await loadOutboxRows()).filter(({ state }) => state === 'failed');
    expect(failed.map(({ error }) => error)).toEqual([expect.stringMatching(/^overdue/)]);
  });
});

describe('a mail that cannot be sent', () => {
  test('without a valid address is stored for staff, and delays no other mail', async () => {
    const sink = createSinkUrl();
    await enqueue([{ ...sampleMail, to: 'an@example.be, all@example.be' }, sampleMail]);
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    expect((await loadOutboxRows()).find(({ state }) => state === 'failed')?.error).toContain(
      'not an address',
    );
  });

  test('without its file waits, and the others are sent', async () => {
    const sink = createSinkUrl();
    const lost = { from: 'files', filename: 'a', type: 'a/b', key: 'lost' } as const;
    await enqueue([{ ...sampleMail, attachments: [lost] }, sampleMail]);
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    expect((await loadOutboxRows()).find(({ state }) => state === 'queued')?.error).toContain(
      'lost',
    );
  });

  test('because its file does not load times out, and is not sent later', async () => {
    const sink = createSinkUrl();
    const { promise, resolve } = Promise.withResolvers<null>();
    const FILES = { get: () => promise };
    await enqueue([
      { ...sampleMail, attachments: [{ from: 'files', filename: 'a', type: 'a/b', key: 'a' }] },
    ]);
    await deliverDueMails({
      ...createMailEnv(sink),
      FILES: FILES as unknown as R2Bucket,
      MAIL_TIMEOUT_S: 0.1,
    });
    expect((await loadFirstOutboxRow())?.error).toContain('TimeoutError');
    resolve(null);
    expect(await fetchReceivedMails(sink)).toEqual([]);
  });

  test('because its row is invalid is not tried forever', async () => {
    const sink = createSinkUrl();
    await enqueue([sampleMail, sampleMail], Date.now() - RETRY_WINDOW_MS);
    await env.DB.prepare("UPDATE outbox SET mail = '{' WHERE rowid = 1").run();
    await deliverDueMails(createMailEnv(sink));
    expect((await loadOutboxRows()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  });
});
