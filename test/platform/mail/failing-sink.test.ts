import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
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
  makeAllMailsDue,
  sampleMail,
} from './outbox-mails';

const RETRY_WINDOW_MS = toMs(PERIODS.mailRetries);

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
});

describe('a sink that fails', () => {
  test.each([
    ['500', 'the sink answered 500', MINUTE_MS],
    ['302', 'the sink answered 302', MINUTE_MS],
    ['429', 'the sink answered 429', 7_200_000],
    ['hang', 'TimeoutError', MINUTE_MS],
    ['drop', 'Error', MINUTE_MS],
  ])(
    '%s: the mail waits, and is sent when the sink works again',
    async (behaviour, trouble, pause) => {
      const sink = createSinkUrl();
      await enqueue([sampleMail]);
      const before = Date.now();
      await deliverDueMails(createMailEnv(sink, behaviour));
      const waiting = await loadFirstOutboxRow();
      expect(waiting).toMatchObject({ state: 'queued', tries: 1, lease: null });
      expect(waiting?.error).toContain(trouble);
      expect(waiting?.due_at).toBeGreaterThanOrEqual(before + pause);
      // Not due yet: nothing is tried.
      await deliverDueMails(createMailEnv(sink));
      expect(await fetchReceivedMails(sink)).toEqual([]);
      await makeAllMailsDue();
      await deliverDueMails(createMailEnv(sink));
      expect(await fetchReceivedMails(sink)).toHaveLength(1);
      expect(await loadFirstOutboxRow()).toMatchObject({ state: 'sent', tries: 2 });
    },
  );

  test('for 72 hours: the mail is failed, with the reason', async () => {
    await enqueue([sampleMail], Date.now() - RETRY_WINDOW_MS);
    await deliverDueMails(createMailEnv(createSinkUrl(), '500'));
    expect(await loadFirstOutboxRow()).toMatchObject({
      state: 'failed',
      error: 'the sink answered 500',
    });
    await makeAllMailsDue();
    await deliverDueMails(createMailEnv(createSinkUrl()));
    expect(await loadFirstOutboxRow()).toMatchObject({ state: 'failed', tries: 1 });
  });

  test('for everybody stops the delivery after one round: six tries, not one for each of sixty mails', async () => {
    await enqueue(
      Array.from({ length: 60 }, (_, n) => ({ ...sampleMail, to: `an@b${n}.example` })),
    );
    await deliverDueMails(createMailEnv(createSinkUrl(), '500'));
    expect((await loadOutboxRows()).filter(({ tries }) => tries > 0)).toHaveLength(6);
  });

  test('after accepting the mail receives it again with the same id', async () => {
    const sink = createSinkUrl();
    await enqueue([sampleMail]);
    await deliverDueMails(createMailEnv(sink, 'lost'));
    await makeAllMailsDue();
    await deliverDueMails(createMailEnv(sink));
    const [first, second] = await fetchReceivedMails(sink);
    expect(second).toEqual(first);
  });
});
