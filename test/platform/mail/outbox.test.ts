import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/format/durations';
import { RETRY_WINDOW_MS } from '../../../src/platform/mail/backoff';
import type { Mail } from '../../../src/platform/mail/mail';
import {
  deliverDueMails,
  emptyMailsBefore,
  enqueueMails,
} from '../../../src/platform/mail/outbox-store';

const sampleMail: Mail = {
  from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  to: 'an@example.be',
  replyTo: 'info@huis-vallee.example',
  subject: 'Uw vraag over pand 84213',
  text: 'Beste An,\n',
  html: '<p>Beste An,</p>',
  headers: { 'Content-Language': 'nl' },
};

const createSinkUrl = () => `${inject('sink')}/${crypto.randomUUID()}`;

/** Creates the environment of a worker whose mails go to a sink with this behaviour; only 'hang' has a short timeout. */
const createMailEnv = (sink: string, behaviour = '200') => ({
  ...env,
  PUBLIC_ORIGIN: 'https://www.huis-vallee.example',
  MAIL_SINK_URL: `${sink}/${behaviour}`,
  MAIL_TIMEOUT_S: behaviour === 'hang' ? 0.1 : 15,
});

const fetchReceivedMails = async (sink: string): Promise<Record<string, unknown>[]> =>
  (await fetch(sink)).json();

const enqueue = (mails: readonly Mail[], at = Date.now()) =>
  env.DB.batch(enqueueMails(env.DB, mails, at));

interface OutboxRow {
  id: string;
  recipient: string;
  state: string;
  tries: number;
  due_at: number;
  until: number;
  lease: string | null;
  mail: string | null;
  trouble: string | null;
}
const loadOutboxRows = async () =>
  (await env.DB.prepare('SELECT * FROM outbox').all<OutboxRow>()).results;
const loadFirstOutboxRow = async () => (await loadOutboxRows())[0];

/** Makes all mails due, leased ones included, as if time had passed. */
const makeAllMailsDue = () => env.DB.prepare('UPDATE outbox SET due_at = 0').run();

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
});

describe('a mail that is due', () => {
  test('reaches the sink once, complete, and its row is sent', async () => {
    const sink = createSinkUrl();
    await enqueue([sampleMail]);
    await deliverDueMails(createMailEnv(sink));
    await deliverDueMails(createMailEnv(sink));
    const id = (await loadFirstOutboxRow())?.id;
    expect(await fetchReceivedMails(sink)).toEqual([
      {
        id,
        from: 'Huis & Vallée <info@huis-vallee.example>',
        to: 'an@example.be',
        replyTo: 'info@huis-vallee.example',
        subject: 'Uw vraag over pand 84213',
        text: 'Beste An,\n',
        html: '<p>Beste An,</p>',
        headers: { 'Content-Language': 'nl', 'Message-ID': `<${id}@www.huis-vallee.example>` },
        attachments: [],
      },
    ]);
    expect(await loadFirstOutboxRow()).toMatchObject({
      state: 'sent',
      tries: 1,
      lease: null,
      trouble: null,
    });
  });

  test('reaches the sink once, with twenty deliveries in parallel', async () => {
    const sink = createSinkUrl();
    await enqueue(
      Array.from({ length: 30 }, (_, n) => ({ ...sampleMail, to: `an${n}@example.be` })),
    );
    await Promise.all(Array.from({ length: 20 }, () => deliverDueMails(createMailEnv(sink))));
    expect(new Set((await fetchReceivedMails(sink)).map(({ to }) => to)).size).toBe(30);
    expect(await fetchReceivedMails(sink)).toHaveLength(30);
  });

  test('has its files attached, from bytes or from the bucket', async () => {
    const sink = createSinkUrl();
    await env.FILES.put('cv/1.pdf', new Uint8Array([37, 80, 68, 70, 255]));
    await enqueue([
      {
        ...sampleMail,
        attachments: [
          { from: 'bytes', filename: 'bezoek.ics', type: 'text/calendar', base64: btoa('BEGIN') },
          { from: 'files', filename: 'cv.pdf', type: 'application/pdf', key: 'cv/1.pdf' },
        ],
      },
    ]);
    await deliverDueMails(createMailEnv(sink));
    expect((await fetchReceivedMails(sink))[0]?.attachments).toEqual([
      { filename: 'bezoek.ics', type: 'text/calendar', content: btoa('BEGIN') },
      { filename: 'cv.pdf', type: 'application/pdf', content: 'JVBERv8=' },
    ]);
  });
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
      expect(waiting?.trouble).toContain(trouble);
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
      trouble: 'the sink answered 500',
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
      trouble: 'the sink answered 550',
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
    await enqueue([sampleMail, { ...sampleMail, to: 'info@huis-vallee.example', kind: 'staff' }]);
    await env.DB.prepare("UPDATE outbox SET tries = 1 WHERE recipient LIKE 'info@%'").run();
    await deliverDueMails(createMailEnv(sink, '500@bad.test'), { maxRounds: 1 });
    expect(await countStates()).toEqual({
      'bad.test queued': 60,
      'example.be sent': 1,
      'huis-vallee.example sent': 1,
    });
    expect(await fetchReceivedMails(sink)).not.toContainEqual(
      expect.objectContaining({ kind: 'staff' }),
    );
  });

  test('do not delay the mails of the submission that was just stored', async () => {
    const sink = createSinkUrl();
    await enqueue(badMails(60), Date.now() - MINUTE_MS);
    const first = [crypto.randomUUID()];
    await env.DB.batch(enqueueMails(env.DB, [sampleMail], Date.now(), first));
    await deliverDueMails(createMailEnv(sink, '500@bad.test'), { first, budgetMs: 0 });
    expect(await countStates()).toEqual({ 'bad.test queued': 60, 'example.be sent': 1 });
  });
});

