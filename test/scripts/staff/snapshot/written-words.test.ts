import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { SiteWorkshop } from '../../../../scripts/staff/snapshot/effects/site-in-memory';
import { listSitePaths } from '../../../../scripts/staff/snapshot/effects/site-pages';
import { isUnshown } from '../../../../scripts/staff/snapshot/effects/unshown-fields';
import type { SnapshotFile } from '../../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';
import { getTextKind } from '../../../../src/platform/snapshot/build/text-kinds';
import { checkFiles } from '../../../platform/snapshot/checked-files';
import {
  getRecordSchema,
  listSchemaPlaces,
  putAt,
  unwrapSchema,
} from '../../../platform/snapshot/schema-places';
import { createSwitchedOnSite } from './module-site';

type Site = SiteFiles & Record<string, unknown>;

const FILES = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
  (file) => !/base-map|synonyms|neighbourhoods|towns|citys|(^|\/)texts\.json/.test(file),
);

/**
 * What the listing software knows its own records by, and what a picture shows that the office added: no file has that,
 * and test/features/desk/added-pictures.test.ts reads it on the page.
 */
const KEPT_ELSEWHERE = [
  'catalogue/projects.json Pictures.0.Own.nl',
  'catalogue/projects.json SmallPictureItem.Name',
  'catalogue/properties.json SmallPictureItem.Name',
  'catalogue/property-details.json Pictures.0.Own.nl',
];

/** Fields whose words are of a kind that a rule of its own reads: numbers with check digits, classes, lists of rents. */
const READ_BY_RULES =
  /^(Name|City|Zip|language|FloodZone|FloodGScore|FloodPScore|RiverbankZone|EPCLabelText|UnitRents|agency\.(companyNumber|vatNumber|thirdPartyAccount))$|rules|factRules|citySpelling/i;

/** Texts in two languages that are always shown. */
const PLAIN_PAIRS = ['boxPrefix', 'Own'];

/** Writes a word of its own into every free text of a site that `isWanted` names; returns the fields by their words. */
function writeWords(site: Site, isWanted: (place: string) => boolean) {
  const placeByWord = new Map<string, string>();
  for (const file of FILES) {
    const schema = getRecordSchema(file);
    const isList = Array.isArray(site[file]);
    const written = [site[file]].flat().map((record, index) =>
      listSchemaPlaces(file).reduce((changed: unknown, { keys, schema: own }) => {
        const field = keys.join('.');
        const place = { file: file as SiteFile, field, keys: isList ? [index, ...keys] : keys };
        const isFree = unwrapSchema(own).type === 'string' && getTextKind(file, field) !== 'value';
        if (
          !isFree ||
          !isWanted(`${file} ${field}`) ||
          READ_BY_RULES.test(field) ||
          keys.includes('childMenus')
        )
          return changed;
        if (file.startsWith('site/') && isUnshown(place, site)) return changed;
        const word = `w${placeByWord.size}q`;
        if (!v.is(own as unknown as v.GenericSchema, word)) return changed;
        placeByWord.set(word, `${file} ${field}`);
        const put = (record: unknown, last: string, value: unknown) =>
          putAt(record, schema, [...keys.slice(0, -1), last], value);
        const next = putAt(changed, schema, keys, word);
        return keys.at(-1) === 'nl' && !PLAIN_PAIRS.includes(String(keys.at(-2)))
          ? put(put(next, 'fr', word), 'public', true)
          : next;
      }, record),
    );
    Object.assign(site, { [file]: isList ? written : written[0] });
  }
  return placeByWord;
}

/** Returns the fields whose words stand on some page. */
async function findSeen(isWanted: (place: string) => boolean): Promise<Set<string>> {
  const site = createSwitchedOnSite() as Site;
  const placeByWord = writeWords(site, isWanted);
  const { source, findings } = checkFiles(site as never);
  if (!source) throw new Error(JSON.stringify(findings.filter(({ level }) => level === 'error')));
  const opened = await new SiteWorkshop(source, site).open(site);
  const seen = new Set<string>();
  for (const path of [...(await listSitePaths(opened.snapshot)), '/nl/fragments/popup/'])
    for (const [word] of (await opened.render(path)).matchAll(/w\d+q/g))
      seen.add(placeByWord.get(word) ?? '');
  return seen;
}

test('every free text of every file is read by visitors where it is written', {
  timeout: 300_000,
}, async () => {
  const wanted = new Set(writeWords(createSwitchedOnSite() as Site, () => true).values());
  let found = await findSeen((place) => wanted.has(place));
  // What another text stood before is written without that one.
  while (found.size > 0) {
    for (const place of found) wanted.delete(place);
    found = await findSeen((place) => wanted.has(place));
  }
  expect([...wanted].sort()).toEqual(KEPT_ELSEWHERE);
});
