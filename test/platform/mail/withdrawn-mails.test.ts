import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { endAlerts } from '../../../src/features/saved-searches/alerts/unsubscribe-store';
import { deliverDueMails } from '../../../src/platform/mail/outbox-store';
import { resetPeople, SUBSCRIBER } from '../../features/sign-in/account-requests';
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

beforeEach(() => resetPeople([SUBSCRIBER]));
const ALERT = { ...sampleMail, to: SUBSCRIBER.email, kind: 'alert' } as const;

/** Sends a mail, and stops the alerts before its file has loaded; null if it is lost. */
async function stopWhileSending(file: Pick<R2ObjectBody, 'arrayBuffer'> | null) {
  const { promise, resolve } = Promise.withResolvers<typeof file>();
  const FILES = { get: () => promise } as unknown as R2Bucket;
  const attachments = [{ from: 'files', filename: 'a', type: 'a/b', key: 'a' }] as const;
  await enqueue([{ ...ALERT, attachments: [...attachments] }]);
  const sink = createSinkUrl();
  const sent = deliverDueMails({ ...createMailEnv(sink), FILES });
  await expect.poll(async () => (await loadFirstOutboxRow())?.lease).toBeTruthy();
  await endAlerts(env.DB, SUBSCRIBER.email, Date.now());
  resolve(file);
  await sent;
  return sink;
}

test('a mail that is being sent when it is taken back is listed as what became of it', async () => {
  const sink = await stopWhileSending({ arrayBuffer: async () => new ArrayBuffer(1) });
  expect(await fetchReceivedMails(sink)).toHaveLength(1);
  expect((await loadFirstOutboxRow())?.state).toBe('sent');
});

test('a mail that failed while it was taken back is not sent later', async () => {
  const sink = await stopWhileSending(null);
  await makeAllMailsDue();
  await deliverDueMails(createMailEnv(sink));
  expect((await loadOutboxRows()).map(({ state }) => state)).toEqual(['failed']);
  expect(await fetchReceivedMails(sink)).toEqual([]);
});

test('a mail that waits is taken back without a trace, also after a worker was killed', async () => {
  await enqueue([ALERT, ALERT]);
  await env.DB.exec("UPDATE outbox SET lease = 'lost', due_at = 0 WHERE rowid = 1");
  await endAlerts(env.DB, SUBSCRIBER.email, Date.now());
  expect(await loadOutboxRows()).toEqual([]);
});
