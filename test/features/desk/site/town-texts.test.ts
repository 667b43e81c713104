import { expect, test } from 'vitest';
import { createTownFiles, DURBUY_TEXT } from '../../town-files';
import { DESK_SITE, EDITOR, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const TOWNS = `${DESK_SITE}plaatsen/`;
const DURBUY = `${TOWNS}durbuy/`;
const PAGE = '/nl/wonen-in/durbuy/';
const opened = setUpSiteDesk(() => createTownFiles(DURBUY_TEXT));

const save = (fields: Record<string, string>, path = DURBUY) =>
  opened.desk.post(path, { action: 'save', ...fields });
const read = async (path: string) => (await opened.desk.get(path)).text();
const publish = (documents = 'towns/durbuy') =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents });

/** Adds a second town that nobody has written of. */
function createFilesWithHotton(...texts: object[]) {
  const files = createTownFiles(...texts);
  files['site/towns.json'].push({ Name: 'HOTTON', Zip: '6990', Latitude: 50.27, Longitude: 5.45 });
  return files;
}

test('what a town is like is changed in one language, and its page says it once it is published', async () => {
  await save({
    'character.nl': 'Een dorp met een kasteel.',
    'facts.@water.text.fr': 'Rive basse.',
  });
  expect(await read(DURBUY)).toContain('Een dorp met een kasteel.');
  expect(await opened.read(PAGE)).toContain('Een stadje in een lus.');
  const waiting = await read(PUBLISH);
  expect(waiting).toContain('Durbuy');
  expect(waiting).toContain('<ins>Rive basse.</ins>');
  expect((await publish()).status).toBe(303);
  expect(await opened.read(PAGE)).toContain('Een dorp met een kasteel.');
  const french = await opened.read('/fr/vivre-a/durbuy/');
  expect(french).toContain('Une ville dans une boucle.');
  expect(french).toContain('Rive basse.');
  expect(french).not.toContain('La berge est basse.');
});

test('facts and distances come, change and go by their kind; an empty one is not shown', async () => {
  await save({
    ...{ 'facts.@light.text.nl': 'Veel zon.', 'facts.@water.text.nl': '' },
    ...{ 'facts.@water.text.fr': '', 'distances.@shop.kilometres': '1,5' },
    ...{ 'distances.@station.kilometres': '', 'distances.@station.place': '' },
    seen: JSON.stringify({}),
  });
  await publish();
  const first = (await loadLiveSite()).townTexts[0];
  expect(first?.facts).toContainEqual({ kind: 'light', text: { nl: 'Veel zon.' } });
  expect(first?.distances).toContainEqual({ kind: 'shop', kilometres: 1.5, place: '' });
  // A form that did not show a value does not empty it.
  expect(first?.facts).toHaveLength(2);

  const seen = /name="seen" value="([^"]*)"/.exec(await read(DURBUY))?.[1] ?? '';
  await save({
    ...{ 'character.nl': 'Een stadje in een lus.', 'character.fr': 'Une ville dans une boucle.' },
    ...{ 'facts.@light.text.nl': 'Veel zon.', 'distances.@shop.kilometres': '1,5' },
    seen: seen.replaceAll('&quot;', '"'),
  });
  await publish();
  const [town] = (await loadLiveSite()).townTexts;
  expect(town?.facts).toEqual([{ kind: 'light', text: { nl: 'Veel zon.' } }]);
  expect(town?.distances).toEqual([{ kind: 'shop', kilometres: 1.5, place: '' }]);
  const page = await opened.read(PAGE);
  expect(page).toContain('Supermarkt');
  expect(page).not.toContain('Treinstation');
});

test('a distance without kilometres is named at its field, kept, and not published', async () => {
  await save({ 'distances.@doctor.place': 'Hotton' });
  const page = await read(DURBUY);
  expect(page).toContain('Kilometer over de weg, vanaf het centrum is een verplicht veld');
  expect(page).toContain('value="Hotton"');
  await publish();
  expect((await loadLiveSite()).townTexts[0]?.distances).toHaveLength(1);
});

test('a town that nobody wrote of is chosen, says what its page needs, and is removed again', async () => {
  await opened.open(createFilesWithHotton(DURBUY_TEXT));
  expect(await read(TOWNS)).toContain('<option value="hotton">Hotton</option>');
  expect(await read(TOWNS)).not.toContain('<option value="durbuy">');
  expect((await opened.desk.post(TOWNS, { action: 'add', town: 'elders' })).status).toBe(422);
  const eva = await opened.openAs(EDITOR);
  const added = await Promise.all(
    [opened.desk, eva].map((browser) => browser.post(TOWNS, { action: 'add', town: 'hotton' })),
  );
  const path = `${TOWNS}hotton/`;
  expect(added.map((answer) => answer.headers.get('Location'))).toEqual([path, path]);
  expect(await read(path)).toContain('Karakter van de plaats is een verplicht veld');
  await save({ 'character.nl': 'Twee armen van de Ourthe.' }, path);
  await publish('towns/hotton');
  expect(await opened.read('/nl/wonen-in/hotton/')).toContain('Twee armen van de Ourthe.');
  const french = await opened.read('/fr/vivre-a/hotton/');
  expect(french).toContain('<span lang="nl">Twee armen van de Ourthe.</span>');
  expect(await read(`${DESK_SITE}`)).toContain(path);
  await opened.desk.post(path, { action: 'remove', sure: 'yes' });
  await publish('towns/hotton');
  expect((await loadLiveSite()).townTexts.map(({ Name }) => Name)).toEqual(['DURBUY']);
  expect((await opened.desk.get(path)).status).toBe(404);
});

test('a publication before the change brings the text back', async () => {
  await save({ 'character.nl': 'Iets anders.' });
  await publish();
  await opened.desk.post(`${DESK_SITE}publicaties/`, {
    action: 'restore',
    number: '1',
    sure: 'yes',
  });
  expect(await opened.read(PAGE)).toContain('Een stadje in een lus.');
});

test('the preview of a town says what its text lacks, with the way to the field', async () => {
  await save({ 'facts.@light.text.nl': 'Veel zon.' });
  const preview = await opened.desk.get(`${DESK_SITE}voorbeeld/`);
  const home = (preview.headers.get('Location') ?? '').replace(/\/nl\/$/, '');
  const page = await (await opened.site(home + PAGE)).text();
  expect(page).toContain('Veel zon.');
  expect(page).toMatch(
    /<a target="_parent" href="\/nl\/desk\/website\/plaatsen\/durbuy\/#[^"]*facts\.@light\.text\.fr">Licht, Frans: deze tekst ontbreekt<\/a>/,
  );
});
