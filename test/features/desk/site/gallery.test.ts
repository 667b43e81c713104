import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import { computeMark, describeSeen } from '../../../../src/features/desk/site/seen-values';
import { createSnapshotWithHome } from '../../../platform/snapshot/small-snapshot';
import { createPhotograph } from './sample-photographs';
import { DESK_SITE, EDITOR, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const LOOK = `${DESK_SITE}uiterlijk/`;
const IMAGES = 'header.banner.gallery.images';
const PUBLISHED = ['dorp', 'rivier'];
const EMPTY = String(computeMark(''));

/** The pictures of the home page's banner where it shows several. */
const opened = setUpSiteDesk(() => {
  const files = createSnapshotWithHome();
  files['site/menu.json'].push({
    ...{ id: 90, parentId: 0, name: 'home', path: 'home', status: 'Published', sort: 90 },
    ...{ childMenus: [], params: { type: 'module' } },
  } as never);
  const images = PUBLISHED.map((name) => ({
    ...{ url: `/media/hero/${name}.webp`, width: 1920, height: 1128 },
    alt: { nl: `Een ${name}`, fr: `Le ${name}` },
  }));
  Object.assign(files['site/configuration.json'].header, {
    banner: { type: 'gallery', gallery: { images } },
  });
  return files;
});

afterEach(async () => {
  const { objects } = await env.FILES.list({ prefix: 'pictures/' });
  await Promise.all(objects.map(({ key }) => env.FILES.delete(key)));
});

const put = (place: number, width: number, seen = EMPTY, desk = opened.desk) => {
  const body = new FormData();
  const fields = { action: 'picture-put', field: `${IMAGES}.${place}`, seen };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.append('picture', new File([createPhotograph(width)], 'IMG_1.jpg'));
  return desk.post(LOOK, body);
};
const describeAt = (place: number, nl: string, fr: string) =>
  opened.desk.post(LOOK, {
    ...{ action: 'save', [`${IMAGES}.${place}.alt.nl`]: nl },
    [`${IMAGES}.${place}.alt.fr`]: fr,
  });
const press = (action: string, place: number, seen = '') =>
  opened.desk.post(LOOK, { action, item: `${IMAGES}.${place}`, seen });
const publish = () =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'look' });
const listLive = async () =>
  (await loadLiveSite()).configuration.header.banner.gallery.images.map(({ alt }) => alt?.nl);
const listShown = async (path: string) =>
  [...(await opened.read(path)).matchAll(/<img[^>]*banner-picture[^>]*>/g)].map(
    ([tag]) => /alt="([^"]*)"/.exec(tag)?.[1],
  );

