import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { AGENT, DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const PEOPLE = ['An Maas', 'Bo Claes', 'Cas Peeters', 'Dora Leys'];
const opened = setUpSiteDesk(() => {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(
    ...[4, 5, 6].map((id) => createPage(id, { sort: id })),
    createPage(7, { showFixedMenu: false }),
  );
  const [member] = files['site/team.json'];
  if (!member) throw new Error('the small snapshot has nobody');
  files['site/team.json'] = PEOPLE.map((name, index) => ({
    ...member,
    ...{ id: index + 1, name, sort: 10 * (index + 1) },
  }));
  return files;
});

/** A page of the menu without an address of its own. */
const createPage = (id: number, params: { sort?: number; showFixedMenu?: boolean }) => ({
  ...{ id, name: `Page ${id}`, path: `page-${id}`, status: 'Published' },
  params: { type: 'module' as const, title: { nl: `Pagina ${id}` }, ...params },
});

const LISTS = { team: `${DESK_SITE}team/`, pages: `${DESK_SITE}paginas/` };
const move = (list: keyof typeof LISTS, action: string, record: number, by = '1') =>
  opened.desk.post(LISTS[list], { action, record: String(record), by });
const readNames = async (list: keyof typeof LISTS) => {
  const page = await (await opened.desk.get(LISTS[list])).text();
  return [...page.matchAll(/<li id="\w+-\d+">.*?<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name);
};
const countDrafts = () =>
  env.DB.prepare('SELECT COUNT(*) AS n FROM site_drafts').first<number>('n');
const publish = async () => {
  const waiting = await (await opened.desk.get(PUBLISH)).text();
  const documents = [...waiting.matchAll(/name="documents"[^>]* value="([^"]+)"/g)];
  const body = new URLSearchParams({ action: 'publish', sure: 'yes' });
  for (const [, document = ''] of documents) body.append('documents', document);
  return opened.desk.post(PUBLISH, body);
};

describe('people', () => {
  test('are moved by buttons, over several places by a drag, and seen when it is published', async () => {
    const moved = await move('team', 'record-up', 2);
    expect(moved.headers.get('location')).toBe(`${LISTS.team}?done=moved#team-2`);
    await move('team', 'record-down', 1, '2');
    expect(await readNames('team')).toEqual(['Bo Claes', 'Cas Peeters', 'Dora Leys', 'An Maas']);
    expect((await loadLiveSite()).team.map(({ sort }) => sort)).toEqual([10, 20, 30, 40]);
    await publish();
    const { team } = await loadLiveSite();
    expect(team.toSorted((a, b) => a.sort - b.sort).map(({ name }) => name)).toEqual([
      ...['Bo Claes', 'Cas Peeters', 'Dora Leys', 'An Maas'],
    ]);
  });

  test('that are back where they stood leave no draft', async () => {
    await move('team', 'record-down', 1, '3');
    expect(await countDrafts()).toBe(4);
    await move('team', 'record-up', 1, '3');
    expect(await countDrafts()).toBe(0);
  });

  test.each([
    { why: 'beyond the first place', action: 'record-up', record: 1 },
    { why: 'beyond the last place', action: 'record-down', record: 4 },
    { why: 'who are gone', action: 'record-up', record: 99 },
  ])('$why are not moved, and the page says so', async ({ action, record }) => {
    const refused = await move('team', action, record);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Dit werd intussen elders verplaatst');
    expect(await countDrafts()).toBe(0);
  });

  test('are moved by editors, not by agents', async () => {
    const arne = await opened.openAs(AGENT);
    const refused = await arne.post(LISTS.team, { action: 'record-up', record: '2', by: '1' });
    expect(refused.status).toBe(403);
    expect(await countDrafts()).toBe(0);
  });
});

describe('pages of the menu', () => {
  const PAGE = `${LISTS.pages}4/`;

  test('are moved in its order, which those outside of it have no part in', async () => {
    expect(await readNames('pages')).toEqual(['For Sale', 'Pagina 4', 'Pagina 5', 'Pagina 6']);
    await move('pages', 'record-up', 6, '2');
    expect(await readNames('pages')).toEqual(['For Sale', 'Pagina 6', 'Pagina 4', 'Pagina 5']);
    expect((await move('pages', 'record-up', 7)).status).toBe(409);
    await publish();
    const menu = (await opened.read('/nl/te-koop/')).split('class="menu__items"')[1] ?? '';
    const places = [6, 4, 5].map((id) => menu.indexOf(`Pagina ${id}`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('below another are moved among themselves', async () => {
    for (const id of [5, 6]) {
      const page = `${LISTS.pages}${id}/`;
      await opened.desk.post(page, { action: 'save', 'page.parentId': '4' });
    }
    await opened.desk.post(PAGE, { action: 'save', 'page.params.title.nl': 'Boven' });
    await move('pages', 'record-down', 5);
    expect(await readNames('pages')).toEqual(['For Sale', 'Boven', 'Pagina 6', 'Pagina 5']);
    expect((await move('pages', 'record-down', 5)).status).toBe(409);
  });
});
