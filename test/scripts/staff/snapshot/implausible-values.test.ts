import { expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from '../../../../scripts/staff/snapshot/effects/site-files';
import { isUnshown } from '../../../../scripts/staff/snapshot/effects/unshown-fields';
import { PAGE_CSS_RULE } from '../../../../scripts/staff/snapshot/page-css/page-css';
import { createPictureRule } from '../../../../scripts/staff/snapshot/picture-rule';
import type { Finding } from '../../../../src/platform/snapshot/build/check/finding';
import type { SnapshotFile } from '../../../../src/platform/snapshot/build/source';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';
import { getTextKind } from '../../../../src/platform/snapshot/build/text-kinds';
import { checkSnapshot } from '../../../platform/snapshot/check-snapshot';
import type { Flaw } from '../../../platform/snapshot/implausible-values';
import { listImplausibleValues } from '../../../platform/snapshot/implausible-values';
import { getRecordSchema, listSchemaPlaces, putAt } from '../../../platform/snapshot/schema-places';
import { createSwitchedOnSite } from './module-site';

const site = createSwitchedOnSite();
const format = (finding: Finding) => JSON.stringify(finding);
const check = (files: Record<string, unknown>) =>
  checkSnapshot(
    files,
    new Set(['plans/84213.pdf']),
    [],
    [
      PAGE_CSS_RULE,
      createPictureRule(
        [],
        [
          'hero/dorp.webp',
          ...[400, 600, 800, 1360].map((width) => `hero/dorp-${width}.webp`),
          'icon.png',
        ],
      ),
    ],
  ).findings;
const known = new Set(check(site).map(format));

/** Without facts about places and words, which a tool writes and the check compares with its own tables. */
const FILES = (Object.keys(SNAPSHOT_FILE_SCHEMAS) as SnapshotFile[]).filter(
  (file) => !/base-map|synonyms|neighbourhoods|\/texts\.json/.test(file),
);

/** What is said by its number or word alone: a name of a record, a place in an order, one of two equal rooms. */
const ANY_VALUE: readonly [Flaw, RegExp][] = [
  ['negative', /(^|\.)(id|ID|parentId|sort|ShowOrder)$/],
  ['huge', /(^|\.)(id|ID|parentId|sort|ShowOrder|marquee\w+\.0)$/],
  ['twice', /(^|\.)(Rooms|subMenu)$/],
  [
    'unknown',
    /(^|\.)(path|id|compareWithValue|(google|facebook)Verification|nortonSafeWeb|metadataOGType|WebID|CountryID|provider|attribution)$/,
  ],
];

/** Whether a value may pass without a word: nothing, free words, or any name or number. */
function mayPass(
  file: SnapshotFile,
  field: string,
  flaw: Flaw,
  keys: readonly (string | number)[],
) {
  if (flaw === 'empty') return true;
  if (flaw === 'unknown' && getTextKind(file, field) !== 'value') return true;
  if (ANY_VALUE.some(([of, pattern]) => of === flaw && pattern.test(field))) return true;
  const isSite = file.startsWith('site/');
  const place = {
    file: file as SiteFile,
    field,
    keys: Array.isArray(site[file]) ? [0, ...keys] : keys,
  };
  return isSite && isUnshown(place, site as SiteFiles);
}

/** Whether a finding is about a field, what lies in it, or what holds it; of the name of a record all are. */
function isAbout(field: string, finding: Finding) {
  if (/^(ID|id|Name|Zip|language|original|path|Longitude)$/.test(field)) return true;
  return `${finding.field}.`.startsWith(`${field}.`) || `${field}.`.startsWith(`${finding.field}.`);
}

test.each(FILES)(
  'an implausible value of any field of %s is named, or free words',
  { timeout: 300_000 },
  (file) => {
    const silent: string[] = [];
    const unclear: string[] = [];
    for (const place of listSchemaPlaces(file))
      for (const [flaw, value] of listImplausibleValues(place)) {
        const field = place.keys.join('.');
        const records = site[file] ?? [];
        const put = (record: unknown) => putAt(record, getRecordSchema(file), place.keys, value);
        const changed = Array.isArray(records)
          ? [put(records[0]), ...records.slice(1)]
          : put(records);
        const added = check({ ...site, [file]: changed }).filter((one) => !known.has(format(one)));
        if (!added.some((one) => isAbout(field, one)) && !mayPass(file, field, flaw, place.keys))
          silent.push(`${field} ${flaw}`);
        for (const one of added)
          if (
            !one.file ||
            !one.message ||
            /[.!?] [A-Z]|\.$|undefined|\[object/.test(one.message) ||
            one.message.length > 350
          )
            unclear.push(`${one.record} ${one.field} ${one.message}`);
      }
    expect(silent).toEqual([]);
    expect([...new Set(unclear)]).toEqual([]);
  },
);

/** Fields of which the second is never below the first. */
const PAIRS = [
  ['from', 'until'],
  ['PriceMin', 'PriceMax'],
  ['ConstructionYear', 'RenovationYear'],
] as const;
const REVERSED = FILES.flatMap((file) =>
  listSchemaPlaces(file).flatMap(({ keys }) => {
    const pair = PAIRS.find(([, second]) => second === keys.at(-1));
    return pair ? [{ file, around: keys.slice(0, -1), pair }] : [];
  }),
);

test.each(REVERSED)(
  '$pair of $file $around that are reversed are named',
  ({ file, around, pair }) => {
    const [first, second] = pair;
    const [high, low] = first === 'from' ? ['2026-05-09', '2026-05-02'] : [2019, 1999];
    const records = site[file] ?? [];
    const schema = getRecordSchema(file);
    const put = (record: unknown) =>
      putAt(putAt(record, schema, [...around, first], high), schema, [...around, second], low);
    const changed = Array.isArray(records) ? [put(records[0]), ...records.slice(1)] : put(records);
    const added = check({ ...site, [file]: changed }).filter((one) => !known.has(format(one)));
    const place = around.join('.');
    expect(added.map(({ field }) => field)).toContainEqual(
      expect.stringMatching(
        `^(${[place, [...around, first].join('.'), [...around, second].join('.')].filter(Boolean).join('|')})$`,
      ),
    );
  },
);
