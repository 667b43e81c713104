import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDeskPictureNames } from '../../../src/features/desk/site/pictures/kept-pictures-store';
import { emptyTables } from '../../empty-tables';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { GPS_TEXT, toBinaryString } from '../../platform/strip-metadata/sample-pictures';
import { loadRows } from '../forms/form-requests';
import type { TestBrowser } from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';
import { createPhotograph } from './site/sample-photographs';

/** Pictures that the office adds to a listing, beside those of the source. */
const PAGE = '/nl/desk/aanbod/84213/';
const PUBLIC = { nl: '/nl/te-koop/durbuy/villa/84213/', fr: '/fr/a-vendre/durbuy/villa/84213/' };
const TEXTS = { textNl: 'De tuin in mei', textFr: 'Le jardin en mai' };

let desk: TestBrowser;
let site: Awaited<ReturnType<typeof createTestSite>>;
let read: (path: string) => Promise<string>;

beforeEach(async () => {
  await resetStaff();
  await emptyTables(['listing_overrides', 'version_lock']);
  await storeLiveVersion(await compileFiles(createSmallSnapshot()));
  site = await createTestSite({ variables: WITH_LIVE_POINTER });
  desk = await openDesk(site);
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
  const { objects } = await env.FILES.list({ prefix: 'pictures/' });
  await Promise.all(objects.map(({ key }) => env.FILES.delete(key)));
});

const add = (fields: Record<string, string>, ...files: Uint8Array<ArrayBuffer>[]) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: 'picture-put', kind: 'photo', ...fields }))
    body.set(name, value);
  for (const bytes of files) body.append('picture', new File([bytes], 'IMG_1.jpg'));
  return desk.post(PAGE, body);
};
const findUrl = (html: string) => /\/media\/pictures\/[0-9a-f]{32}\.600/.exec(html)?.[0] ?? '';

test('a photograph is on the public page at once, named in the language of each, without what a camera wrote', async () => {
  expect((await add(TEXTS, createPhotograph(600), createPhotograph(400))).status).toBe(303);
  const nl = await read(PUBLIC.nl);
  expect(nl).toContain(TEXTS.textNl);
  expect(await read(PUBLIC.fr)).toContain(TEXTS.textFr);
  const picture = await site(`${findUrl(nl)}.webp`);
  expect(picture.status).toBe(200);
  expect(toBinaryString(new Uint8Array(await picture.arrayBuffer()))).not.toContain(GPS_TEXT);
  expect(await loadRows('staff_actions')).toContainEqual(
    expect.objectContaining({ action: 'listing pictures changed', subject: '84213' }),
  );
});

test('a plan stands among the plans; it is left out, comes first, and the source’s pictures come back', async () => {
  await add({ ...TEXTS, kind: 'plan' }, createPhotograph(600));
  const added = await read(PUBLIC.nl);
  expect(added.slice(added.indexOf('id="plans"'))).toContain(TEXTS.textNl);
  const picture = `${findUrl(await (await desk.get(PAGE)).text())}.webp`;
  const seen = async () =>
    /name="picture" value="[^"]*"\/?><input[^>]*name="seen" value="([^"]*)"/.exec(
      await (await desk.get(PAGE)).text(),
    )?.[1] ?? '';
  const press = async (action: string) =>
    desk.post(PAGE, { action, picture, seen: await seen(), by: '1' });
  expect((await press('picture-hide')).status).toBe(303);
  expect(await read(PUBLIC.nl)).not.toContain(TEXTS.textNl);
  await press('picture-show');
  await press('picture-first');
  expect(await read(PUBLIC.nl)).toContain(TEXTS.textNl);
  await desk.post(PAGE, { action: 'restore', field: 'pictures', language: '' });
  expect(findUrl(await read(PUBLIC.nl))).toBe('');
});

test('what is no picture, or is not described in both languages, is refused; what was typed stays', async () => {
  const words = await add(TEXTS, new TextEncoder().encode('<svg onload=alert(1)>'));
  expect(words.status).toBe(422);
  const html = await words.text();
  expect(html).toContain('Dit bestand is geen foto die we kunnen tonen');
  expect(html).toContain(`value="${TEXTS.textNl}"`);
  expect((await add(TEXTS)).status).toBe(422);
  const bare = await add({ ...TEXTS, textFr: ' ' }, createPhotograph(600));
  expect(bare.status).toBe(422);
  expect(await bare.text()).toContain('id="add-picture-textFr-error"');
  expect(await loadRows('listing_overrides')).toEqual([]);
});

test('it stays stored while the office shows it or left it out', async () => {
  await add(TEXTS, createPhotograph(600));
  const [, name = ''] = /pictures\/([0-9a-f]{32}\.600)/.exec(await read(PUBLIC.nl)) ?? [];
  expect(await loadDeskPictureNames(env.DB, env.FILES)).toContain(name);
});
