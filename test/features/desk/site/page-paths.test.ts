import { describe, expect, test } from 'vitest';
import { keepFormerPaths } from '../../../../src/features/desk/site/keep-former-paths';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();
const PAGES = `${DESK_SITE}paginas/`;

const HOME = { original: '/', type: 'page' as const, nl: '/nl/', fr: '/fr/', breadcrumb: [] };

const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });

/** Makes a page at the desk and publishes it; returns its address at the desk and its document. */
async function addPage(title: string, parent = '') {
  const { path, document } = await addHidden(title, parent);
  await opened.desk.post(path, { action: 'save', 'page.status': 'Published' });
  expect((await publish(document)).status).toBe(303);
  return { path, document };
}

/** Makes a page at the desk that is not published yet. */
async function addHidden(title: string, parent = '') {
  const added = await opened.desk.post(PAGES, { action: 'add', title, parent });
  const path = new URL(added.headers.get('Location') ?? '', 'http://x').pathname;
  return { path, document: `pages/${path.split('/').at(-2)}` };
}

/** Where a visitor's path leads: its status and its Location. */
async function visit(path: string): Promise<string> {
  await opened.site(path);
  const response = await opened.site(path);
  return [response.status, response.headers.get('Location') ?? ''].join(' ').trim();
}

describe('a page of the desk', () => {
  test('has an address from its title, in every language, and stands below another page', async () => {
    await addPage('Onze waarden');
    await addPage('Wie we zijn', '3');
    const { menu } = await loadLiveSite();
    expect(menu.find(({ id }) => id === 3)?.childMenus.map(({ name }) => name)).toEqual([
      'Wie we zijn',
    ]);
    expect(await visit('/nl/onze-waarden/')).toBe('200');
    expect(await visit('/fr/onze-waarden/')).toBe('200');
    expect(await visit('/nl/te-koop/wie-we-zijn/')).toBe('200');
  });

  test('gets another address: links to the old one lead to it, and no page takes the old one', async () => {
    const { path, document } = await addPage('Onze waarden');
    await opened.desk.post(path, { action: 'save', 'route.nl': 'Waarden & Normen' });
    expect((await publish(document)).status).toBe(303);
    expect(await visit('/nl/waarden-normen/')).toBe('200');
    expect(await visit('/nl/onze-waarden/?a=b')).toBe('301 /nl/waarden-normen/?a=b');
    expect(await visit('/fr/onze-waarden/')).toBe('200');
    const other = await opened.desk.post(PAGES, { action: 'add', title: 'Onze waarden' });
    const id = new URL(other.headers.get('Location') ?? '', 'http://x').pathname.split('/').at(-2);
    const refused = await publish(`pages/${id}`);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Dit was het adres van een andere pagina');
  });

  test('gets its old address back, and the other one leads there', async () => {
    const { path, document } = await addPage('Onze waarden');
    for (const address of ['waarden', 'onze-waarden']) {
      await opened.desk.post(path, { action: 'save', 'route.nl': address });
      await publish(document);
    }
    expect(await visit('/nl/onze-waarden/')).toBe('200');
    expect(await visit('/nl/waarden/')).toBe('301 /nl/onze-waarden/');
  });

  test('that is removed leaves its address to the page above, until it comes back', async () => {
    const above = await addPage('Onze waarden', '3');
    await opened.desk.post(above.path, { action: 'remove', sure: 'yes' });
    expect((await publish(above.document)).status).toBe(303);
    expect(await visit('/nl/te-koop/onze-waarden/')).toBe('301 /nl/te-koop/');
    const again = await addHidden('Onze waarden');
    await opened.desk.post(again.path, { action: 'save', 'route.nl': 'te-koop/onze-waarden' });
    const refused = await publish(again.document);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Dit was het adres van een andere pagina');
    const versions = `${DESK_SITE}publicaties/`;
    const restored = await opened.desk.post(versions, {
      ...{ action: 'restore', number: '2', sure: 'yes' },
    });
    expect(restored.status).toBe(303);
    expect(await visit('/nl/te-koop/onze-waarden/')).toBe('200');
  });

  test('that is removed takes the pages below along, after a page that names them', async () => {
    const files = createSmallSnapshot();
    files['site/routes.json'].push(HOME);
    await opened.open(files);
    await addPage('Wie we zijn', '3');
    const page = `${PAGES}3/`;
    const question = await opened.desk.post(page, { action: 'remove', sure: '' });
    expect(await question.text()).toContain('Ook de pagina’s eronder verdwijnen: Wie we zijn.');
    await opened.desk.post(page, { action: 'remove', sure: 'yes' });
    expect((await publish('pages/3')).status).toBe(303);
    const { routes } = await loadLiveSite();
    expect(routes.map(({ nl }) => nl)).not.toContain('/nl/te-koop/wie-we-zijn/');
    expect(await visit('/nl/te-koop/wie-we-zijn/')).toBe('301 /nl/');
    await opened.desk.post(`${DESK_SITE}publicaties/`, {
      ...{ action: 'restore', number: '2', sure: 'yes' },
    });
    expect(await visit('/nl/te-koop/wie-we-zijn/')).toBe('200');
  });

  test('that is removed keeps its number, and a new page that stood below it stays', async () => {
    const above = await addPage('Onze waarden');
    const added = await addHidden('Wie we zijn', above.document.split('/')[1]);
    await opened.desk.post(above.path, { action: 'remove', sure: 'yes' });
    const other = await addHidden('Ons verhaal');
    expect([above.document, added.document]).not.toContain(other.document);
    expect(await (await opened.desk.get(added.path)).text()).toContain('Wie we zijn');
  });

  test('with the title of another one has its own address in each language', async () => {
    await addPage('Onze waarden');
    await addPage('Onze waarden');
    const { routes } = await loadLiveSite();
    for (const language of ['nl', 'fr'] as const)
      expect(routes.slice(-2).map((route) => route[language])).toEqual([
        `/${language}/onze-waarden/`,
        expect.stringMatching(new RegExp(`^/${language}/onze-waarden-\\d+/$`)),
      ]);
  });

  test('that takes the address of another one waits, and its field says so in the language of the desk', async () => {
    await addPage('Onze waarden');
    const { path, document } = await addHidden('Ons verhaal');
    await opened.desk.post(path, { action: 'save', 'route.nl': 'onze-waarden' });
    expect((await publish(document)).status).toBe(422);
    expect(await (await opened.desk.get(path)).text()).toMatch(
      /id="document-route\.nl-error".*?Een andere pagina heeft dit adres al/,
    );
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('Een andere pagina heeft dit adres al');
    await opened.desk.post(path, { action: 'save', 'route.nl': 'ons-verhaal' });
    expect((await publish(document)).status).toBe(303);
  });

  test('takes no address of a page of the product', async () => {
    const { path, document } = await addPage('Onze waarden');
    await opened.desk.post(path, { action: 'save', 'route.nl': 'desk' });
    const refused = await publish(document);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Dit adres heeft een vaste pagina van de site');
  });
});

