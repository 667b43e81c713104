import type * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { SiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { readSiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { readSnapshotDirectory } from '../../../../scripts/staff/snapshot/snapshot-directory';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { getVisiblePath } from '../../../../src/domain/routing/route-table';
import type { ArticleCategory } from '../../../../src/domain/site/article';
import { HeaderSettings } from '../../../../src/domain/site/configuration/header';
import { Module } from '../../../../src/domain/site/module';
import { listModuleViews } from '../../../../src/domain/site/module-views';
import { findPageFaults } from './page-faults';

/** Every type of banner, home page and others. */
const BANNERS = HeaderSettings.entries.banner.entries.type.options;
const PICTURES = ['vallei', 'dorp'].map((name) => ({
  ...{ url: `/media/hero/${name}.webp`, width: 1920, height: 1128 },
}));
const STILL = PICTURES[0]?.url;

// biome-ignore lint/suspicious/noExplicitAny: raw JSON
let files: Record<keyof SiteFiles, any>;
let workshop: SiteWorkshop;
beforeAll(async () => {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is refused');
  files = await readSiteFiles('data');
  workshop = new SiteWorkshop(source, files);
}, 60_000);

/** What a module shows: its relation, and the category of articles. */
interface Content {
  type: v.InferOutput<typeof Module>['relations']['type'];
  id: number | string | undefined;
  category?: ArticleCategory;
}

/** Lists a module of every content in every view that it has, with and without a title. */
function listModules(): object[] {
  const categories = files['site/article-categories.json'] as ArticleCategory[];
  const contents = Module.entries.relations.entries.type.options.flatMap((type): Content[] =>
    type === 'category'
      ? categories.map((category) => ({ type, id: category.ID, category }))
      : [{ type, id: { contact: 10, 'property-list': 'for-rent' }[type as 'contact'] }],
  );
  return contents
    .flatMap(({ type, id, category }) =>
      listModuleViews(type, category, '/services/').flatMap((view) =>
        [{ nl: 'Onze keuze', fr: 'Notre choix' }, {}].map((title) => ({
          ...{
            status: 'Published',
            view,
            title,
            relations: { type, ...(id !== undefined && { id }) },
          },
        })),
      ),
    )
    .map((module, index) => ({ ...module, id: index + 1, sort: index + 1 }));
}

/** Opens the demonstration in four languages, with a banner of one type on two pages and every module on one. */
function openWith(type: string) {
  const configuration = structuredClone(files['site/configuration.json']);
  for (const one of configuration.language.languageUse) one.use = true;
  Object.assign(configuration.header.banner, {
    ...{ type, image: PICTURES[0], gallery: { images: PICTURES } },
    ...{ video: '/media/hero/film.mp4', videoPoster: STILL },
  });
  const menu = structuredClone(files['site/menu.json']);
  const page = menu.find(({ path }: { path: string }) => path === 'services');
  Object.assign(page.params, {
    ...{ showPageBanner: true, bannerType: type, image: PICTURES[0], bannerColor: '#1e3a2f' },
    ...{ bannerVideo: '/media/hero/film.mp4', bannerVideoPoster: STILL, modules: listModules() },
  });
  return workshop.open({
    ...files,
    'site/configuration.json': configuration,
    'site/menu.json': menu,
  });
}

test.each(BANNERS)(
  'with a banner of type %s and a module of every kind each page is whole in four languages',
  { timeout: 120_000 },
  async (type) => {
    const site = await openWith(type);
    const entry = site.snapshot.routeTable.byOriginal.get('/services/');
    expect(listModules().length).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      const path = (entry && getVisiblePath(entry, language)) ?? '';
      for (const one of [`/${language}/`, path]) {
        const answer = await site.render(one);
        expect([one, answer.slice(0, 4)]).toEqual([one, '200 ']);
        expect(findPageFaults(one, answer)).toEqual([]);
      }
      const modules = (await site.render(path)).match(/<section class="module/g) ?? [];
      expect(modules.length).toBe(listModules().length);
    }
  },
);
