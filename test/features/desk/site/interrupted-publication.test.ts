import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { loadDrafts } from '../../../../src/features/desk/site/drafts-store';
import { loadDeskPictureNames } from '../../../../src/features/desk/site/pictures/kept-pictures-store';
import type { PublishStores } from '../../../../src/features/desk/site/publish-site-store';
import { publishDrafts } from '../../../../src/features/desk/site/publish-site-store';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { createPhotograph } from './sample-photographs';
import { DESK_SITE, loadLiveSite, MEMBER, readLiveVersion, setUpSiteDesk } from './site-desk';

const IMAGES = 'header.banner.gallery.images';
const opened = setUpSiteDesk(() => {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(...[4, 5].map(createPage));
  const images = ['dorp', 'rivier'].map((name) => ({ url: `/media/hero/${name}.webp` }));
  Object.assign(files['site/configuration.json'].header.banner, { gallery: { images } });
  return files;
});

/** A page of the menu without an address of its own. */
const createPage = (id: number) => ({
  ...{ id, name: `Page ${id}`, path: `page-${id}`, status: 'Published' },
  params: { type: 'module' as const, title: { nl: `Pagina ${id}` }, sort: id },
});

/** Types a text and the body of an article, puts a portrait in, orders pages and the pictures of the banner. */
async function draftChanges({ desk }: Pick<typeof opened, 'desk'>) {
  await desk.post(MEMBER, { action: 'save', 'role.nl': 'Schatter' });
  await desk.post(`${DESK_SITE}artikels/801/`, { action: 'save', 'body.nl': 'Van vandaag' });
  const portrait = new FormData();
  for (const [name, value] of Object.entries({ action: 'picture-put', field: 'image' }))
    portrait.set(name, value);
  portrait.append('picture', new File([createPhotograph(600)], 'IMG_1.jpg'));
  await desk.post(MEMBER, portrait);
  await desk.post(`${DESK_SITE}paginas/`, { action: 'record-up', record: '5', by: '1' });
  await desk.post(`${DESK_SITE}uiterlijk/`, { action: 'item-down', item: `${IMAGES}.0` });
}

/** Whether each of those changes is live: a record, its picture, the order of the menu, and that of a list. */
async function readLive() {
  const { team, menu, configuration } = await loadLiveSite();
  const [, first, second] = menu.toSorted((a, b) => a.params.sort - b.params.sort);
  return {
    role: team[0]?.role.nl === 'Schatter',
    portrait: team[0]?.image?.url,
    pages: (first?.id ?? 0) > (second?.id ?? 0),
    pictures: configuration.header.banner.gallery.images[0]?.url === '/media/hero/rivier.webp',
  };
}

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
    const { loaded, site, desk, read } = await opened.open();
    await draftChanges({ desk });
    const { stores, countWrites } = failFrom(n);
    const drafts = await loadDrafts(env.DB);
    const staff = await env.DB.prepare('SELECT id FROM staff_accounts LIMIT 1').first<string>('id');
    const outcome = await publishDrafts(stores, { id: staff ?? '' }, drafts).catch(() => 'stopped');
    const isNew = (await readLiveVersion()) !== loaded;
    outcomes.push(isNew ? 'new' : 'old');
    // Whatever is live is whole: all that was drafted is of the same publication.
    const { portrait, ...shown } = await readLive();
    expect({ ...shown, body: (await read(ARTICLE)).includes('Van vandaag') }).toEqual({
      ...{ role: isNew, pages: isNew, pictures: isNew, body: isNew },
    });
    expect(portrait !== undefined).toBe(isNew);
    if (!isNew) expect(await loadDrafts(env.DB)).toEqual(drafts);
    // The picture is there in both: a load keeps it, and it is shown when its turn comes.
    const named = drafts.find(({ field }) => field === 'image');
    const { url = '' } = (named?.value ?? {}) as { url?: string };
    expect((await site(url)).status).toBe(200);
    expect(await loadDeskPictureNames(env.DB, env.FILES)).toContain(
      /[0-9a-f]{32}\.\d+/.exec(url)?.[0],
    );
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
