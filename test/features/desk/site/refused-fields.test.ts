import { describe, expect, test } from 'vitest';
import { getInterfaceTexts } from '../../../../src/domain/language/texts';
import { describeSeen } from '../../../../src/features/desk/site/seen-values';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { REFUSED_TYPING } from './refused-typing';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

/** A site with a home page and a person of whom a page tells, beside what the small one has. */
const opened = setUpSiteDesk(() => {
  const files = createSmallSnapshot();
  const [page] = files['site/menu.json'];
  files['site/menu.json'].push({
    ...structuredClone(page),
    ...{ id: 1, name: 'Home', path: 'home' },
    params: { type: 'module', title: { nl: 'Thuis', fr: 'Chez soi' } },
  } as unknown as (typeof files)['site/menu.json'][number]);
  files['site/routes.json'].push({ original: '/', type: 'page', nl: '/nl/', fr: '/fr/' });
  const { headerLinks } = files['site/configuration.json'].header;
  Object.assign(headerLinks, { show: true, right: [{ label: 'Aanbod', link: '/for-sale/' }] });
  return files;
});

/** Saves what was typed; what was emptied had been shown with a value. */
const save = (path: string, typed: Record<string, string>, shown: Record<string, string> = {}) =>
  opened.desk.post(`${DESK_SITE}${path}/`, {
    ...{ action: 'save', ...typed },
    ...(Object.keys(shown).length > 0 && { seen: describeSeen(shown) }),
  });
const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });
const read = async (path: string) => (await opened.desk.get(path)).text();

/** The errors of a form by the name of their input. */
const findErrors = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/id="document-([^"]+)-error"[^>]*>(.*?)<\/p>/gs)].map(
      ([, name = '', text = '']) => [name, text.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')],
    ),
  );

const readInput = (page: string, name: string): string => {
  const [input = ''] =
    page.match(new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`)) ?? [];
  return /value="([^"]*)"/.exec(input)?.[1] ?? '';
};

/** The sentence of a key up to its first placeholder. */
const begin = (key: string): string => (getInterfaceTexts('nl')[key] ?? key).split('{')[0] ?? '';

describe('what a load would refuse is said at its field, in the words of the desk, and waits', () => {
  test.each(REFUSED_TYPING)('%s', async (_, path, document, typed, errors) => {
    const emptied = Object.keys(typed).filter((name) => typed[name] === '');
    const form = await read(`${DESK_SITE}${path}/`);
    const shown = emptied.map((name) => [name, readInput(form, name)]);
    await save(path, typed, Object.fromEntries(shown));
    const said = findErrors(await read(`${DESK_SITE}${path}/`));
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(errors).toSorted());
    for (const [name, key] of Object.entries(errors)) {
      const sentence = key === 'ALERT_FIELD_EMPTY' ? 'Titel' : begin(key);
      expect(said[name]).toContain(sentence);
    }
    const waiting = await read(PUBLISH);
    for (const name of Object.keys(errors))
      expect(waiting).toContain(`href="${DESK_SITE}${path}/#document-${name}"`);
    expect((await publish(document)).status).toBe(422);
  });

  test('in place of the preview of a new page that is not whole stands what it needs', async () => {
    const added = await opened.desk.post(`${DESK_SITE}paginas/`, {
      action: 'add',
      title: 'Waarden',
    });
    const id = new URL(added.headers.get('Location') ?? '', 'http://x').pathname.split('/').at(-2);
    const preview = `${DESK_SITE}voorbeeld/?of=pages/${id}`;
    await save(`paginas/${id}`, { 'page.status': 'Published', 'route.nl': 'desk' });
    const shown = await opened.desk.get(preview);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(
      `href="${DESK_SITE}paginas/${id}/#document-route.nl">Dit adres heeft een vaste pagina`,
    );
    await save(`paginas/${id}`, { 'route.nl': 'waarden' });
    const ready = await opened.desk.get(preview);
    expect(ready.status).toBe(303);
    const page = await opened.site(ready.headers.get('Location') ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<h1[^>]*>Waarden/);
  });

  test('the rest is published meanwhile', async () => {
    await save('popup', { link: '/nergens/' });
    await save('team/1', { 'role.nl': 'Schatter' });
    expect((await publish('team/1')).status).toBe(303);
    expect((await loadLiveSite()).team[0]?.role.nl).toBe('Schatter');
  });
});

describe('what several changes break together', () => {
  test('a page that a link still leads to is not removed: the link is named before anything is pressed', async () => {
    await opened.desk.post(`${DESK_SITE}paginas/3/`, { action: 'remove', sure: 'yes' });
    const waiting = await read(PUBLISH);
    expect(waiting).toContain(
      `href="${DESK_SITE}uiterlijk/#document-header.headerLinks.right.0.link"`,
    );
    expect(waiting).toContain('/for-sale/ leidt nergens heen');
    expect((await publish('pages/3')).status).toBe(422);
    await save('uiterlijk', { 'header.headerLinks.right.0.link': '/for-rent/' });
    expect(await read(PUBLISH)).not.toContain('leidt nergens heen');
  });

  test('a page that visitors know keeps its address from one that takes it, whichever came first', async () => {
    const pages = `${DESK_SITE}paginas/`;
    const ids: string[] = [];
    for (const title of ['Ons verhaal', 'Onze waarden']) {
      const added = await opened.desk.post(pages, { action: 'add', title });
      const id = new URL(added.headers.get('Location') ?? '', 'http://x').pathname
        .split('/')
        .at(-2);
      await save(`paginas/${id}`, { 'page.status': 'Published' });
      expect((await publish(`pages/${id}`)).status).toBe(303);
      ids.push(String(id));
    }
    const [first = '', second = ''] = ids;
    await save(`paginas/${first}`, { 'route.nl': 'onze-waarden' });
    expect(findErrors(await read(`${pages}${first}/`))).toEqual({
      'route.nl': getInterfaceTexts('nl').DESK_SITE_PATH_TAKEN,
    });
    expect(findErrors(await read(`${pages}${second}/`))).toEqual({});
  });

  test('an article that has an address of its own is removed with it', async () => {
    await opened.desk.post(`${DESK_SITE}artikels/801/`, { action: 'remove', sure: 'yes' });
    expect((await publish('articles/801')).status).toBe(303);
    const { articles, routes } = await loadLiveSite();
    expect(articles).toEqual([]);
    expect(routes.map(({ original }) => original)).not.toContain('/faq/cadastral-income/');
  });
});
