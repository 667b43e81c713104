import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import { loadDeskPictureNames } from '../../../../src/features/desk/site/pictures/kept-pictures-store';
import { computeMark } from '../../../../src/features/desk/site/seen-values';
import { concatBytes } from '../../../../src/platform/strip-metadata/bytes';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { GPS_TEXT, toBinaryString } from '../../../platform/strip-metadata/sample-pictures';
import { createPhotograph, createWebpPhotograph } from './sample-photographs';
import { DESK_SITE, EDITOR, loadLiveSite, MEMBER, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();

afterEach(async () => {
  const { objects } = await env.FILES.list({ prefix: 'pictures/' });
  await Promise.all(objects.map(({ key }) => env.FILES.delete(key)));
});

const upload = (
  files: readonly Uint8Array<ArrayBuffer>[],
  seen = '',
  field = 'image',
  document = MEMBER,
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: 'picture-put', field, seen }))
    body.set(name, value);
  for (const bytes of files) body.append('picture', new File([bytes], 'IMG_1.jpg'));
  return opened.desk.post(document, body);
};

const publish = (documents = 'team/1') =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });
const findMember = async () => (await loadLiveSite()).team.find(({ id }) => id === 1);
const listStored = async () =>
  (await env.FILES.list({ prefix: 'pictures/' })).objects
    .map(({ key }) => key.split('.')[1])
    .sort();
const listDrafts = async () =>
  (await env.DB.prepare('SELECT field FROM site_drafts ORDER BY field').all()).results.map(
    ({ field }) => field,
  );

describe('a picture of the desk', () => {
  test('is stored in its sizes without what a camera wrote, and seen once it is published', async () => {
    const [large, small] = [createPhotograph(600), createPhotograph(400)];
    expect(toBinaryString(large)).toContain(GPS_TEXT);
    expect((await upload([small, large])).status).toBe(303);
    expect(await findMember()).toMatchObject({ image: null });

    expect((await publish()).status).toBe(303);

    const member = await findMember();
    expect(member?.image).toMatchObject({ width: 600, height: 300 });
    const url = member?.image?.url ?? '';
    const answer = await opened.site(url);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(toBinaryString(new Uint8Array(await answer.arrayBuffer()))).not.toContain(GPS_TEXT);
    const half = await opened.site(url.replace('.webp', '-400.webp'));
    expect((await half.arrayBuffer()).byteLength).toBeGreaterThan(0);
    // Its three sizes, and the one that is shown where no WebP is read.
    expect(await listStored()).toHaveLength(4);
  });

  test('of a page is published once each language describes it, which one that replaces it needs anew', async () => {
    const page = `${DESK_SITE}paginas/3/`;
    const put = (width: number) => upload([createPhotograph(width)], '', 'page.params.image', page);
    const describeIt = () =>
      opened.desk.post(page, {
        action: 'save',
        'page.params.image.alt.nl': 'An lacht',
        'page.params.image.alt.fr': 'An sourit',
      });
    expect((await put(600)).status).toBe(303);
    await describeIt();
    await put(800);
    expect(await listDrafts()).toEqual(['page.params.image']);
    expect((await publish('pages/3')).status).toBe(422);
    expect(await (await opened.desk.get(PUBLISH)).text()).toContain('in het Frans');
    expect(await (await opened.desk.get(page)).text()).toContain(
      'De beschrijving van de foto ontbreekt in het Frans',
    );
    await describeIt();
    expect((await publish('pages/3')).status).toBe(303);
  });

  test('has one size as JPEG, for programs that read no WebP', async () => {
    await upload([600, 400, 250].map(createWebpPhotograph).concat(createPhotograph(600)), '');
    const { value } = (await env.DB.prepare('SELECT value FROM site_drafts').first()) ?? {};
    const [, name = ''] = /pictures\/([0-9a-f]{32}\.600)\.webp/.exec(String(value)) ?? [];
    const read = async (file: string) => {
      const answer = await opened.site(`/media/pictures/${file}`);
      const text = toBinaryString(new Uint8Array(await answer.arrayBuffer()));
      return [answer.headers.get('Content-Type'), text.includes(GPS_TEXT)];
    };
    for (const file of ['.webp', '-400.webp', '-250.webp'])
      expect(await read(name + file)).toEqual(['image/webp', false]);
    expect(await read(`${name}-600.jpg`)).toEqual(['image/jpeg', false]);
    expect(await listStored()).toHaveLength(4);
  });

  test('is refused when it is none, when it is too large, or when its field has none', async () => {
    const words = new TextEncoder().encode('<svg onload=alert(1)>');
    const refused = await upload([words]);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Dit bestand is geen foto die we kunnen tonen');
    const long = concatBytes([createPhotograph(600), new Uint8Array(3 * 1024 * 1024)]);
    expect((await upload([long])).status).toBe(422);
    expect((await upload([new Uint8Array(13 * 1024 * 1024)])).status).toBe(413);
    expect((await upload([createPhotograph(600)], '', 'name')).status).toBe(422);
    expect((await upload([])).status).toBe(422);
    expect([await listStored(), await listDrafts()]).toEqual([[], []]);
  });

  test('of a colleague is shown before it is replaced', async () => {
    await upload([createPhotograph(600)]);
    const eva = await opened.openAs(EDITOR);
    expect(await (await eva.get(MEMBER)).text()).toContain('.600');
    const clash = await upload([createPhotograph(800)], String(computeMark('')));
    expect(clash.status).toBe(409);
    expect(await clash.text()).toContain('door uzelf in een ander venster een foto geplaatst');
    const hers = new FormData();
    for (const [name, value] of Object.entries({ action: 'picture-remove', field: 'image' }))
      hers.set(name, value);
    hers.set('seen', String(computeMark('')));
    expect(await (await eva.post(MEMBER, hers)).text()).toContain('door Luc');
  });

  test('that was removed stays stored', async () => {
    await upload([createPhotograph(600)]);
    await publish();
    const url = (await findMember())?.image?.url ?? '';
    await opened.desk.post(MEMBER, { action: 'picture-remove', field: 'image' });
    await publish();
    expect((await findMember())?.image ?? null).toBe(null);
    expect((await opened.site(url)).status).toBe(200);
    const [name = ''] = /[0-9a-f]{32}\.\d+/.exec(url) ?? [];
    expect(await loadDeskPictureNames(env.DB, env.FILES)).toContain(name);
  });

  test('of what was loaded stays stored too, since one can go back to it', async () => {
    const files = createSmallSnapshot();
    const name = `${'a'.repeat(32)}.600`;
    const [member] = files['site/team.json'];
    if (member)
      member.image = {
        ...{ url: `/media/pictures/${name}.webp`, width: 600, height: 300 },
        alt: { nl: 'An lacht', fr: 'An sourit' },
      } as typeof member.image;
    await opened.open(files);
    await opened.desk.post(MEMBER, { action: 'remove', sure: 'yes' });
    expect((await publish()).status).toBe(303);
    expect(await findMember()).toBe(undefined);
    expect(await loadDeskPictureNames(env.DB, env.FILES)).toContain(name);
  });
});
