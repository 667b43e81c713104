import { expect, test } from 'vitest';
import {
  listValues,
  replaceValues,
} from '../../../../scripts/staff/snapshot/effects/configured-values';
import { findTextGaps } from '../../../../scripts/staff/snapshot/effects/find-empty-texts';
import type { SiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { listSitePaths } from '../../../../scripts/staff/snapshot/effects/site-pages';
import {
  isOfFields,
  isUnshown,
  UNSHOWN_FIELDS,
} from '../../../../scripts/staff/snapshot/effects/unshown-fields';
import { toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import { loadLastFindings } from '../../../../src/platform/snapshot/findings-store';
import { checkFiles } from '../../../platform/snapshot/checked-files';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { parseReport, runStaff } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();

/** Values that the specification names and no page shows, beside the settings that switch them off. */
const DEAD_VALUES = [
  'menu 3 params.bannerColor',
  // The banner's description is the one that stands.
  'menu 3 params.description.nl',
  'menu 3 params.bannerVideo',
  'menu 3 params.bannerVideoMobile',
  'menu 3 params.bannerVideoPoster',
  'menu 3 params.bannerTransparent',
  'menu 3 params.redirectUrl.nl',
  'menu 3 params.metadata.nl.pageTitle',
  'menu 3 params.modules.0.position',
  'menu 3 params.modules.0.numberItemOfRow',
  'configuration popup.title.nl',
  'configuration popup.description.nl',
  'configuration popup.delay',
  'configuration popup.link',
  'configuration header.banner.title.nl',
  'configuration header.banner.description.nl',
  'configuration header.banner.videoMobile',
  'configuration header.banner.video',
  'configuration header.banner.gallery.config.speed',
  'configuration searchBlock.description2.nl',
];

/** What the small snapshot holds for nobody: it has no home page, nothing is let, and its route map says the paths. */
const DEAD_OF_SMALL = [
  'article category 8 path',
  'configuration header.banner.type',
  'configuration language.languageUse.1.code',
  'configuration listings.marqueeRented.0',
  'menu 3 params.path.nl',
  'menu 3 path',
];

type Files = ReturnType<typeof createSmallSnapshot>;

/** Leaves Dutch alone: each language renders all pages once more. */
function speakDutchOnly(files: Files) {
  files['site/configuration.json'].language.languageUse[1].use = false;
}

test('names twenty values that change no page, and nothing else', {
  timeout: 300_000,
}, async () => {
  await local.writeSnapshot((files) => {
    speakDutchOnly(files);
    const [page] = files['site/menu.json'];
    Object.assign(page.params, {
      bannerColor: '#112233',
      bannerDescription: { nl: 'Bij ons' },
      description: { nl: 'Wat wij verkopen' },
      bannerVideo: '/media/film.mp4',
      bannerVideoMobile: '/media/film.mp4',
      bannerVideoPoster: '/media/film.mp4',
      bannerTransparent: true,
      redirectUrl: { nl: '/for-rent/' },
      metadata: { nl: { pageTitle: 'Te koop', metadataTitle: 'Huizen te koop' } },
    });
    Object.assign(page.params.modules[0], { position: 'sidebar', numberItemOfRow: 3 });
    const configuration = files['site/configuration.json'];
    Object.assign(configuration.popup, {
      title: { nl: 'Open huis' },
      description: { nl: 'Zaterdag' },
      delay: 5,
      link: '/for-sale/',
    });
    Object.assign(configuration.header.banner, {
      title: { nl: 'Welkom' },
      description: { nl: 'Thuis' },
      videoMobile: '/media/film.mp4',
      video: '/media/film.mp4',
      gallery: { config: { speed: 700 } },
    });
    configuration.searchBlock.description2 = { nl: 'Bel ons' };
  });
  const result = await runStaff('snapshot', 'check', local.snapshot, '--effects', '--json');
  expect([result.exitCode, result.stderr]).toEqual([0, '']);
  const { deadValues } = parseReport(result) as { deadValues: { record: string; field: string }[] };
  expect(deadValues.map(({ record, field }) => `${record} ${field}`).sort()).toEqual(
    [...DEAD_VALUES, ...DEAD_OF_SMALL].sort(),
  );
});

test('what the table of fields without effect holds changes no page', {
  timeout: 300_000,
}, async () => {
  const files = createSmallSnapshot();
  speakDutchOnly(files);
  const media = {
    ...{ id: 7, filename: 'huis.webp', originalname: 'IMG_1.webp', mimetype: 'image/webp' },
    ...{ destination: '/media/', createDate: '2026-01-01', url: '/media/hero/dorp.webp' },
  };
  const [page] = files['site/menu.json'];
  Object.assign(page, { createDate: '2026-01-01', modifyDate: '2026-01-02', parentId: 7 });
  Object.assign(page.params, {
    ...{ title: { nl: 'Te koop' }, isHaveSubMenu: true, showPageBanner: true, image: media },
  });
  Object.assign(page.params.modules[0], { backgroundType: 'image', image: media, images: [media] });
  const configuration = files['site/configuration.json'];
  configuration.agency.alertEmail = 'alarm@huis-vallee.example';
  configuration.header.logo.image = media;
  Object.assign(configuration.header.banner, {
    type: 'gallery',
    gallery: { images: [media, media] },
  });
  configuration.searchBlock.data = { countProperty: [3, 4] };
  Object.assign(configuration.popup, { isPublished: 'yes', media });
  files['site/team.json'][0].image = media;
  files['site/articles.json'][0].image = media;
  const [article] = files['site/articles.json'];
  files['site/articles.json'].push({ ...article, id: 501, category: 5, path: undefined });
  files['site/article-categories.json'].push(
    { ID: 5, key: 'testimonial', Name: { nl: 'Getuigenissen' }, path: '/for-sale/' },
    { ID: 12, key: 'team', Name: { nl: 'Team' }, path: '/for-sale/' },
  );
  configuration.footer.bottom = [{ title: { nl: 'Wij' }, image: [media] }];
  const today = toBrusselsDay(new Date());
  const sold = { goal: 'sale', outcome: 'closed', month: today.slice(0, 7), days: 30, WebID: '1' };
  const [{ Name: City, Zip }] = files['site/towns.json'];
  files['site/sold.json'] = [
    { ...sold, id: 901, City, Zip, consent: { owner: today } },
    { ...sold, id: 902, City, Zip, title: { nl: 'Hoeve' }, consent: { owner: today, home: true } },
    { ...sold, id: 903, City, Zip, month: '2001-02', consent: { owner: '2001-02-03' } },
  ];
  const { source, findings } = checkFiles(files);
  if (!source) throw new Error(JSON.stringify(findings));
  const written = files as SiteFiles;
  const values = listValues(written, ['nl'], (place) => isUnshown(place, written));
  for (const fields of UNSHOWN_FIELDS)
    expect(
      values.filter((value) => isOfFields(fields, value, written)),
      fields.reason,
    ).not.toEqual([]);
  const workshop = new SiteWorkshop(source, written);
  const site = await workshop.open(written);
  const changes = values.map(({ replacements, ...place }) => ({
    ...place,
    replacement: replacements.at(-1),
  }));
  const changed = await workshop.open(replaceValues(written, changes));
  for (const path of await listSitePaths(site.snapshot))
    expect([path, await changed.render(path)]).toEqual([path, await site.render(path)]);
});

test('a load with --effects leaves the values without effect for the desk', {
  timeout: 300_000,
}, async () => {
  await local.writeSnapshot(speakDutchOnly);
  const load = () => local.runLocalStaff('snapshot', 'load', local.snapshot, '--effects');
  const readDead = () =>
    local.withStores(async ({ kv }) =>
      ((await loadLastFindings(kv))?.findings ?? [])
        .filter(({ message }) => message.startsWith('changes no page'))
        .map(({ level, record, field }) => `${level} ${record} ${field}`),
    );
  expect((await load()).exitCode).toBe(0);
  expect((await readDead()).sort()).toEqual(DEAD_OF_SMALL.map((value) => `warning ${value}`));
  await local.runLocalStaff('snapshot', 'load', local.snapshot);
  expect(await readDead()).toHaveLength(DEAD_OF_SMALL.length);
});

test('names texts that a language lacks, of published records', () => {
  const files = createSmallSnapshot();
  const [article] = files['site/articles.json'];
  files['site/articles.json'].push(
    { ...article, id: 802, path: undefined, title: { nl: 'Zonder Frans' } },
    { ...article, id: 803, path: undefined, title: { nl: 'Later' }, status: 'Draft' },
  );
  const { missing } = findTextGaps(files as SiteFiles, files['site/configuration.json'].language);
  expect(missing.filter(({ record }) => record.startsWith('article'))).toEqual([
    { file: 'site/articles.json', record: 'article 802', field: 'title', languages: ['fr'] },
  ]);
});
