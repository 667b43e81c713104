import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place } from '../../../scripts/staff/place';
import { openPlace } from '../../../scripts/staff/place';
import { PATIENCE_MS } from '../../../src/platform/mail/backoff';
import { lastMails, queued } from '../../../src/platform/mail/outbox-store';
import { migrate, report, staff } from './staff-tool';

let state: string;
let place: Place;

const NOW = Date.now();
const mailTo = (to: string) => ({
  from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  subject: 'Uw vraag over pand 84213',
  text: 'Dag',
  html: '<p>Dag</p>',
  to,
});

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'outbox-test-'));
  place = await openPlace({ remote: false, persistTo: state });
  await migrate(place);
  const people = ['sent@example.be', 'waits@example.be', 'failed@example.be', 'no address'];
  await place.db.batch(queued(place.db, people.map(mailTo), NOW - PATIENCE_MS));
  await place.db.batch([
    place.db.prepare("UPDATE outbox SET state = 'sent', tries = 1 WHERE recipient LIKE 'sent@%'"),
    place.db
      .prepare("UPDATE outbox SET tries = 3, due_at = ?, trouble = '500' WHERE recipient LIKE 'w%'")
      .bind(NOW + 3_600_000),
    place.db.prepare(
      "UPDATE outbox SET state = 'failed', tries = 14, trouble = 'the sink answered 500' WHERE recipient LIKE 'failed@%'",
    ),
  ]);
});
afterAll(async () => {
  await place.close();
  await rm(state, { recursive: true, force: true });
});

const local = (...words: string[]) => staff(...words, '--persist-to', state);
const mails = () => lastMails(place.db, 10);
const to = async (recipient: string) =>
  (await mails()).find((mail) => mail.recipient.startsWith(recipient));

test('staff see what has not got away and why', async () => {
  const said = report(await local('outbox', 'status', '--json'));
  expect(said).toMatchObject({ ok: true, queued: 1, sent: 1, failed: 2 });
  expect(said.mails).toContainEqual(
    expect.objectContaining({
      recipient: 'failed@example.be',
      state: 'failed',
      tries: 14,
      nextTry: null,
      trouble: 'the sink answered 500',
    }),
  );
  const { out } = await local('outbox', 'status');
  expect(out).toContain('1 mail sent, 1 waiting, 2 failed.');
  expect(out).toContain('the recipient is no address');
});

test('one mail is tried again, then all that can be', async () => {
  const failed = await to('failed');
  const one = await local('outbox', 'retry', failed?.id ?? '', '--json');
  expect(report(one)).toEqual({ ok: true, tried: [failed?.id] });
  expect(await to('failed')).toMatchObject({ state: 'queued', tries: 0 });
  const all = report(await local('outbox', 'retry', '--json'));
  expect(all.tried.sort()).toEqual([failed?.id, (await to('waits'))?.id].sort());
  expect((await to('waits'))?.dueAt).toBeLessThanOrEqual(Date.now());
  expect(await to('no address')).toMatchObject({ state: 'failed' });
  expect(await to('sent')).toMatchObject({ state: 'sent' });
});

test('a mail that was sent, or never was, is refused', async () => {
  const sent = await local('outbox', 'retry', (await to('sent'))?.id ?? '');
  expect(sent.code).toBe(1);
  expect((await local('outbox', 'retry', 'nobody')).code).toBe(1);
});
