import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import {
  addVilla,
  createFiles,
  removeProperty,
  STUDIO,
  VILLA,
} from '../saved-searches/alerts/alert-site';
import { START, setMinute } from '../watch/watched-site';
import type { Files } from './indexnow-site';
import { clearAddresses, KEY, ORIGIN, openIndexNowSite } from './indexnow-site';

beforeEach(async () => {
  await clearAddresses();
  setMinute(0);
});
afterEach(async () => {
  vi.useRealTimers();
  await clearAddresses();
});

const isOfVilla = (path: string) => path.endsWith(`/${VILLA}/`);
const OTHER_TITLE = { [VILLA]: { TypeDescription: 'Villa aan de Ourthe' } };
const OTHER_PRICE = { [VILLA]: { Price: 365_000 } };

describe('search engines hear', () => {
  test('nothing of the first load, nor of a load that changes nothing', async () => {
    const { load, readPosts } = await openIndexNowSite();
    await load(createFiles());
    expect(await readPosts()).toEqual([]);
  });

  test('of a changed home once, in its languages, with the key and where it lies', async () => {
    const { site, box, load, runMinutes } = await openIndexNowSite();
    await load(createFiles(OTHER_PRICE));
    await load(createFiles(OTHER_PRICE));
    await runMinutes(3);
    const posts = await box.readNotices();
    expect(posts).toHaveLength(1);
    const { urlList, ...head } = posts[0];
    expect(head).toEqual({
      ...{ host: 'www.agency.example', key: KEY, keyLocation: `${ORIGIN}/${KEY}.txt` },
    });
    expect(urlList.toSorted()).toEqual([
      `${ORIGIN}/fr/a-vendre/durbuy/villa-avec-vue-sur-lourthe/${VILLA}/`,
      `${ORIGIN}/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/${VILLA}/`,
    ]);
    for (const url of urlList)
      expect((await site.fetch(new URL(url).pathname)).status, url).toBe(200);
    const key = await site.fetch(`/${KEY}.txt`);
    expect([key.status, key.headers.get('Content-Type'), await key.text()]).toEqual([
      ...[200, 'text/plain; charset=UTF-8', KEY],
    ]);
    expect((await site.fetch('/another-key.txt')).status).toBe(404);
  });

  test.each([
    ['a new home', addVilla(createFiles(), 90001), 2, '/90001/'],
    ['a home that left', removeProperty(createFiles(), STUDIO), 2, `/${STUDIO}/`],
    ['a sold home', createFiles({ [VILLA]: { Marquee: 1 } }), 2, `/${VILLA}/`],
    [
      'a title that is in the address: the old and the new',
      createFiles(OTHER_TITLE),
      4,
      `/${VILLA}/`,
    ],
  ])('of %s', async (_, files, count, end) => {
    const { load, readPosts } = await openIndexNowSite();
    await load(files);
    const [paths = [], ...others] = await readPosts();
    expect(others).toEqual([]);
    expect(paths.filter((path) => path.endsWith(end))).toHaveLength(count);
    // Beside it at most the page of a list that has become empty or is there again.
    expect(paths.filter((path) => /\/\d+\/$/.test(path))).toHaveLength(count);
  });

  test('of a page that is published, and nothing of it as a draft', async () => {
    const { load, readPosts } = await openIndexNowSite();
    const draft = createFiles();
    draft['site/menu.json'][0].status = 'Draft';
    await load(draft);
    const [left = []] = await readPosts();
    expect(left).toContain('/nl/te-koop/');
    draft['site/menu.json'][0].sort = 90;
    await load(draft);
    expect(await readPosts()).toHaveLength(1);
    await load(createFiles());
    expect((await readPosts())[1]).toEqual(left);
  });

  test('nothing in a language that they are asked to leave alone', async () => {
    const { load, readPosts } = await openIndexNowSite();
    const withoutFrench = (files: Files) => {
      files['site/configuration.json'].seo = { fr: { robots: 'noindex' } };
      return files;
    };
    await load(withoutFrench(createFiles()));
    const count = (await readPosts()).length;
    await load(withoutFrench(createFiles(OTHER_PRICE)));
    expect((await readPosts()).slice(count)).toEqual([[expect.stringMatching(/^\/nl\/te-koop/)]]);
  });

  test('of a home in its first week when it is public, and not before', async () => {
    const { load, readPosts, runMinutes, site } = await openIndexNowSite();
    const PublicFrom = new Date(START + 2 * DAY_MS).toISOString().slice(0, 10);
    const files = addVilla(createFiles(), 90001);
    for (const record of files['catalogue/property-details.json'])
      if (record.ID === 90001) record.PublicFrom = PublicFrom;
    await load(files);
    await runMinutes(2);
    expect(await readPosts()).toEqual([]);
    for (const minute of [0, 1, 2]) {
      vi.setSystemTime(START + 3 * DAY_MS + minute * 60_000);
      await site.runCron();
    }
    const posts = await readPosts();
    expect(posts.flat().filter((path) => path.endsWith('/90001/'))).toHaveLength(2);
    expect(posts.flat().filter((path) => /\/\d+\/$/.test(path))).toHaveLength(2);
  });

  test('of what a rollback changes back, once, whatever the pointer of a minute ago says', async () => {
    const { site, load, readPosts, runMinutes, first } = await openIndexNowSite();
    const second = await load(createFiles(OTHER_PRICE));
    await site.rollBack(first);
    await runMinutes(2);
    const posts = await readPosts();
    expect(posts.map((paths) => [paths.length, paths.every(isOfVilla)])).toEqual([
      ...[
        [2, true],
        [2, true],
      ],
    ]);
    await env.SNAPSHOTS.put('pointer', JSON.stringify({ current: second, previous: [] }));
    await runMinutes();
    expect(await readPosts()).toHaveLength(2);
  });

  test('once, however often and at once cron runs', async () => {
    const { site, readPosts } = await openIndexNowSite();
    await site.load(createFiles(OTHER_PRICE));
    setMinute(5);
    await Promise.all([site.runCron(), site.runCron(), site.runCron()]);
    await site.runCron();
    expect(await readPosts()).toHaveLength(1);
  });
});

test.each([
  ['on this machine', { ENVIRONMENT: 'local' }],
  ['without a key', { INDEXNOW_KEY: undefined }],
])('nothing is posted %s', async (_, variables) => {
  const { load, readPosts } = await openIndexNowSite(variables);
  await load(createFiles(OTHER_PRICE));
  expect(await readPosts()).toEqual([]);
});

test('what is not taken is tried eight times in a day, then staff are told how many it was', async () => {
  const { site, load, readPosts } = await openIndexNowSite({}, 503);
  await load(createFiles(OTHER_PRICE));
  for (const [tries, due] of [5, 9, 25, 89, 345, 705, 1065].entries()) {
    for (const minute of [due - 1, due]) {
      setMinute(minute);
      await site.runCron();
      expect([minute, (await readPosts()).length]).toEqual([
        minute,
        tries + 1 + Number(minute === due),
      ]);
    }
  }
  setMinute(1066);
  await site.runCron();
  const { results: left } = await env.DB.prepare('SELECT path FROM changed_addresses').all();
  expect(left).toEqual([]);
  const { results: mails } = await env.DB.prepare(
    `SELECT subject FROM outbox WHERE subject LIKE 'Zoekmachines%'`,
  ).all();
  expect(mails).toEqual([{ subject: 'Zoekmachines weten niet van gewijzigde pagina’s (2)' }]);
});