describe('a path that a page had', () => {
  const DAY = 86_400_000;
  const now = Date.UTC(2027, 5, 1, 12);
  const since = (days: number) => new Date(now - days * DAY).toISOString().slice(0, 10);

  test.each([
    [364, true],
    [365, false],
  ])('is kept from others for a year: %i days', async (days, isKept) => {
    const live = await loadLiveSite();
    const page = { original: '/a/', type: 'page' as const, breadcrumb: [] };
    const routes = [
      { ...page, nl: '/nl/nieuw/', former: [{ path: '/nl/oud/', since: since(days) }] },
      { ...page, original: '/b/', nl: '/nl/oud/' },
    ];
    const site = keepFormerPaths({ ...live, routes }, { ...live, routes }, now);
    expect(site.routes[0]?.former !== undefined).toBe(isKept);
  });

  test('leads breadcrumbs to the page, as one whose path nobody took does for good', async () => {
    const live = await loadLiveSite();
    const page = { original: '/a/', type: 'page' as const, nl: '/nl/oud/', breadcrumb: [] };
    const step = { name: { nl: 'A' }, path: { nl: '/nl/oud/' } };
    const child = { ...page, original: '/b/', nl: '/nl/b/', breadcrumb: [step] };
    const before = { ...live, routes: [page, child] };
    const after = { ...live, routes: [{ ...page, nl: '/nl/nieuw/' }, child] };
    const published = keepFormerPaths(before, after, now);
    expect(published.routes[0]?.former).toEqual([{ path: '/nl/oud/', since: since(0) }]);
    expect(published.routes[1]?.breadcrumb[0]?.path).toEqual({ nl: '/nl/nieuw/' });
    const later = keepFormerPaths(published, published, now + 4000 * DAY);
    expect(later.routes[0]?.former).toEqual([{ path: '/nl/oud/', since: since(0) }]);
  });
});
