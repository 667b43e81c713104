import { describe, expect, test } from 'vitest';
import type { SnapshotFile } from '../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../src/platform/snapshot/build/source';
import { getTextKind } from '../src/platform/snapshot/build/text-kinds';
import { crawlPages } from './crawl-pages';
import { createTestSite } from './fixtures';
import { createManyTexts, setLanguages } from './many-texts';
import { listTextPaths } from './platform/snapshot/schema-texts';

/** Fields whose values others name, or that only some words may hold. */
const KEYS =
  /(^|\.)(City|Zip|Name|EPCLabelText|UnitRents|RecordFile|PublicFrom|sought|found|answer|website)$/;

/** Writes every text of the snapshot as exports do, with a tag, an entity and the form of a paragraph. */
function writeAsExports() {
  const files = createManyTexts();
  setLanguages(files, ['nl', 'fr']);
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'] as const)
    for (const record of files[file])
      for (const path of listTextPaths(file)) {
        const kind = getTextKind(file, path);
        if (kind === 'value' || path.includes('.') || KEYS.test(path)) continue;
        record[path] =
          kind === 'plain'
            ? `${path} &eacute;n <b>twee</b>`
            : `<div class="x">${path} &eacute;n <strong>vet</strong></div><ul><li>${path}</ul>`;
      }
  for (const project of files['catalogue/projects.json'])
    for (const path of listTextPaths('catalogue/projects.json'))
      if (getTextKind('catalogue/projects.json', path) === 'prose')
        project[path] = `<p style="x">${path} &eacute;n <strong>vet</strong></p>`;
  for (const file of Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[])
    if (file.startsWith('site/')) files[file] = rewriteTexts(file, files[file], '');
  return files;
}

/** Adds an entity to plain texts of several languages, and a tag to those that hold HTML. */
function rewriteTexts(file: SnapshotFile, value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    if (!value.includes('⟦')) return value;
    return getTextKind(file, path) === 'plain'
      ? `${value} &eacute;n <i>twee</i>`
      : `${value}<p align="left">&eacute;n <strong>vet</strong></p>`;
  }
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(file, item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      rewriteTexts(file, inner, path ? `${path}.${key}` : key),
    ]),
  );
}

/** What a visitor must never read: a tag, an entity, or either escaped once more. */
const SOURCE_CODE =
  /&amp;(?:amp|eacute|lt|#)|&lt;\/?(?:b|i|p|div|ul|li|strong|img|script)\b|\[removed\]/;
const PROPERTY = '/nl/projecten/durbuy/residentie-les-berges/12/typedescription-en-twee/84213/';

describe('texts that hold tags and entities', () => {
  test('are read as such on no page, list, brochure, feed, or in structured data', async () => {
    const site = await createTestSite({ embedded: writeAsExports() });
    const pages = await crawlPages(site);
    expect(pages.map(({ path }) => path)).toContain(PROPERTY);
    for (const path of ['/nl/feed/?goal=0', '/nl/search/?q=villa'])
      pages.push({ path, status: 200, html: await (await site(path)).text(), links: [] });
    const faults = pages.flatMap(({ path, html }) =>
      SOURCE_CODE.test(html)
        ? [`${path}: ${html.slice(html.search(SOURCE_CODE) - 80).slice(0, 160)}`]
        : [],
    );
    expect(faults).toEqual([]);
  }, 60_000);

  test('are shown where they belong: marked up in descriptions, plain in headlines', async () => {
    const site = await createTestSite({ embedded: writeAsExports() });
    const read = async (path: string) => (await site(path)).text();
    const property = await read(PROPERTY);
    for (const field of ['Description', 'LocationDescription'])
      expect(property).toContain(`<p>${field} &eacute;n <strong>vet</strong></p>`);
    expect(property).toContain('<ul><li>Description</li></ul>');
    expect(property).toMatch(/<h1[^>]*>TypeDescription én twee/);
    expect(property).toMatch(/<title>TypeDescription én twee/);
    expect(property).toContain('"name":"TypeDescription én twee"');
    expect(property).toMatch(/<meta name="description" content="[^"]*ShortDescription én vet/);
    const [, brochure = ''] = property.split('<div class="brochure"');
    expect(brochure).toContain('Description én vet');
    const project = await read('/nl/projecten/durbuy/residentie-les-berges/12/');
    for (const field of ['Description', 'Situation', 'Technical', 'Delivery', 'Planning'])
      expect(project).toContain(`${field} &eacute;n <strong>vet</strong>`);
    expect(await read('/nl/te-koop/')).toContain('TypeDescription én twee');
    expect(await read('/nl/feed/?goal=0')).toContain('TypeDescription én twee');
  });
});
