import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { LUC } from '../desk-requests';
import {
  AGENT,
  DESK_SITE,
  EDITOR,
  MEMBER,
  PUBLISH,
  readLiveVersion,
  setUpSiteDesk,
} from './site-desk';

const opened = setUpSiteDesk();

/** Returns what the form of a person sends as its page shows it. */
const readMember = (page: string): Record<string, string> => {
  const read = (name: string) =>
    new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&quot;', '"') ??
    '';
  const names = ['name', 'role.nl', 'role.fr', 'phone', 'email', 'sort', 'seen'];
  return {
    ...Object.fromEntries(names.map((name) => [name, read(name)])),
    ...{ action: 'save', status: 'Published' },
  };
};

describe('two people at one document', () => {
  test('each in another language: both texts are kept', async () => {
    const shown = readMember(await (await opened.desk.get(MEMBER)).text());
    const eva = await opened.openAs(EDITOR);
    await eva.post(MEMBER, { ...shown, 'role.fr': 'Experte' });
    await opened.desk.post(MEMBER, { ...shown, 'role.nl': 'Schatter' });
    const { results } = await env.DB.prepare('SELECT field, value FROM site_drafts').all();
    expect(results).toEqual([
      { field: 'role.fr', value: '"Experte"' },
      { field: 'role.nl', value: '"Schatter"' },
    ]);
  });

  test('in one field: the second sees the other text beside the own, and chooses', async () => {
    const shown = readMember(await (await opened.desk.get(MEMBER)).text());
    const eva = await opened.openAs(EDITOR);
    await eva.post(MEMBER, { ...shown, 'role.nl': 'Experte' });
    const clash = await opened.desk.post(MEMBER, {
      ...{ ...shown, 'role.nl': 'Schatter', phone: '084 11 22 33' },
    });
    expect(clash.status).toBe(409);
    const page = await clash.text();
    expect(page).toContain('Wat in het rood staat, werd intussen door Eva Claes gewijzigd.');
    expect(page).toContain('Dit werd intussen door Eva Claes gewijzigd in: Experte');
    expect(page).toContain('value="Schatter"');
    const phone = env.DB.prepare("SELECT value FROM site_drafts WHERE field = 'phone'");
    expect(await phone.first('value')).toBe('"084 11 22 33"');
    const again = await opened.desk.post(MEMBER, readMember(page));
    expect(again.status).toBe(303);
    const role = env.DB.prepare("SELECT value FROM site_drafts WHERE field = 'role.nl'");
    expect(await role.first('value')).toBe('"Schatter"');
  });
});

describe('one person in two windows', () => {
  test.each([
    { language: 'nl', path: MEMBER, by: 'door uzelf in een ander venster' },
    { language: 'fr', path: '/fr/desk/site/equipe/1/', by: 'par vous-même dans une autre fenêtre' },
  ])('reads in $language that it was another window', async ({ path, by }) => {
    const shown = readMember(await (await opened.desk.get(path)).text());
    await opened.desk.post(path, { ...shown, 'role.nl': 'Experte' });
    const clash = await opened.desk.post(path, { ...shown, 'role.nl': 'Schatter' });
    expect(clash.status).toBe(409);
    const page = await clash.text();
    expect(page.split(by).length - 1).toBeGreaterThan(1);
    expect(page).not.toMatch(/collega|collègue/);
  });

  test('of which one published meanwhile is told of no colleague', async () => {
    const shown = readMember(await (await opened.desk.get(MEMBER)).text());
    await opened.desk.post(MEMBER, { ...shown, 'role.nl': 'Experte' });
    await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' });
    const clash = await opened.desk.post(MEMBER, { ...shown, 'role.nl': 'Schatter' });
    expect(await clash.text()).toContain('Dit werd intussen elders gewijzigd in: Experte');
  });
});

describe('what a script stores while it is typed', () => {
  test('one field touches no other, and several savings are one line of the log', async () => {
    const { seen = '{}' } = readMember(await (await opened.desk.get(MEMBER)).text());
    const phone = JSON.parse(seen).phone;
    const typed = async (text: string, mark: number) =>
      opened.desk.post(MEMBER, {
        ...{ action: 'save', phone: text, seen: JSON.stringify({ phone: mark }) },
      });
    expect((await typed('084 11', phone)).status).toBe(303);
    const { seen: later = '{}' } = readMember(await (await opened.desk.get(MEMBER)).text());
    expect((await typed('084 11 22 33', JSON.parse(later).phone)).status).toBe(303);
    const { results } = await env.DB.prepare('SELECT field, value FROM site_drafts').all();
    expect(results).toEqual([{ field: 'phone', value: '"084 11 22 33"' }]);
    const lines = env.DB.prepare(
      "SELECT count(*) AS lines FROM staff_actions WHERE action = 'site saved' AND subject = 'team/1'",
    );
    expect(await lines.first('lines')).toBe(1);
    expect((await typed('084 44', phone)).status).toBe(409);
  });
});

