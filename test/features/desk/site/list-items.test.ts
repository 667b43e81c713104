import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const LOOK = `${DESK_SITE}uiterlijk/`;
const LEFT = 'header.headerLinks.left';
const opened = setUpSiteDesk(() => {
  const files = createSmallSnapshot();
  const { header, footer } = files['site/configuration.json'];
  const left = ['Bel ons', 'Te koop', 'Pers'].map((label) => ({ label, link: '/for-sale/' }));
  Object.assign(header.headerLinks, { show: true, left });
  Object.assign(footer, { bottom: [{ title: { nl: 'Kantoor' } }, { title: { nl: 'Volg ons' } }] });
  return files;
});

const press = (action: string, item: string) => opened.desk.post(LOOK, { action, item });
const save = (fields: Record<string, string>) =>
  opened.desk.post(LOOK, { action: 'save', ...fields });
const readWaiting = async () => (await opened.desk.get(PUBLISH)).text();

/** Publishes the look; returns the words of the left items and the columns of the footer. */
async function publish() {
  await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'look' });
  const { header, footer } = (await loadLiveSite()).configuration;
  return {
    left: header.headerLinks.left.map(({ label }) => label),
    columns: footer.bottom.map(({ title }) => title.nl),
  };
}

describe('the items of the top bar and the columns of the footer', () => {
  test('are named as visitors read them', async () => {
    await save({ [`${LEFT}.0.label`]: 'Bel {AGENCY_PHONE}' });
    const [, items = ''] =
      /<section id="items"(.*?)<\/section>/s.exec(await (await opened.desk.get(LOOK)).text()) ?? [];
    expect(items).not.toContain('AGENCY_PHONE');
    expect(items).toMatch(/Bel \+?\d/);
  });

  test('are moved and removed, in words before they are published', async () => {
    await press('item-down', `${LEFT}.0`);
    await press('item-remove', `${LEFT}.2`);
    await press('item-up', 'footer.bottom.1');
    const waiting = await readWaiting();
    expect(waiting).toContain('<del>Bel ons · Te koop · Pers</del> <ins>Te koop · Bel ons</ins>');
    expect(waiting).toContain('<del>Kantoor · Volg ons</del> <ins>Volg ons · Kantoor</ins>');
    expect(await publish()).toEqual({
      left: ['Te koop', 'Bel ons'],
      columns: ['Volg ons', 'Kantoor'],
    });
  });

  test('are dragged over several places at once, and not beyond the end', async () => {
    const drag = (by: string) =>
      opened.desk.post(LOOK, { action: 'item-down', item: `${LEFT}.0`, by });
    expect((await drag('3')).status).toBe(409);
    expect((await drag('-1')).status).toBe(422);
    await drag('2');
    expect((await publish()).left).toEqual(['Te koop', 'Pers', 'Bel ons']);
  });

  test('take along what was typed in them, published or not; back in their order nothing is left', async () => {
    await save({ [`${LEFT}.0.label`]: 'Bel ons nu', [`${LEFT}.3.label.nl`]: 'Nieuw' });
    await press('item-up', `${LEFT}.3`);
    await press('item-down', `${LEFT}.0`);
    const waiting = await readWaiting();
    expect(waiting).toContain('<del>Bel ons</del> <ins>Bel ons nu</ins>');
    for (const place of [1, 2]) await press('item-up', `${LEFT}.${place}`);
    await press('item-down', `${LEFT}.1`);
    await press('item-down', `${LEFT}.2`);
    await press('item-remove', `${LEFT}.3`);
    const { results } = await env.DB.prepare('SELECT field, value FROM site_drafts').all();
    expect(results).toEqual([{ field: `${LEFT}.0.label`, value: '"Bel ons nu"' }]);
    expect((await publish()).left).toEqual(['Bel ons nu', 'Te koop', 'Pers']);
  });

  test('that a colleague removed meanwhile are not moved, and the page says so', async () => {
    await press('item-remove', `${LEFT}.2`);
    const refused = await press('item-up', `${LEFT}.2`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(
      'Dit werd intussen door uzelf in een ander venster verplaatst',
    );
  });

  test.each([LEFT, 'footer.bottom'])(
    'whose place another one has meanwhile are not removed in its stead, and typing does not make them others: %s',
    async (list) => {
      const page = await (await opened.desk.get(LOOK)).text();
      const [, seen = ''] =
        new RegExp(`value="${list}\\.0"/?><input[^>]*name="seen" value="([^"]*)"`).exec(page) ?? [];
      const remove = () =>
        opened.desk.post(LOOK, { action: 'item-remove', item: `${list}.0`, seen });
      const typed = list === LEFT ? `${list}.0.label` : `${list}.0.title.nl`;
      await save({ [typed]: 'Nu anders' });
      await press('item-down', `${list}.0`);
      const before = await readWaiting();
      expect((await remove()).status).toBe(409);
      expect(await readWaiting()).toBe(before);
      await press('item-up', `${list}.1`);
      expect((await remove()).status).toBe(303);
    },
  );
});

test('a block shows in one language only, by a choice of its page', async () => {
  const page = `${DESK_SITE}paginas/3/`;
  const rules = JSON.stringify([
    {
      field: 'language',
      logic: '==',
      compareWithField: '',
      compareWithValue: 'fr',
      advancedCondition: '',
    },
  ]);
  await opened.desk.post(page, {
    ...{ action: 'save', 'page.params.modules.@1.title.nl': 'Ons aanbod' },
    'page.params.modules.@1.title.fr': 'Notre offre',
    'page.params.modules.@1.rules': rules,
  });
  expect(await readWaiting()).toContain('<del>Altijd</del> <ins>Alleen in het Frans</ins>');
  await opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'pages/3' });
  expect(await opened.read('/nl/te-koop/')).not.toContain('Ons aanbod');
  expect(await opened.read('/fr/a-vendre/')).toContain('Notre offre');
});
