import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { describeSeen } from '../../../../src/features/desk/site/seen-values';
import { DESK_SITE, EDITOR, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();
const PAGE = `${DESK_SITE}paginas/3/`;

const post = (answers: Record<string, string>, path = PAGE) => opened.desk.post(path, answers);
const publish = (documents: string) => post({ action: 'publish', sure: 'yes', documents }, PUBLISH);

/** The modules of the page, in the order of visitors: content and title. */
async function readModules(): Promise<string[]> {
  const { menu } = await loadLiveSite();
  const modules = menu.find(({ id }) => id === 3)?.params.modules ?? [];
  return modules
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ relations, title }) => [relations.type, title.nl].filter(Boolean).join(' '));
}

describe('the modules of a page', () => {
  test('are dragged over several places at once', async () => {
    for (const content of ['project-list', 'project-list'])
      await post({ action: 'module-add', content });
    await post({ action: 'module-down', module: '1', by: '2' });
    await publish('pages/3');
    expect(await readModules()).toEqual(['project-list', 'project-list', 'property-list']);
  });

  test('are added with their texts and settings, moved and removed; visitors see it when it is published', async () => {
    const added = await post({ action: 'module-add', content: 'project-list' });
    expect(added.status).toBe(303);
    await post({
      ...{ action: 'save', 'page.params.modules.@2.title.nl': 'Onze projecten' },
      'page.params.modules.@2.maxItems': '6',
    });
    await post({ action: 'module-up', module: '2' });
    expect(await readModules()).toEqual(['property-list']);
    const waiting = await (await opened.desk.get(PUBLISH)).text();
    expect(waiting).toContain('Blok 1: Projecten: Nieuw');
    expect(waiting).toContain('Blok 1: Projecten, Titel, Nederlands');
    expect((await publish('pages/3')).status).toBe(303);
    expect(await readModules()).toEqual(['project-list Onze projecten', 'property-list']);

    await post({ action: 'module-remove', module: '2' });
    expect(await (await opened.desk.get(PUBLISH)).text()).toContain('Verwijderd');
    await publish('pages/3');
    expect(await readModules()).toEqual(['property-list']);
  });

  test('of which one was never published leave no draft when it is removed', async () => {
    await post({ action: 'module-add', content: 'project-list' });
    await post({ action: 'save', 'page.params.modules.@2.title.nl': 'Projecten' });
    await post({ action: 'module-remove', module: '2' });
    expect((await env.DB.prepare('SELECT field FROM site_drafts').all()).results).toEqual([]);
  });

  test.each([
    { why: 'that a colleague removed', action: 'module-down', module: '1', by: 'door Eva Claes' },
    {
      why: 'at the end',
      action: 'module-down',
      module: '2',
      by: 'door uzelf in een ander venster',
    },
  ])('$why are not moved, and the page says so', async ({ action, module, by }) => {
    await post({ action: 'module-add', content: 'project-list' });
    if (module === '1') {
      const eva = await opened.openAs(EDITOR);
      await eva.post(PAGE, { action: 'module-remove', module });
    }
    const refused = await post({ action, module });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(`Dit werd intussen ${by} verplaatst of weggehaald`);
  });

  test('are known by their id: a text that a colleague types does not land in another one', async () => {
    await post({ action: 'module-add', content: 'project-list' });
    await publish('pages/3');
    const eva = await opened.openAs(EDITOR);
    await eva.post(PAGE, { action: 'module-remove', module: '1' });
    await post({
      ...{ action: 'save', 'page.params.modules.@1.title.nl': 'Te koop' },
      'page.params.modules.@2.title.nl': 'Projecten',
    });
    await publish('pages/3');
    expect(await readModules()).toEqual(['project-list Projecten']);
  });

  test('that are live are no drafts, though their publication was stopped before it removed them', async () => {
    await post({ action: 'module-add', content: 'project-list' });
    await post({ action: 'save', 'page.params.modules.@2.title.nl': 'Projecten' });
    const { results } = await env.DB.prepare('SELECT * FROM site_drafts').all();
    await publish('pages/3');
    for (const { document, field, value, staff, changed_at } of results)
      await env.DB.prepare('INSERT INTO site_drafts VALUES (?1, ?2, ?3, ?4, ?5)')
        .bind(document, field, value, staff, changed_at)
        .run();
    expect(await (await opened.desk.get(PUBLISH)).text()).toContain(
      'Er wacht niets op publicatie.',
    );
    expect(await readModules()).toEqual(['property-list', 'project-list Projecten']);
  });

  test('are not of a content that the site does not have', async () => {
    const refused = await post({ action: 'module-add', content: 'category:999' });
    expect(refused.status).toBe(422);
    expect((await env.DB.prepare('SELECT field FROM site_drafts').all()).results).toEqual([]);
  });

  test('keep a link only with its words and its address', async () => {
    const path = 'page.params.modules.@1.link';
    await post({ action: 'save', [`${path}.label.nl`]: 'Alles', [`${path}.path`]: '/for-sale/' });
    await publish('pages/3');
    await post({ action: 'save', [`${path}.label.nl`]: 'Alle panden' });
    await publish('pages/3');
    const { menu } = await loadLiveSite();
    expect(menu[0]?.params.modules[0]?.link).toMatchObject({ label: { nl: 'Alle panden' } });
    const seen = describeSeen({
      ...{ [`${path}.label.nl`]: 'Alle panden', [`${path}.path`]: '/for-sale/' },
    });
    await post({ action: 'save', seen, [`${path}.label.nl`]: '', [`${path}.path`]: '' });
    await publish('pages/3');
    const after = await loadLiveSite();
    expect(after.menu[0]?.params.modules[0]).not.toHaveProperty('link');
  });
});

test.each([
  ['team/1/', 'status'],
  ['paginas/3/', 'page.status'],
  ['paginas/3/', 'page.params.modules.@1.status'],
])('%s: what always has a value, %s, offers no empty one', async (path, name) => {
  const page = await (await opened.desk.get(DESK_SITE + path)).text();
  const [select = ''] =
    new RegExp(`<select[^>]*name="${name.replaceAll('.', '\\.')}".*?</select>`, 's').exec(page) ??
    [];
  expect([...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    'Published',
    'Draft',
  ]);
});
