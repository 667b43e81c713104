import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PERIODS } from '../../../src/domain/periods';
import { publishOverrides } from '../../../src/features/desk/catalogue/changes/publish-overrides-store';
import { emptyTables } from '../../empty-tables';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { openDesk, resetStaff, SANNE } from './desk-requests';

const PAGE = '/nl/desk/aanbod/84213/';
const PUBLIC = '/nl/te-koop/durbuy/villa/84213/';

let loaded: string;
let an: TestBrowser;
let bo: TestBrowser;
let read: (path: string) => Promise<string>;

beforeEach(async () => {
  await resetStaff();
  await emptyTables(['listing_overrides', 'version_lock']);
  const files = createSmallSnapshot();
  files['site/configuration.json'].listings = {
    ...{ marqueeIgnore: [3], marqueeSold: [3], marqueeUnderOption: [2] },
  };
  loaded = await storeLiveVersion(await compileFiles(files));
  const site = await createTestSite({ variables: WITH_LIVE_POINTER });
  an = await openDesk(site);
  bo = await openDesk(site, SANNE.email);
  read = async (path) => {
    await site(path);
    const answer = await site(path);
    const moved = answer.headers.get('location');
    return moved ? read(moved) : answer.text();
  };
});
afterEach(async () => {
  const { keys } = await env.SNAPSHOTS.list();
  await Promise.all(keys.map(({ name }) => env.SNAPSHOTS.delete(name)));
});

const readLive = async () => JSON.parse((await env.SNAPSHOTS.get('pointer')) ?? '{}').current;

/** Reads the hidden value that a form of the page holds. */
async function readSeen(browser: TestBrowser, form: string): Promise<string> {
  const html = await (await browser.get(PAGE)).text();
  const [, inner = ''] = new RegExp(`id="${form}"([\\s\\S]*?)</form>`).exec(html) ?? [];
  return /name="seen" value="([^"]*)"/.exec(inner)?.[1] ?? '';
}

const changePrice = async (browser: TestBrowser, price: string, seen?: string) =>
  browser.post(PAGE, { action: 'price', price, seen: seen ?? (await readSeen(browser, 'price')) });

