import { describe, expect, test } from 'vitest';
import { movePage } from '../../../../src/features/desk/site/move-page';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();
const PAGES = `${DESK_SITE}paginas/`;

const publish = (...documents: string[]) =>
  opened.desk.post(
    PUBLISH,
    new URLSearchParams([
      ...[
        ['action', 'publish'],
        ['sure', 'yes'],
      ],
      ...documents.map((document) => ['documents', document]),
    ]),
  );
const save = (id: string, fields: Record<string, string>) =>
  opened.desk.post(`${PAGES}${id}/`, { action: 'save', ...fields });

/** Makes a page that visitors see; returns its id. */
async function addPage(title: string, parent = ''): Promise<string> {
  const added = await opened.desk.post(PAGES, { action: 'add', title, parent });
  const id = new URL(added.headers.get('Location') ?? '', 'http://x').pathname.split('/').at(-2);
  await save(`${id}`, { 'page.status': 'Published' });
  expect((await publish(`pages/${id}`)).status).toBe(303);
  return `${id}`;
}

async function visit(path: string): Promise<string> {
  await opened.site(path);
  const response = await opened.site(path);
  return [response.status, response.headers.get('Location') ?? ''].join(' ').trim();
}

describe('a page that is moved below another one', () => {
  test('takes its address and those below along; the old ones lead there, and nothing that names it is lost', async () => {
    const [values, team] = [await addPage('Onze waarden'), await addPage('Over ons')];
    const child = await addPage('Samen', values);
    const before = await loadLiveSite();
    await save(values, { 'page.parentId': team });
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('<del>Bovenaan, onder geen andere</del> <ins>Over ons</ins>');
    expect((await publish(`pages/${values}`)).status).toBe(303);
    expect(await visit('/nl/over-ons/onze-waarden/')).toBe('200');
    expect(await visit('/nl/onze-waarden/')).toBe('301 /nl/over-ons/onze-waarden/');
    expect(await visit('/nl/onze-waarden/samen/')).toBe('301 /nl/over-ons/onze-waarden/samen/');
    const page = await opened.read('/nl/over-ons/onze-waarden/samen/');
    expect(page).toContain('href="/nl/over-ons/"');
    const { routes } = await loadLiveSite();
    const originals = (list: typeof routes) => list.map(({ original }) => original).sort();
    expect(originals(routes)).toEqual(originals(before.routes));

    await save(values, { 'page.parentId': '0' });
    await publish(`pages/${values}`);
    expect(await visit('/nl/onze-waarden/')).toBe('200');
    expect(await visit('/nl/over-ons/onze-waarden/')).toBe('301 /nl/onze-waarden/');
    const after = await loadLiveSite();
    const sort = ({ menu }: typeof before) => menu.toSorted((a, b) => a.id - b.id);
    expect(sort(after)).toEqual(sort(before));
    expect((await opened.desk.get(`${PAGES}${child}/`)).status).toBe(200);
  });

  test('stays when the page that it stood below is removed, and leaves its address to the new one when it goes', async () => {
    const [above, other] = [await addPage('Onze waarden'), await addPage('Over ons')];
    const child = await addPage('Samen', above);
    await save(child, { 'page.parentId': other });
    await opened.desk.post(`${PAGES}${above}/`, { action: 'remove', sure: 'yes' });
    expect((await publish(`pages/${child}`, `pages/${above}`)).status).toBe(303);
    expect(await visit('/nl/over-ons/samen/')).toBe('200');
    expect(await visit('/nl/onze-waarden/samen/')).toBe('301 /nl/over-ons/samen/');
    await opened.desk.post(`${PAGES}${child}/`, { action: 'remove', sure: 'yes' });
    await publish(`pages/${child}`);
    expect(await visit('/nl/over-ons/samen/')).toBe('301 /nl/over-ons/');
  });

  test('cannot stand below itself, a page below it, or one that does not exist', async () => {
    const above = await addPage('Onze waarden');
    const child = await addPage('Samen', above);
    const site = await loadLiveSite();
    for (const parent of [Number(above), Number(child), 999]) {
      const changed = structuredClone(site);
      movePage(changed, Number(above), parent);
      expect(changed).toEqual(site);
    }
  });
});
