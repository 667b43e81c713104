import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import {
  clearWatch,
  createBox,
  createWatchedSite,
  loadVersion,
  queueMail,
  START,
  setMinute,
} from './watched-site';

beforeEach(async () => {
  await clearWatch();
  setMinute(0);
});
afterEach(() => {
  vi.useRealTimers();
});

const SINK = `${inject('sink')}/drills`;

describe('mail that is down for twenty minutes', () => {
  test('is red, told outside while it lasts, and told to be over', async () => {
    const box = createBox();
    const variables = { ALERT_URL: box.address(200), WATCH_SCALE: 1 };
    const down = await createWatchedSite({ ...variables, MAIL_SINK_URL: `${SINK}/503/` });
    await queueMail();
    for (const minute of [0, 4, 8, 12]) {
      setMinute(minute);
      await down.runCron();
      expect([minute, await down.askHealth()]).toEqual([minute, 200]);
    }
    for (const minute of [16, 20]) {
      setMinute(minute);
      await down.runCron();
      expect([minute, await down.askHealth()]).toEqual([minute, 503]);
    }
    expect(await box.readNotices()).toEqual([
      {
        kind: 'waiting mails',
        text: expect.stringContaining('E-mails vertrekken niet.'),
        url: 'http://localhost:8787/nl/desk/mails/',
        since: new Date(START).toISOString(),
      },
    ]);
    // The provider is back; the mail and the alarms' mails leave at their next try.
    const up = await createWatchedSite({ ...variables, MAIL_SINK_URL: `${SINK}/200/` });
    await env.DB.exec("UPDATE outbox SET due_at = 0 WHERE state = 'queued'");
    setMinute(21);
    await up.runCron();
    expect(await up.askHealth()).toBe(200);
    expect((await box.readNotices()).slice(1)).toEqual([
      {
        kind: 'waiting mails',
        recovered: true,
        text: 'Opgelost: E-mails vertrekken niet.',
        url: 'http://localhost:8787/nl/desk/mails/',
        since: new Date(START).toISOString(),
      },
    ]);
  });

  test('is red when the provider refuses the agency for good', async () => {
    const site = await createWatchedSite({ MAIL_SINK_URL: `${SINK}/550/` });
    await queueMail();
    await site.runCron();
    setMinute(16);
    await site.runCron();
    expect(await site.askHealth()).toBe(503);
    // What would be tried no more is the office's to retry, not a light that stays red.
    setMinute(73 * 60);
    await site.runCron('');
    expect(await site.askHealth()).toBe(200);
  });

  test('a mail that waits for its time is not late', async () => {
    const site = await createWatchedSite();
    await queueMail();
    await env.DB.prepare('UPDATE outbox SET due_at = ?')
      .bind(START + 3_600_000)
      .run();
    setMinute(40);
    await site.runCron();
    expect(await site.askHealth()).toBe(200);
  });
});

describe('cron that is dead', () => {
  test('is red after six minutes, told once by whoever asks, and told to be over', async () => {
    const box = createBox();
    const site = await createWatchedSite({ ALERT_URL: box.address(200) });
    await site.runCron('');
    setMinute(5);
    expect(await site.askHealth()).toBe(200);
    setMinute(7);
    for (let request = 0; request < 5; request++) expect(await site.askHealth()).toBe(503);
    expect(await box.readNotices()).toMatchObject([
      { kind: 'cron', since: new Date(START).toISOString() },
    ]);
    setMinute(8);
    await site.runCron();
    expect(await site.askHealth()).toBe(200);
    expect((await box.readNotices()).slice(1)).toMatchObject([{ kind: 'cron', recovered: true }]);
  });

  test('is told of again after an hour, not before', async () => {
    const box = createBox();
    const site = await createWatchedSite({ ALERT_URL: box.address(200) });
    await site.runCron('');
    for (let minute = 10; minute < 140; minute += 10) {
      setMinute(minute);
      await site.askHealth();
    }
    const cron = (await box.readNotices()).filter(({ kind }) => kind === 'cron');
    expect(cron).toHaveLength(3);
  });

  test('is red when only the jobs of the hour are dead', async () => {
    const site = await createWatchedSite();
    await site.runCron('');
    setMinute(119);
    await site.runCron();
    expect(await site.askHealth()).toBe(200);
    setMinute(121);
    await site.runCron();
    expect(await site.askHealth()).toBe(503);
  });
});

describe('the version that was loaded last', () => {
  test.each([
    ['its pointer is gone', () => env.SNAPSHOTS.delete(POINTER_KEY)],
    ['its pointer is not one', () => env.SNAPSHOTS.put(POINTER_KEY, '{"current":7}')],
    [
      'its manifest is gone',
      async () => {
        const { keys } = await env.SNAPSHOTS.list({ prefix: 'manifest/' });
        for (const { name } of keys) await env.SNAPSHOTS.delete(name);
      },
    ],
    [
      'its manifest is not one',
      async () => {
        const { keys } = await env.SNAPSHOTS.list({ prefix: 'manifest/' });
        for (const { name } of keys) await env.SNAPSHOTS.put(name, '{}');
      },
    ],
  ])('is missed where %s, in every isolate, and told outside', async (_, lose) => {
    await loadVersion();
    const box = createBox();
    const site = await createWatchedSite({ ALERT_URL: box.address(200) });
    expect(await site.askHealth()).toBe(200);
    await lose();
    expect(await site.askHealth()).toBe(503);
    site.restart();
    expect(await site.askHealth()).toBe(503);
    expect(await box.readNotices()).toMatchObject([
      { kind: 'live version', url: 'http://localhost:8787/nl/desk/aanbod/versies/' },
    ]);
    await loadVersion();
    setMinute(1);
    await site.runCron();
    site.restart();
    expect(await site.askHealth()).toBe(200);
    expect((await box.readNotices()).slice(1)).toMatchObject([
      { kind: 'live version', recovered: true },
    ]);
  });

  test('is missed by an isolate that cannot open it', async () => {
    await loadVersion();
    const { keys } = await env.SNAPSHOTS.list({ prefix: 'part/' });
    for (const { name } of keys) await env.SNAPSHOTS.delete(name);
    expect(await (await createWatchedSite()).askHealth()).toBe(503);
  });

  test('is missed where KV was emptied after a load, not where nothing was ever loaded', async () => {
    expect(await (await createWatchedSite()).askHealth()).toBe(200);
    await env.DB.prepare(`INSERT INTO runs (job, ran_at) VALUES ('load', ?)`).bind(START).run();
    expect(await (await createWatchedSite()).askHealth()).toBe(503);
  });
});
