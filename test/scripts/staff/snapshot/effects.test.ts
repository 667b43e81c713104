import { expect, test } from 'vitest';
import { parseReport, runStaff } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();

interface Report {
  deadValues: { record: string; field: string }[];
  emptyTexts: { record: string; field: string; languages: string[] }[];
  missingLanguages: { record: string; field: string; languages: string[] }[];
}

const checkEffects = async () => {
  const result = await runStaff('snapshot', 'check', local.snapshot, '--effects', '--json');
  expect([result.exitCode, result.stderr]).toEqual([0, '']);
  return parseReport(result) as unknown as Report;
};

/** Values that the specification names and no page shows, beside the settings that switch them off. */
const DEAD_VALUES = [
  'menu 3 createDate',
  'menu 3 modifyDate',
  'menu 3 parentId',
  'menu 3 params.isHaveSubMenu',
  'menu 3 params.bannerColor',
  'menu 3 params.bannerTitle.nl',
  'menu 3 params.bannerTitle.fr',
  // The banner's description is the one that stands.
  'menu 3 params.description.nl',
  'menu 3 params.bannerVideo',
  'menu 3 params.bannerTransparent',
  'menu 3 params.redirectUrl.nl',
  'menu 3 params.modules.0.position',
  'configuration popup.title.nl',
  'configuration popup.title.fr',
  'configuration popup.description.nl',
  'configuration popup.delay',
  'configuration popup.link',
  'configuration searchBlock.data.countProperty.0',
  'configuration searchBlock.data.countProperty.1',
  'configuration header.banner.title.nl',
  'configuration header.banner.description.nl',
];

test('names each value that changes no page, and none that does', {
  timeout: 300_000,
}, async () => {
  const name = ({ record, field }: { record: string; field: string }) => `${record} ${field}`;
  const before = (await checkEffects()).deadValues.map(name);
  await local.writeSnapshot((files) => {
    const [page] = files['site/menu.json'];
    Object.assign(page, { createDate: '2026-01-01', modifyDate: '2026-01-02', parentId: 7 });
    Object.assign(page.params, {
      isHaveSubMenu: true,
      bannerColor: '#112233',
      bannerTitle: { nl: 'Welkom', fr: 'Bienvenue' },
      bannerDescription: { nl: 'Bij ons' },
      bannerVideo: '/media/film.mp4',
      bannerTransparent: true,
      redirectUrl: { nl: '/for-rent/' },
      description: { nl: 'Wat wij verkopen' },
    });
    page.params.modules[0].position = 'sidebar';
    const configuration = files['site/configuration.json'];
    Object.assign(configuration.popup, {
      title: { nl: 'Open huis', fr: 'Portes ouvertes' },
      description: { nl: 'Zaterdag' },
      delay: 5,
      link: '/for-sale/',
    });
    configuration.searchBlock.data = { countProperty: [3, 4] };
    Object.assign(configuration.header.banner, {
      title: { nl: 'Welkom' },
      description: { nl: 'Thuis' },
    });
  });
  const after = (await checkEffects()).deadValues.map(name);
  expect(after.filter((value) => !before.includes(value)).sort()).toEqual(DEAD_VALUES.toSorted());
});

test('names texts that a language lacks, of published records', { timeout: 300_000 }, async () => {
  await local.writeSnapshot((files) => {
    const [article] = files['site/articles.json'];
    files['site/articles.json'].push(
      { ...article, id: 802, path: undefined, title: { nl: 'Zonder Frans' } },
      { ...article, id: 803, path: undefined, title: { nl: 'Later' }, status: 'Draft' },
    );
  });
  const { missingLanguages } = await checkEffects();
  expect(missingLanguages.filter(({ record }) => record.startsWith('article'))).toEqual([
    { file: 'site/articles.json', record: 'article 802', field: 'title', languages: ['fr'] },
  ]);
});
