import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { emptyTables } from '../../../empty-tables';
import { DESK_SITE, EDITOR, MEMBER, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();

const remove = (path: string) => opened.desk.post(path, { action: 'remove', sure: 'yes' });
const publish = (documents: string) =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });
const read = async (path: string) => (await opened.desk.get(path)).text();
const readDrafts = async () =>
  (await env.DB.prepare('SELECT field, value FROM site_drafts').all()).results;

/** The words of a tag and what is in it. */
const countTags = (page: string, words: string) =>
  page.split(`<span class="desk-tag">${words}</span>`).length - 1;

describe('a removal that is not published', () => {
  test('has its place: the page, the list and the overview show it, and it can be kept', async () => {
    expect((await remove(MEMBER)).headers.get('Location')).toBe(MEMBER);
    const page = await read(MEMBER);
    expect(page).toContain('Bezoekers zien ‘An Maas’ nog.');
    expect(page).not.toContain('name="role.nl"');
    for (const path of [DESK_SITE, `${DESK_SITE}team/`]) {
      const shown = await read(path);
      expect(countTags(shown, 'Verwijderd'), path).toBe(1);
      expect(shown, path).toContain(`href="${MEMBER}"`);
    }
    const kept = await opened.desk.post(MEMBER, { action: 'keep' });
    expect(await read(kept.headers.get('Location') ?? '')).toContain(
      '‘An Maas’ blijft op de website.',
    );
    expect(await readDrafts()).toEqual([]);
    expect(await read(MEMBER)).toContain('name="role.nl"');
  });

  test('of a person names the listings that have them as contact, before and after', async () => {
    const words = 'deze persoon als contact. Zonder iemand anders';
    const asked = await opened.desk.post(MEMBER, { action: 'remove', sure: '' });
    expect(await asked.text()).toContain(words);
    await remove(MEMBER);
    const page = await read(MEMBER);
    expect(page).toContain(words);
    expect(page).toContain('href="/nl/desk/aanbod/?agent=1"');
  });

  test('and hiding a person names them too, with the visits that are booked, at the form and before it is published', async () => {
    await emptyTables(['visits', 'slots']);
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
        VALUES ('a', 84213, 4e12, 4e12 + 1, 4e12, 4)`),
      env.DB.prepare(`INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
        VALUES ('a', 'confirmed', 84213, 'a', 'nl', 'Bo', 'bo@example.be', 1, 1)`),
    ]);
    expect(await read(MEMBER)).not.toContain('deze persoon als contact');
    await opened.desk.post(MEMBER, { action: 'save', status: 'Draft' });
    for (const path of [MEMBER, PUBLISH]) {
      const page = await read(path);
      expect(page, path).toContain('deze persoon als contact. Zonder iemand anders');
      expect(page, path).toContain('Er is 1 bezoek gepland.');
    }
  });

  test('loses nothing that a colleague typed: it is there again when it is kept', async () => {
    await opened.desk.post(MEMBER, { action: 'save', 'role.nl': 'Schatter' });
    const eva = await opened.openAs(EDITOR);
    await remove(MEMBER);
    await eva.post(MEMBER, { action: 'save', 'role.fr': 'Experte' });
    const waiting = await read(PUBLISH);
    expect(waiting).toContain('Verwijderd');
    expect(waiting).not.toContain('Schatter');
    await eva.post(MEMBER, { action: 'keep' });
    const page = await read(MEMBER);
    expect(page).toContain('value="Schatter"');
    expect(page).toContain('value="Experte"');
  });

  test('of a page shows those below as going along, with the way to the page above', async () => {
    const pages = `${DESK_SITE}paginas/`;
    const added = await opened.desk.post(pages, {
      ...{ action: 'add', title: 'Wie we zijn', parent: '3' },
    });
    const child = new URL(added.headers.get('Location') ?? '', 'http://x').pathname;
    await publish(`pages/${child.split('/').at(-2)}`);
    await remove(`${pages}3/`);
    expect(await read(`${pages}3/`)).toContain('Ook de pagina’s eronder verdwijnen: Wie we zijn.');
    const below = await read(child);
    expect(below).toContain('Verdwijnt samen met de pagina erboven:');
    expect(below).toContain(`href="${pages}3/"`);
    expect(below).not.toContain('value="keep"');
    expect(countTags(await read(pages), 'Verwijderd')).toBe(2);
  });
});

describe('what was typed in something that is gone', () => {
  test('is shown until it is thrown away, and is not published', async () => {
    await remove(MEMBER);
    await publish('team/1');
    expect((await opened.desk.get(MEMBER)).status).toBe(404);
    const insert = env.DB.prepare(
      "INSERT INTO site_drafts VALUES ('team/1', 'role.nl', '\"Schatter\"', NULL, 1)",
    );
    await insert.run();
    expect(countTags(await read(DESK_SITE), 'bestaat niet meer')).toBe(1);
    expect(await read(PUBLISH)).not.toContain('Schatter');
    const page = await read(MEMBER);
    expect(page).toContain('Functie, Nederlands');
    expect(page).toContain('Schatter');
    const question = await opened.desk.post(MEMBER, { action: 'discard', sure: '' });
    expect(await question.text()).toContain('Wat erin getypt was, gaat weg.');
    await opened.desk.post(MEMBER, { action: 'discard', sure: 'yes' });
    expect(await readDrafts()).toEqual([]);
    expect((await opened.desk.get(MEMBER)).status).toBe(404);
  });
});
