import { beforeAll, expect, test } from 'vitest';
import { readSiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { listSitePaths } from '../../../../scripts/staff/snapshot/effects/site-pages';
import { readSnapshotDirectory } from '../../../../scripts/staff/snapshot/snapshot-directory';
import type { Language } from '../../../../src/domain/language/language';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { findPageFaults } from './page-faults';

const SETTINGS: readonly (readonly Language[])[] = [
  ['nl'],
  ['nl', 'fr'],
  ['fr', 'nl'],
  ['en', 'nl'],
  ['de', 'en'],
  ['nl', 'fr', 'en', 'de'],
];

let files: Awaited<ReturnType<typeof readSiteFiles>>;
let workshop: SiteWorkshop;
beforeAll(async () => {
  const { source } = await readSnapshotDirectory('data');
  if (!source) throw new Error('data/ is refused');
  files = await readSiteFiles('data');
  workshop = new SiteWorkshop(source, files);
}, 60_000);

/** Returns the demonstration in these languages, the first of which is the default one. */
function speak(languages: readonly Language[]) {
  const configuration = files['site/configuration.json'] as { language: object };
  const language = {
    ...configuration.language,
    languageDefault: languages[0],
    languageUse: LANGUAGES.map((code) => ({ code, use: languages.includes(code) })),
  };
  return workshop.open({ ...files, 'site/configuration.json': { ...configuration, language } });
}

test.each(SETTINGS.map((languages) => [languages.join(' + '), languages] as const))(
  'the demonstration in %s: every page whole, in its own language, leading to pages of it',
  async (_, languages) => {
    const site = await speak(languages);
    // Each third of the pages of one property.
    const paths = (await listSitePaths(site.snapshot)).filter(
      (path, index) => !/\/\d+\/$/.test(path) || index % 3 === 0,
    );
    expect(paths.length).toBeGreaterThan(120 * languages.length);
    const faults: string[] = [];
    for (const path of paths) faults.push(...findPageFaults(path, await site.render(path)));
    expect([...new Set(faults)]).toEqual([]);
  },
  300_000,
);