describe('a worker killed in the middle', () => {
  test('leaves the mail leased; when the lease ends, another worker sends it', async () => {
    const sink = createSinkUrl();
    await enqueue([sampleMail]);
    await env.DB.prepare('UPDATE outbox SET lease = ?, tries = 1, due_at = ?')
      .bind('the dead one', Date.now() + 30_000)
      .run();
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toEqual([]);
    await makeAllMailsDue();
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
  });
});

describe('a mail that cannot be sent', () => {
  test('without a valid address is stored for staff, and delays no other mail', async () => {
    const sink = createSinkUrl();
    await enqueue([{ ...sampleMail, to: 'an@example.be, all@example.be' }, sampleMail]);
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    expect((await loadOutboxRows()).find(({ state }) => state === 'failed')?.trouble).toContain(
      'no address',
    );
  });

  test('without its file waits, and the others are sent', async () => {
    const sink = createSinkUrl();
    const lost = { from: 'files', filename: 'a', type: 'a/b', key: 'lost' } as const;
    await enqueue([{ ...sampleMail, attachments: [lost] }, sampleMail]);
    await deliverDueMails(createMailEnv(sink));
    expect(await fetchReceivedMails(sink)).toHaveLength(1);
    expect((await loadOutboxRows()).find(({ state }) => state === 'queued')?.trouble).toContain(
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
    expect((await loadFirstOutboxRow())?.trouble).toContain('TimeoutError');
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

test('the address of an unasked mail is deleted with its body; the sink does not receive the flag', async () => {
  const sink = createSinkUrl();
  await enqueue([{ ...sampleMail, isUnasked: true }, sampleMail]);
  await env.DB.prepare("UPDATE outbox SET mail = '{' WHERE rowid = 2").run();
  await deliverDueMails(createMailEnv(sink));
  expect(await fetchReceivedMails(sink)).toEqual([
    expect.not.objectContaining({ isUnasked: true }),
  ]);
  await emptyMailsBefore(env.DB, Date.now() + DAY_MS);
  expect((await loadOutboxRows()).map(({ recipient }) => recipient)).toEqual(['', sampleMail.to]);
});

test('mails with files are in memory one after the other, and reach the binding as bytes', async () => {
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) await env.FILES.put(`submitted/${name}`, `content of ${name}`);
  await enqueue(
    names.map((name) => ({
      ...sampleMail,
      attachments: [
        {
          from: 'files',
          key: `submitted/${name}`,
          filename: `${name}.pdf`,
          type: 'application/pdf',
        },
      ],
    })),
  );
  const held = { now: 0, most: 0 };
  const sent: string[] = [];
  const send = async ({ attachments }: { attachments: { content: ArrayBuffer }[] }) => {
    held.most = Math.max(held.most, ++held.now);
    await scheduler.wait(1);
    held.now--;
    sent.push(...attachments.map(({ content }) => new TextDecoder().decode(content)));
  };
  await deliverDueMails({
    ...createMailEnv(''),
    MAIL_SINK_URL: undefined,
    MAIL: { send } as unknown as SendEmail,
  });
  expect(sent.toSorted()).toEqual(names.map((name) => `content of ${name}`));
  expect(held.most).toBe(1);
});
