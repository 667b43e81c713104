import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { SHARE_CARD } from '../../../src/domain/site/share-card';
import { concatBytes } from '../../../src/platform/strip-metadata/bytes';
import { emptyTables } from '../../empty-tables';
import { compileFiles, createTestSite, storeLiveVersion, WITH_LIVE_POINTER } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import {
  createJpegSegment,
  GPS_TEXT,
  METADATA_SEGMENTS,
  toBinaryString,
} from '../../platform/strip-metadata/sample-pictures';
import { LUC, openDesk, resetStaff } from './desk-requests';

const VILLA = '/nl/desk/aanbod/84213/';
const PHOTOGRAPH = '/media/houses/villa.webp';
let site: Awaited<ReturnType<typeof createTestSite>>;
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeEach(async () => {
  await resetStaff();
  await emptyTables(['listing_overrides', 'version_lock']);
  const { objects } = await env.FILES.list({ prefix: 'pictures/' });
  await Promise.all(objects.map(({ key }) => env.FILES.delete(key)));
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json'].slice(0, 2))
    Object.assign(record, { XLargePictureItem: { Url: PHOTOGRAPH } });
  await storeLiveVersion(
    await compileFiles(files, { shareCard: `${'c3'.repeat(16)}.1200-agency.jpg` }),
  );
  site = await createTestSite({ variables: WITH_LIVE_POINTER });
  desk = await openDesk(site, LUC.email);
});

/** The cards that the page of the villa asks its browser to draw. */
async function readMissing(): Promise<
  { file: string; facts: { price: string; size?: typeof SHARE_CARD } }[]
> {
  const page = await (await desk.get(VILLA)).text();
  const [, json = '{"cards":[]}'] = /data-cards="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')).cards;
}

/** A JPEG of this size, with what a camera writes into it. */
const createCard = ({ width, height } = SHARE_CARD) =>
  concatBytes([
    Uint8Array.of(0xff, 0xd8),
    METADATA_SEGMENTS.XMP,
    createJpegSegment(
      0xc0,
      Uint8Array.of(8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
    ),
    createJpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 3, 0xff, 0xd9),
  ]);

function send(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set('action', 'cards');
  body.append('card', new File([bytes], name, { type: 'image/jpeg' }));
  return desk.post(VILLA, body);
}

const listStored = async () =>
  (await env.FILES.list({ prefix: 'pictures/' })).objects.map(({ key }) => key);

test('another price asks for another card; the one that is drawn is what its page names', async () => {
  const before = await readMissing();
  expect(before.length).toBeGreaterThan(0);
  const page = await (await desk.get(VILLA)).text();
  const [, seen = ''] = /id="price".*?name="seen" value="([^"]*)"/s.exec(page) ?? [];
  expect((await desk.post(VILLA, { action: 'price', price: '365.000', seen })).status).toBe(303);
  const after = await readMissing();
  expect(after.map(({ facts }) => facts.price)[0]).toContain('365.000');
  expect(after.map(({ file }) => file)).not.toEqual(before.map(({ file }) => file));
  for (const { file, facts } of after)
    expect((await send(file, createCard(facts.size))).status).toBe(303);
  expect(await readMissing()).toEqual([]);
  const list = await (await site('/nl/te-koop/?closed=1')).text();
  const path = /href="(\/nl\/[^"]*\/84213\/)"/.exec(list)?.[1] ?? '';
  await site(path);
  const named = /og:image" content="[^"]*?(\/media[^"]*)"/.exec(await (await site(path)).text());
  const card = await site((named?.[1] ?? '').replaceAll('&amp;', '&'));
  expect(card.headers.get('Content-Type')).toBe('image/jpeg');
  expect(card.headers.get('Cache-Control')).toContain('immutable');
  expect(toBinaryString(new Uint8Array(await card.arrayBuffer()))).not.toContain(GPS_TEXT);
});

test('what is no card of this listing is not stored', async () => {
  const [missing] = await readMissing();
  const file = missing?.file ?? '';
  await send(`${'a'.repeat(32)}.1200.jpg`, createCard());
  await send(file, createCard({ width: 1200, height: 800 }));
  await send(file, new TextEncoder().encode('<svg onload=alert(1)>') as Uint8Array<ArrayBuffer>);
  await send(file, concatBytes([createCard(), new Uint8Array(1024 * 1024)]));
  expect(await listStored()).toEqual([]);
  expect((await readMissing())[0]?.file).toBe(file);
});