describe('two people who add a record at the same instant', () => {
  test.each([
    ['paginas', 'pages'],
    ['artikels', 'articles'],
    ['team', 'team'],
  ])('each get their own: %s', async (list, kind) => {
    const path = `${DESK_SITE}${list}/`;
    const eva = await opened.openAs(EDITOR);
    const [, category = ''] =
      /name="category".*?<option value="(\d+)"/s.exec(await (await eva.get(path)).text()) ?? [];
    const add = (browser: typeof opened.desk, title: string) =>
      browser.post(path, { action: 'add', title, category });
    const titles = ['Eerste', 'Tweede', 'Derde'];
    const added = await Promise.all(
      titles.map((title, index) => add(index === 1 ? eva : opened.desk, title)),
    );
    const paths = added.map((answer) => answer.headers.get('Location'));
    expect(new Set(paths).size).toBe(3);
    const { results } = await env.DB.prepare(
      "SELECT document, value FROM site_drafts WHERE field = ''",
    ).all<{ document: string; value: string }>();
    expect(results.map(({ document }) => document.split('/')[0])).toEqual([kind, kind, kind]);
    for (const [index, title] of titles.entries())
      if (kind === 'pages')
        expect(
          await (await eva.get(new URL(paths[index] ?? '', 'http://x').pathname)).text(),
        ).toContain(title);
    const logged = env.DB.prepare(
      "SELECT count(DISTINCT subject) AS subjects, count(*) AS lines FROM staff_actions WHERE action = 'site saved' AND subject LIKE ?",
    ).bind(`${kind}/%`);
    expect(await logged.first()).toEqual({ subjects: 3, lines: 3 });
  });
});

describe('who may change the site', () => {
  const PAGES = [
    '',
    'paginas/',
    'artikels/',
    'team/',
    'team/1/',
    'kantoor/',
    'publiceren/',
    'publicaties/',
    'voorbeeld/',
  ];
  test.each(PAGES.map((page) => DESK_SITE + page))('%s', async (path) => {
    const statuses = async (browser: { get(path: string): Promise<Response> }) =>
      (await browser.get(path)).status;
    const anonymous = { get: (address: string) => opened.site(address) };
    expect(await statuses(anonymous)).toBe(303);
    expect(await statuses(await opened.openAs(AGENT))).toBe(403);
    expect([200, 303]).toContain(await statuses(await opened.openAs(EDITOR)));
    expect([200, 303]).toContain(await statuses(await opened.openAs(LUC.email)));
  });

  test('an agent who posts changes nothing; an editor publishes and cannot go back', async () => {
    const agent = await opened.openAs(AGENT);
    expect((await agent.post(MEMBER, { action: 'save', 'role.nl': 'Baas' })).status).toBe(403);
    const editor = await opened.openAs(EDITOR);
    await editor.post(MEMBER, { action: 'save', 'role.nl': 'Schatter' });
    expect(
      (await agent.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' })).status,
    ).toBe(403);
    expect(await readLiveVersion()).toBe(opened.loaded);
    expect(
      (await editor.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/1' })).status,
    ).toBe(303);
    expect(await readLiveVersion()).not.toBe(opened.loaded);
    const versions = `${DESK_SITE}publicaties/`;
    const back = await editor.post(versions, { action: 'restore', number: '1', sure: 'yes' });
    expect(back.status).toBe(403);
  });
});

describe('records', () => {
  test('a new person is hidden, has what was typed, and is removed again', async () => {
    const added = await opened.desk.post(`${DESK_SITE}team/`, { action: 'add' });
    const path = new URL(added.headers.get('Location') ?? '', 'http://x').pathname;
    expect(path).toBe(`${DESK_SITE}team/2/`);
    await opened.desk.post(path, {
      action: 'save',
      name: 'Bo Claes',
      'role.nl': 'Schatter',
      'role.fr': 'Expert',
    });
    await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/2' });
    expect(await (await opened.desk.get(`${DESK_SITE}team/`)).text()).toContain('Bo Claes');
    await opened.desk.post(path, { action: 'remove', sure: 'yes' });
    await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'team/2' });
    expect((await opened.desk.get(path)).status).toBe(404);
    expect(await readLiveVersion()).toBe(opened.loaded);
  });
});
