import { expect, test } from 'vitest';
import { describeSeen } from '../../../../src/features/desk/site/seen-values';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { DESK_SITE, loadLiveSite, PUBLISH, setUpSiteDesk } from './site-desk';

const LOOK = `${DESK_SITE}uiterlijk/`;
const opened = setUpSiteDesk(() => {
  const files = createSmallSnapshot();
  const { headerLinks } = files['site/configuration.json'].header;
  Object.assign(headerLinks, { show: true, right: [{ label: 'Bel ons', link: '/for-sale/' }] });
  Object.assign(files['site/configuration.json'].agency.offices[0] ?? {}, {
    week: {
      ...{ mo: '00:00-23:59', tu: '00:00-23:59', we: '00:00-23:59', th: '00:00-23:59' },
      ...{ fr: '00:00-23:59', sa: '00:00-23:59', su: '00:00-23:59' },
    },
  });
  return files;
});

const save = (fields: Record<string, string>) =>
  opened.desk.post(LOOK, { action: 'save', ...fields });
const publish = () =>
  opened.desk.post(PUBLISH, { action: 'publish', sure: 'yes', documents: 'look' });

test('an item of the top bar is added with today’s hours, one is changed, and a column of the footer is added', async () => {
  await save({
    'header.headerLinks.left.0.label.nl': '{OPEN_TODAY}',
    'header.headerLinks.right.0.label': 'Bel ons nu',
    'header.headerLinks.right.0.status': '',
    'footer.bottom.0.title.nl': 'Onze kantoren',
  });
  const waiting = await (await opened.desk.get(PUBLISH)).text();
  expect(waiting).toContain('Bovenbalk links, item 1');
  expect((await publish()).status).toBe(303);
  const { header, footer } = (await loadLiveSite()).configuration;
  expect(header.headerLinks.right).toMatchObject([{ label: 'Bel ons nu', link: '/for-sale/' }]);
  expect(footer.bottom).toMatchObject([{ title: { nl: 'Onze kantoren' } }]);
  const page = await opened.read('/nl/te-koop/');
  expect(page).toContain('Vandaag open: 0–23.59\u00a0uur');
  expect(page).toContain('Onze kantoren');
});

test('colours of header, top bar, drawer, banner and footer are changed, and no word is taken for one', async () => {
  const colors = {
    ...{ 'header.appBar.bgColor': '#0b5d4b', 'header.appBar.textColor': '#ffffff' },
    ...{ 'header.languageSwitcher.color': '#ffffff', 'header.headerLinks.bgColor': '#0b5d4c' },
    ...{ 'header.headerLinks.color': '#fffffe', 'header.menuMobile.color': '#fffffd' },
    'header.menuMobile.backgroundColor': '#0b5d4d',
    'header.menuMobile.btnDrawerColor': '#fffffc',
    ...{ 'header.appBar.btnColor': '#0b5d4b', 'header.appBar.btnTextColor': '#ffffff' },
    ...{ 'header.banner.color': '#0b5d4b', 'footer.bgColor': '#0b5d4b' },
    'footer.textColor': '#ffffff',
  };
  await save(colors);
  expect((await publish()).status).toBe(303);
  const page = await opened.read('/nl/te-koop/');
  for (const declaration of [
    ...['--header-bg:#0b5d4b', '--header-color:#ffffff', '--languages-color:#ffffff'],
    ...['--top-bar-bg:#0b5d4c', '--top-bar-color:#fffffe', '--drawer-bg:#0b5d4d'],
    ...['--drawer-color:#fffffd', '--drawer-button-color:#fffffc'],
    ...['--header-button-bg:#0b5d4b', '--header-button-color:#ffffff'],
    ...['--footer-bg:#0b5d4b', '--footer-color:#ffffff'],
  ])
    expect(page).toContain(declaration);
  for (const wrong of ['groen', '']) {
    await save({ 'footer.bgColor': wrong });
    expect([wrong, (await publish()).status]).toEqual([wrong, 422]);
  }
});

test('a language is taken out of use, but not the default one', async () => {
  const [first, second] = [0, 1].map((index) => `language.languageUse.${index}.use`) as [
    string,
    string,
  ];
  await save({ seen: describeSeen({ [second]: 'yes' }) });
  expect((await publish()).status).toBe(303);
  const { languageUse } = (await loadLiveSite()).configuration.language;
  expect(languageUse.filter(({ use }) => use).map(({ code }) => code)).toEqual(['nl']);
  await save({ seen: describeSeen({ [first]: 'yes' }) });
  expect((await publish()).status).toBe(422);
});
