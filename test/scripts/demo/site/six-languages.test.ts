import { beforeAll, expect, test } from 'vitest';
import { readSiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { listSitePaths } from '../../../../scripts/staff/snapshot/effects/site-pages';
import { readSnapshotDirectory } from '../../../../scripts/staff/snapshot/snapshot-directory';
import type { Language } from '../../../../src/domain/language/language';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { findHeadingFaults, readTextRuns } from '../../../crawl-pages';

const SETTINGS: readonly (readonly Language[])[] = [
  ['nl'],
  ['nl', 'fr'],
  ['fr', 'nl'],
  ['en', 'nl'],
  ['de', 'en'],
  ['nl', 'fr', 'en', 'de'],
];

/** A key of an interface text that no table translated. */
const RAW_KEY = /\b[A-Z]{2,}(?:_[A-Z\d]+)+\b/;

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
    for (const path of paths) {
      const answer = await site.render(path);
      const status = Number(answer.slice(0, 3));
      const [, own] = /^\/(\w\w)\//.exec(path) ?? [];
      if (status >= 500) faults.push(`${path}: ${status}`);
      if (status !== 200 || !own || !answer.includes('<!DOCTYPE html>')) continue;
      const html = answer.slice(answer.indexOf('<!DOCTYPE html>'));
      const main = html.includes('<main');
      faults.push(...(main ? findHeadingFaults({ path, status, html, links: [] }) : []));
      if (!html.includes(`<html lang="${own}"`)) faults.push(`${path}: of another language`);
      for (const { text } of readTextRuns(html))
        if (RAW_KEY.test(text)) faults.push(`${path}: ${text}`);
      for (const [, attributes = '', other] of html.matchAll(
        /<a\b([^>]*\shref="\/(\w\w)\/[^>]*)>/g,
      ))
        if (other !== own && !attributes.includes(' hrefLang='))
          faults.push(`${path} leads to ${attributes}`);
    }
    expect([...new Set(faults)]).toEqual([]);
  },
  300_000,
);
