import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import { deliverDueMails, enqueueMails } from '../../../src/platform/mail/outbox-store';
import {
  createMailEnv,
  createSinkUrl,
  enqueue,
  fetchReceivedMails,
  loadFirstOutboxRow,
  loadOutboxRows,
  sampleMail,
} from './outbox-mails';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
});

describe('mails to addresses that fail', () => {
  const badMails = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...sampleMail, to: `an${n}@bad.test` }));
  const countStates = async () =>
    Object.fromEntries(
      [
        ...Map.groupBy(
          await loadOutboxRows(),
          ({ recipient, state }) => `${recipient.split('@')[1]} ${state}`,
        ),
      ].map(([name, { length }]) => [name, length]),
    );

  test('that refuse for good (550) fail at the first try', async () => {
    await enqueue([sampleMail]);
    await deliverDueMails(createMailEnv(createSinkUrl(), '550'));
    expect(await loadFirstOutboxRow()).toMatchObject({
      state: 'failed',
      tries: 1,
      error: 'the sink answered 550',
    });
  });

  test.each(['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED'])(
    'that the binding refuses (%s) fail at the first try',
    async (code) => {
      await enqueue([sampleMail]);
      const send = async () => {
        throw Object.assign(new Error('no'), { code });
      };
      await deliverDueMails({
        ...createMailEnv(''),
        MAIL_SINK_URL: undefined,
        MAIL: { send } as unknown as SendEmail,
      });
      expect(await loadFirstOutboxRow()).toMatchObject({ state: 'failed', tries: 1 });
    },
  );

  test.each(['500', '550', 'drop'])('by %s hold up no other mail', async (behaviour) => {
    const sink = createSinkUrl();
    await enqueue(badMails(60), Date.now() - MINUTE_MS);
    await enqueue([sampleMail]);
    await deliverDueMails(createMailEnv(sink, `${behaviour}@bad.test`));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    expect((await loadOutboxRows()).every(({ tries }) => tries === 1)).toBe(true);
  });

  test('that refuse for good at sixty providers hold up no other mail', async () => {
    const sink = createSinkUrl();
    const atManyProviders = badMails(60).map((mail, n) => ({ ...mail, to: `an@b${n}.bad.test` }));
    await enqueue(atManyProviders, Date.now() - MINUTE_MS);
    await enqueue([sampleMail]);
    await deliverDueMails(createMailEnv(sink, '550@bad.test'));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
  });

  test('and were tried before wait behind new ones, and behind those to the agency', async () => {
    const sink = createSinkUrl();
    await enqueue(badMails(60), Date.now() - MINUTE_MS);
    await env.DB.prepare('UPDATE outbox SET tries = 3').run();
    await enqueue([sampleMail, { ...sampleMail, to: 'info@huis-vallee.example', kind: 'lead' }]);
    await env.DB.prepare("UPDATE outbox SET tries = 1 WHERE recipient LIKE 'info@%'").run();
    await deliverDueMails(createMailEnv(sink, '500@bad.test'), { maxRounds: 1 });
    expect(await countStates()).toEqual({
      'bad.test queued': 60,
      'example.be sent': 1,
      'huis-vallee.example sent': 1,
    });
    expect(await fetchReceivedMails(sink)).not.toContainEqual(
      expect.objectContaining({ kind: 'lead' }),
    );
  });

  test('do not delay the mails of the submission that was just stored', async () => {
    const sink = createSinkUrl();
    await enqueue(badMails(60), Date.now() - MINUTE_MS);
    const first = [crypto.randomUUID()];
    await env.DB.batch(enqueueMails(env.DB, [sampleMail], Date.now(), { ids: first }));
    await deliverDueMails(createMailEnv(sink, '500@bad.test'), { first, budgetMs: 0 });
    expect(await countStates()).toEqual({ 'bad.test queued': 60, 'example.be sent': 1 });
  });
});