describe('the pictures of the home page’s banner', () => {
  test('move as their form says: one after the other, at that pace, to the last one', async () => {
    const movement = 'header.banner.gallery.config';
    const flags = Object.fromEntries(
      ['autoplay', 'loop', 'fade'].map((name) => [`${movement}.${name}`, 'yes']),
    );
    await opened.desk.post(LOOK, {
      ...{ action: 'save', [`${movement}.speed`]: '800', [`${movement}.autoplay`]: 'yes' },
      seen: describeSeen({ ...flags, [`${movement}.speed`]: '500' }),
    });
    expect((await publish()).status).toBe(303);
    expect((await loadLiveSite()).configuration.header.banner.gallery.config).toMatchObject({
      ...{ autoplay: true, loop: false, fade: false, speed: 800 },
    });
    await opened.desk.post(LOOK, { action: 'save', [`${movement}.speed`]: '20000' });
    expect((await publish()).status).toBe(422);
  });

  test('are added and described, seen by visitors in each language once they are published', async () => {
    expect((await put(2, 600)).status).toBe(303);
    expect((await publish()).status).toBe(422);
    const page = await (await opened.desk.get(LOOK)).text();
    expect(page).toContain('De beschrijving van de foto ontbreekt in het Frans');
    await describeAt(2, 'De brug', 'Le pont');
    expect(await listShown('/nl/')).toEqual(['Een dorp', 'Een rivier']);
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('Banner op de startpagina, galerij 3, Foto');
    expect((await publish()).status).toBe(303);
    expect(await listShown('/nl/')).toEqual(['Een dorp', 'Een rivier', 'De brug']);
    expect(await listShown('/fr/')).toEqual(['Le dorp', 'Le rivier', 'Le pont']);
  });

  test('are moved, one that is new with its description, in words before they are published', async () => {
    await put(2, 600);
    await describeAt(2, 'De brug', 'Le pont');
    await press('item-up', 2);
    await press('item-down', 0);
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('<del>Een dorp · Een rivier</del>');
    expect((await publish()).status).toBe(303);
    expect(await listLive()).toEqual(['De brug', 'Een dorp', 'Een rivier']);
  });

  test('are taken away by the button of the picture as by that of its row, and what stands behind moves up', async () => {
    await put(2, 600);
    await describeAt(2, 'De brug', 'Le pont');
    await opened.desk.post(LOOK, { action: 'picture-remove', field: `${IMAGES}.0` });
    await press('item-remove', 0);
    expect((await publish()).status).toBe(303);
    expect(await listLive()).toEqual(['De brug']);
    expect(await listShown('/nl/')).toEqual(['De brug']);
  });

  test('that two people add at once both stay', async () => {
    const eva = await opened.openAs(EDITOR);
    await put(2, 600);
    expect((await put(2, 400, EMPTY, eva)).status).toBe(303);
    await describeAt(2, 'De brug', 'Le pont');
    await describeAt(3, 'De molen', 'Le moulin');
    expect((await publish()).status).toBe(303);
    expect(await listLive()).toEqual(['Een dorp', 'Een rivier', 'De brug', 'De molen']);
  });

  test('are not taken away in place of others that stand there meanwhile', async () => {
    const page = await (await opened.desk.get(LOOK)).text();
    const [, seen = ''] =
      new RegExp(`value="${IMAGES}\\.0"/?><input[^>]*name="seen" value="([^"]*)"`).exec(page) ?? [];
    const [, row = ''] =
      new RegExp(`name="item" value="${IMAGES}\\.0"/?><input[^>]*name="seen" value="([^"]*)"`).exec(
        page,
      ) ?? [];
    expect([seen, row]).not.toContain('');
    await press('item-down', 0);
    const body = { action: 'picture-remove', field: `${IMAGES}.0`, seen };
    expect((await opened.desk.post(LOOK, body)).status).toBe(409);
    expect((await press('item-remove', 0, row)).status).toBe(409);
    expect((await publish()).status).toBe(303);
    expect(await listLive()).toEqual(['Een rivier', 'Een dorp']);
  });
});

test('another picture in the banner is seen on phones too, which have an upright one of their own', async () => {
  const upright = 'header.banner.imageMobile';
  const putInto = (field: string, width: number) => {
    const body = new FormData();
    body.set('action', 'picture-put');
    body.set('field', field);
    body.append('picture', new File([createPhotograph(width)], 'IMG_1.jpg'));
    return opened.desk.post(LOOK, body);
  };
  const readBanner = async () => (await loadLiveSite()).configuration.header.banner;
  await opened.desk.post(LOOK, { action: 'save', 'header.banner.type': 'image' });
  await putInto('header.banner.image', 600);
  await putInto(upright, 800);
  for (const language of ['nl', 'fr'])
    await opened.desk.post(LOOK, { action: 'save', [`header.banner.image.alt.${language}`]: 'x' });
  expect((await publish()).status).toBe(303);
  const { imageMobile } = await readBanner();
  expect(imageMobile).toMatch(/^\/media\/pictures\/[0-9a-f]{32}\.800\.webp$/);
  expect(await opened.read('/nl/')).toContain('.800');

  await putInto('header.banner.image', 1000);
  for (const language of ['nl', 'fr'])
    await opened.desk.post(LOOK, { action: 'save', [`header.banner.image.alt.${language}`]: 'y' });
  const waiting = await (await opened.desk.get(PUBLISH)).text();
  expect(waiting).toContain('Banner op de startpagina, staande foto voor telefoons');
  expect(waiting).not.toContain('header.banner');
  expect((await publish()).status).toBe(303);
  expect((await readBanner()).imageMobile).toBe('');
  expect(await opened.read('/nl/')).not.toContain('.800');
});
