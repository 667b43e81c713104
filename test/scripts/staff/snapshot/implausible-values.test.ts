import * as v from 'valibot';
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
import type { SchemaPlace } from '../../../platform/snapshot/schema-places';
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

/** A value that is put at a field of the first record of a file. */
interface Change {
  place: SchemaPlace;
  field: string;
  flaw: Flaw;
  value: unknown;
}

/** Lists what the check finds once some values stand in a file, and not without them. */
function findAdded(file: SnapshotFile, changes: readonly Change[]): Finding[] {
  const records = site[file] ?? [];
  const put = (record: unknown) =>
    changes.reduce(
      (changed, { place, value }) => putAt(changed, getRecordSchema(file), place.keys, value),
      record,
    );
  const changed = Array.isArray(records) ? [put(records[0]), ...records.slice(1)] : put(records);
  return check({ ...site, [file]: changed }).filter((one) => !known.has(format(one)));
}

/** Groups values that may stand in one record: each at a field that holds no other, all refused by schema or none. */
function groupChanges(file: SnapshotFile, changes: readonly Change[]): Iterable<Change[]> {
  const schema = getRecordSchema(file) as unknown as v.GenericSchema;
  const record = [site[file]].flat()[0];
  const holders = new Set(
    changes.flatMap(({ place }) =>
      place.keys.slice(0, -1).map((_, depth) => place.keys.slice(0, depth + 1).join('.')),
    ),
  );
  const groups = Map.groupBy(changes, ({ place, field, flaw, value }) =>
    holders.has(field)
      ? `${field} ${flaw}`
      : `${flaw} ${v.is(schema, putAt(record, getRecordSchema(file), place.keys, value))}`,
  );
  return groups.values();
}

test.each(FILES)(
  'an implausible value of any field of %s is named, or free words',
  { timeout: 300_000 },
  (file) => {
    const silent: string[] = [];
    const unclear = new Set<string>();
    const changes = listSchemaPlaces(file).flatMap((place) =>
      listImplausibleValues(place).map(([flaw, value]): Change => {
        return { place, field: place.keys.join('.'), flaw, value };
      }),
    );
    /** Returns what is found, and notes which of it a person would not understand. */
    const look = (group: readonly Change[]) => {
      const added = findAdded(file, group);
      for (const one of added)
        if (
          !one.file ||
          !one.message ||
          /[.!?] [A-Z]|\.$|undefined|\[object/.test(one.message) ||
          one.message.length > 350
        )
          unclear.add(`${one.record} ${one.field} ${one.message}`);
      return added;
    };
    for (const group of groupChanges(file, changes)) {
      const together = new Set(look(group).map(({ field }) => field));
      // Those that are not named in company are looked at alone.
      for (const change of group) {
        const { field, flaw, place } = change;
        if (together.has(field) || mayPass(file, field, flaw, place.keys)) continue;
        if (!look([change]).some((one) => isAbout(field, one))) silent.push(`${field} ${flaw}`);
      }
    }
    expect(silent).toEqual([]);
    expect([...unclear]).toEqual([]);
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