describe('a change of a listing at the desk', () => {
  test('is on the public page, in lists and in the log at once, and goes back with one press', async () => {
    const changed = await changePrice(an, '€ 372.500');
    expect(changed.status).toBe(303);
    const done = await (await an.get(changed.headers.get('location') ?? '')).text();
    expect(done).toContain(`De site volgt binnen ${PERIODS.seenVersion.minutes}\u00a0minuten.`);
    expect(await readLive()).not.toBe(loaded);
    expect(await read(PUBLIC)).toContain('372.500');
    expect(await read('/nl/te-koop/')).toContain('372.500');
    expect(await loadRows('staff_actions')).toContainEqual(
      expect.objectContaining({ action: 'listing price changed', subject: '84213' }),
    );
    const page = await (await an.get(PAGE)).text();
    expect(page).toContain('385.000');
    await an.post(PAGE, { action: 'restore', field: 'price', language: '' });
    expect(await readLive()).toBe(loaded);
    expect(await read(PUBLIC)).toContain('385.000');
  });

  test('of a text leaves the other language as it is', async () => {
    const headline = 'Villa aan het water';
    await an.post(PAGE, {
      ...{ action: 'texts', language: 'nl', headline, description: 'Rustig & groen' },
      seen: await readSeen(an, 'texts-nl'),
    });
    expect(await read(PUBLIC)).toContain(headline);
    expect(await read('/fr/a-vendre/durbuy/villa/84213/')).toContain('Villa avec vue sur l’Ourthe');
    expect(await read('/nl/zoeken/?q=water')).toContain(headline);
  });

  test.each(['een prijs', '', '250k', '-5'])('refuses the price %j at the field', async (price) => {
    const answer = await changePrice(an, price);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="price-price-error"');
    expect(await loadRows('listing_overrides')).toEqual([]);
  });

  test.each(['192.000', '771.000'])('asks before the far price %s, once', async (price) => {
    expect((await changePrice(an, '193.000')).status).toBe(303);
    await an.post(PAGE, { action: 'restore', field: 'price', language: '' });
    expect(await (await changePrice(an, price)).text()).toContain('Dat is een groot verschil.');
    expect(await readLive()).toBe(loaded);
    const seen = await readSeen(an, 'price');
    expect((await an.post(PAGE, { action: 'price', price, seen, sure: 'yes' })).status).toBe(303);
  });

  test('that somebody else made since shows theirs; saving again decides', async () => {
    const seen = await readSeen(bo, 'price');
    await changePrice(an, '372.500');
    const clash = await changePrice(bo, '360.000', seen);
    expect(clash.status).toBe(409);
    const html = await clash.text();
    expect(html).toContain('dit werd intussen door Luc Dardenne gewijzigd.');
    const own = await (await changePrice(an, '361.000', seen)).text();
    expect(own).toContain('Dit werd intussen door uzelf in een ander venster gewijzigd in');
    expect(html).toContain('value="360.000"');
    expect(await read(PUBLIC)).toContain('372.500');
    expect((await changePrice(bo, '360.000')).status).toBe(303);
    expect(await read(PUBLIC)).toContain('360.000');
  });

  test('sold leaves the offer and keeps its page', async () => {
    await an.post(PAGE, { action: 'state', state: 'sold', seen: await readSeen(an, 'state') });
    expect(await read(PUBLIC)).toContain('Verkocht');
    expect(await read('/nl/te-koop/')).not.toContain('84213');
    const refused = await an.post(PAGE, { action: 'state', state: 'rented', seen: '' });
    expect(refused.status).toBe(422);
  });

  test('withdrawn asks first, then nothing shows it but the desk, which brings it back', async () => {
    const before = await read(PUBLIC);
    const ask = await an.post(PAGE, { action: 'withdraw', sure: '' });
    expect(await ask.text()).toContain('value="yes"');
    expect(await readLive()).toBe(loaded);
    await an.post(PAGE, { action: 'withdraw', sure: 'yes' });
    expect(before).toContain('385.000');
    expect(await read(PUBLIC)).not.toContain('385.000');
    for (const path of ['/nl/te-koop/', '/sitemap.xml', '/nl/feed/', '/nl/zoeken/?q=villa'])
      expect(await read(path)).not.toContain('84213');
    expect((await an.get(PAGE)).status).toBe(200);
    await an.post(PAGE, { action: 'offer', sure: '' });
    expect(await readLive()).toBe(loaded);
    expect(await read(PUBLIC)).toBe(before);
  });

  test('waits while something else goes live, and the next job publishes it', async () => {
    await env.DB.prepare(
      `INSERT INTO version_lock (id, kind, key, created_at, expires_at)
       VALUES (1, 'load', 'x', ?1, ?1 + 60000)`,
    )
      .bind(Date.now())
      .run();
    const answer = await changePrice(an, '372.500');
    expect(answer.headers.get('location')).toContain('done=waits');
    expect(await readLive()).toBe(loaded);
    expect(await (await an.get(PAGE)).text()).toContain('value="372500"');
    await env.DB.prepare('DELETE FROM version_lock').run();
    expect(await publishOverrides(env, null)).toEqual({ kind: 'done' });
    expect(await read(PUBLIC)).toContain('372.500');
  });
});

/** Returns the stores as they are until their n-th write, which fails like every one after it. */
function failFrom(n: number) {
  let writes = 0;
  const guard = <Store extends object>(store: Store, names: readonly string[]): Store =>
    new Proxy(store, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...input: unknown[]) => {
          if (names.includes(String(name)) && ++writes >= n)
            return Promise.reject(new Error('the worker was stopped'));
          return value.apply(target, input);
        };
      },
    });
  return {
    stores: { DB: guard(env.DB, ['batch']), SNAPSHOTS: guard(env.SNAPSHOTS, ['put', 'delete']) },
    countWrites: () => writes,
  };
}

test('a change that stops at any write is live whole or not at all, and the next job does it', async () => {
  await changePrice(an, '372.500');
  const changed = await readLive();
  const outcomes = new Set<string>();
  for (let n = 1; ; n++) {
    await env.DB.prepare('DELETE FROM version_lock').run();
    await env.SNAPSHOTS.put('pointer', JSON.stringify({ current: loaded, previous: [changed] }));
    await env.DB.prepare('UPDATE listing_overrides SET published_at = NULL').run();
    const { stores, countWrites } = failFrom(n);
    const outcome = await publishOverrides(stores, null).catch(() => 'stopped');
    const live = await readLive();
    outcomes.add(live === loaded ? 'old' : 'new');
    expect([loaded, changed]).toContain(live);
    expect(await read('/nl/te-koop/')).toContain(live === loaded ? '385.000' : '372.500');
    await env.DB.prepare('DELETE FROM version_lock').run();
    expect(await publishOverrides(env, null)).toEqual({ kind: 'done' });
    expect(await readLive()).toBe(changed);
    if (outcome !== 'stopped' && countWrites() < n) break;
  }
  expect([...outcomes]).toEqual(['old', 'new']);
}, 60_000);
