import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import { retryMails } from '../../../src/platform/mail/outbox-list-store';
import {
  deliverDueMails,
  emptyMailsBefore,
  MAIL_FAULTS,
} from '../../../src/platform/mail/outbox-store';
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
      error: null,
      answer: 'the sink answered 200',
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

test('the address of an unasked mail is deleted with its body; the sink does not receive its kind', async () => {
  const sink = createSinkUrl();
  await enqueue([{ ...sampleMail, kind: 'friend' }, sampleMail]);
  await env.DB.prepare("UPDATE outbox SET mail = '{' WHERE rowid = 2").run();
  await deliverDueMails(createMailEnv(sink));
  expect(await fetchReceivedMails(sink)).toEqual([expect.not.objectContaining({ kind: 'friend' })]);
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

describe('trying again', () => {
  beforeEach(async () => {
    await enqueue(
      ['failed', 'waits', 'left'].map((name) => ({ ...sampleMail, to: `${name}@example.be` })),
    );
    await env.DB.exec(
      "UPDATE outbox SET state = 'failed', tries = 3, error = '500' WHERE recipient LIKE 'failed%'",
    );
    await env.DB.exec(`UPDATE outbox SET due_at = due_at + 3600000 WHERE recipient LIKE 'waits%'`);
    await env.DB.exec(
      `UPDATE outbox SET state = 'failed', error = '${MAIL_FAULTS.leftOut}' WHERE recipient LIKE 'left%'`,
    );
  });
  const find = async (start: string) =>
    (await loadOutboxRows()).find(({ recipient }) => recipient.startsWith(start));

  test('all of them sends none that waits for a limit, or was left out by one', async () => {
    const ids = await retryMails(env.DB, Date.now());
    expect(ids).toEqual([(await find('failed'))?.id]);
  });

  test('one of them sends it, whatever limit it met', async () => {
    for (const name of ['waits', 'left']) {
      const id = (await find(name))?.id ?? '';
      expect(await retryMails(env.DB, Date.now(), id)).toEqual([id]);
    }
  });
});
