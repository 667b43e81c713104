import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { loadDrafts } from '../../../../src/features/desk/site/drafts-store';
import type { PublishStores } from '../../../../src/features/desk/site/publish-site-store';
import { publishDrafts } from '../../../../src/features/desk/site/publish-site-store';
import { DESK_SITE, loadLiveSite, MEMBER, readLiveVersion, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();

/** Returns the stores as they are until their n-th write, which fails like every one after it. */
function failFrom(n: number): { stores: PublishStores; countWrites: () => number } {
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
    stores: {
      DB: guard(env.DB, ['batch']),
      SNAPSHOTS: guard(env.SNAPSHOTS, ['put', 'delete']),
      FILES: guard(env.FILES, ['put']),
    },
    countWrites: () => writes,
  };
}

const ARTICLE = '/nl/faq/kadastraal-inkomen/';

test('a publication that stops at any write leaves the old site or the new one, and the drafts', async () => {
  const outcomes: string[] = [];
  for (let n = 1; ; n++) {
    const { loaded, desk, read } = await opened.open();
    await desk.post(MEMBER, { action: 'save', 'role.nl': 'Schatter' });
    await desk.post(`${DESK_SITE}artikels/801/`, { action: 'save', 'body.nl': 'Van vandaag' });
    const { stores, countWrites } = failFrom(n);
    const drafts = await loadDrafts(env.DB);
    const staff = await env.DB.prepare('SELECT id FROM staff_accounts LIMIT 1').first<string>('id');
    const outcome = await publishDrafts(stores, { id: staff ?? '' }, drafts).catch(() => 'stopped');
    const isNew = (await readLiveVersion()) !== loaded;
    outcomes.push(isNew ? 'new' : 'old');
    // Whatever is live is whole: a record and the body of an article are of the same publication.
    const { team } = await loadLiveSite();
    const shown = [(await read(ARTICLE)).includes('Van vandaag'), team[0]?.role.nl === 'Schatter'];
    expect(shown).toEqual([isNew, isNew]);
    if (!isNew) expect(await loadDrafts(env.DB)).toHaveLength(2);
    // The next try is not held up by the one that stopped.
    await env.DB.prepare('DELETE FROM version_lock').run();
    expect(await publishDrafts(env, { id: staff ?? '' }, drafts)).toMatchObject({ kind: 'done' });
    if (typeof outcome === 'object' && countWrites() < n) break;
  }
  expect(outcomes.at(0)).toBe('old');
  expect(outcomes.at(-1)).toBe('new');
  expect(outcomes.length).toBeGreaterThan(5);
  // A site and a publication for each write: more than a test has on a busy machine.
}, 120_000);
