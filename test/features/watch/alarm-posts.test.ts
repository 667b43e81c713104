import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import {
  clearWatch,
  createBox,
  createWatchedSite,
  queueMail,
  SIGNING_KEY,
  setMinute,
} from './watched-site';

beforeEach(async () => {
  await clearWatch();
  setMinute(0);
});
afterEach(() => {
  vi.useRealTimers();
});

const SINK = `${inject('sink')}/posts`;

describe('what is posted', () => {
  test('is signed with the newest signing key', async () => {
    const box = createBox();
    const site = await createWatchedSite({ ALERT_URL: box.address(200) });
    await site.runCron('');
    setMinute(7);
    await site.askHealth();
    const [{ method = '', signature = '', body = '' } = {}] = await box.read();
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(SIGNING_KEY),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    const [, hex = ''] = /^sha256=([\da-f]{64})$/.exec(signature) ?? [];
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const text = new TextEncoder().encode(body);
    expect([method, await crypto.subtle.verify('HMAC', key, bytes, text)]).toEqual(['POST', true]);
  });

  test('is tried three times where the receiver answers 500, and the site is served meanwhile', async () => {
    const box = createBox();
    const site = await createWatchedSite({
      ...{ ALERT_URL: box.address(500), MAIL_SINK_URL: `${SINK}/200/` },
    });
    await site.runCron('');
    setMinute(7);
    await site.askHealth();
    expect(await box.read()).toHaveLength(3);
  });

  test('holds up no mail where the receiver hangs', async () => {
    const box = createBox();
    const site = await createWatchedSite({
      ...{ ALERT_URL: box.address('hang'), MAIL_SINK_URL: `${SINK}/200/` },
    });
    await env.DB.prepare(`INSERT INTO runs (job, ran_at) VALUES ('backup', 1)`).run();
    await queueMail();
    await site.runCron('* * * * *', { isLeft: true });
    const mail = await env.DB.prepare(`SELECT state FROM outbox WHERE subject = 'Vraag'`).first();
    expect(mail).toEqual({ state: 'sent' });
    // Nobody waited for an answer: two more tries would follow.
    expect((await box.read()).length).toBeLessThan(3);
  });
});

describe('the heartbeat', () => {
  test('is sent after a run in which all was well, and only then', async () => {
    const box = createBox();
    const site = await createWatchedSite({
      ...{ HEARTBEAT_URL: box.address(200), MAIL_SINK_URL: `${SINK}/503/` },
    });
    await site.runCron();
    expect(await box.read()).toMatchObject([{ method: 'GET', body: '' }]);
    await queueMail();
    setMinute(16);
    await site.runCron();
    expect(await box.read()).toHaveLength(1);
  });
});
