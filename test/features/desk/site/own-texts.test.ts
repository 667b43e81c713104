import { expect, test } from 'vitest';
import { findTextKeys } from '../../../../src/features/desk/site/find-texts';
import { DESK_SITE, EDITOR, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const TEXTS = `${DESK_SITE}teksten/`;
const opened = setUpSiteDesk();

const save = (fields: Record<string, string>, q = 'Terug naar boven') =>
  opened.desk.post(`${TEXTS}?q=${encodeURIComponent(q)}`, { action: 'save', ...fields });
const publish = () =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'texts' });

test('a text is found by its words in any language, changed in one of them, read, and restored', async () => {
  const found = await (await opened.desk.get(`${TEXTS}?q=RETOUR+EN+HAUT`)).text();
  const [, key = ''] = /name="(\w+)\.nl"/.exec(found) ?? [];
  expect(found).toContain('Oorspronkelijk: Terug naar boven');
  expect((await save({ [`${key}.nl`]: 'Weer omhoog' })).status).toBe(303);
  expect(await opened.read('/nl/te-koop/')).toContain('Terug naar boven');
  expect(await (await opened.desk.get(PUBLISH)).text()).toContain(
    'Tekst ‘Terug naar boven’, Eigen tekst, Nederlands',
  );
  expect((await publish()).status).toBe(303);
  expect((await loadLiveSite()).texts).toEqual({ [key]: { nl: 'Weer omhoog' } });
  expect(await opened.read('/nl/te-koop/')).toContain('Weer omhoog');

  const listed = await (await opened.desk.get(TEXTS)).text();
  const seen = (/name="seen" value="([^"]+)"/.exec(listed)?.[1] ?? '').replaceAll('&quot;', '"');
  await opened.desk.post(TEXTS, { action: 'save', seen, [`${key}.nl`]: '' });
  await publish();
  expect((await loadLiveSite()).texts).toEqual({});
});

test('a text that lost a placeholder, or has one that nothing fills in, is kept and named at its field', async () => {
  const [key = ''] = findTextKeys({}, ['nl'], 'Vandaag open: {hours}');
  await save({ [`${key}.nl`]: 'Wij zijn {open}' }, 'Vandaag open');
  const page = async () => (await opened.desk.get(TEXTS)).text();
  expect(await page()).toContain('{open} wordt hier door niets ingevuld');
  expect((await publish()).status).toBe(422);
  await save({ [`${key}.nl`]: 'Wij zijn open' }, 'Vandaag open');
  expect(await page()).toContain('Hier ontbreekt {hours}');
  await save({ [`${key}.nl`]: 'Vandaag {hours}' }, 'Vandaag open');
  expect((await publish()).status).toBe(303);
});

test('a text that would run code is named at its field', async () => {
  const [key = ''] = findTextKeys({}, ['nl'], 'Terug naar boven');
  await save({ [`${key}.nl`]: 'javascript:alert(1)' });
  expect(await (await opened.desk.get(TEXTS)).text()).toContain(`id="document-${key}.nl-error"`);
  expect((await publish()).status).toBe(422);
});

test('two people who change one text see both, and the second chooses', async () => {
  const [key = ''] = findTextKeys({}, ['nl'], 'Terug naar boven');
  const eva = await opened.openAs(EDITOR);
  const path = `${TEXTS}?q=Terug+naar+boven`;
  const shown = await (await eva.get(path)).text();
  const seen = (/name="seen" value="([^"]+)"/.exec(shown)?.[1] ?? '').replaceAll('&quot;', '"');
  await save({ [`${key}.nl`]: 'Omhoog' });
  const clash = await eva.post(path, { action: 'save', seen, [`${key}.nl`]: 'Naar boven' });
  expect(clash.status).toBe(409);
  const page = await clash.text();
  expect(page).toContain('Omhoog');
  expect(page).toContain('Naar boven');
});

test('texts of the desk are not found, and nothing is for words that no text has', () => {
  expect(findTextKeys({}, ['nl', 'fr'], 'Woorden van de website')).toEqual([]);
  expect(findTextKeys({}, ['nl', 'fr'], 'kwelgeestige')).toEqual([]);
  expect(findTextKeys({ A: {} }, ['nl'], '  ')).toEqual([]);
});
