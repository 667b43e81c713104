import { expect, test } from 'vitest';
import { HIDEABLE_FACTS } from '../../../src/domain/catalogue/hide-facts';
import { PropertyDetail } from '../../../src/domain/catalogue/property-detail';
import type { SnapshotFiles } from '../../fixtures';
import { createProjectSnapshot } from '../../platform/snapshot/project-snapshot';
import { createFormSite } from '../forms/form-requests';
import { readOutlets } from './outlets';

/** What hides something of a property or a project, and the words and numbers that are then nowhere. */
interface HidingRule {
  property?: object;
  project?: object;
  rules?: object[];
  secret: RegExp;
}

const NEVER = [{ field: 'Price', logic: '<', compareWithValue: 0 }];
const ALWAYS = [{ field: 'Price', logic: '>', compareWithValue: 0 }];

/** Every fact of words that a display rule may hide, each with a word of its own. */
const WORDS = Object.fromEntries(
  [...HIDEABLE_FACTS]
    .filter((field) => PropertyDetail.entries[field as 'Style'].wrapped.type === 'string')
    .filter((field) => !/Date|^Flood|^Riverbank/.test(field))
    .map((field, index) => [field, `geheim${index}woord`]),
);

const SHOWN = {
  property: {
    ...WORDS,
    ...{ Price: 387_431, PublishPrice: true, PublishAddress: true, Street: 'Geheime Kaai' },
    ...{ Latitude: 50.36127, Longitude: 5.46871 },
    Pictures: [
      { Url: '/media/houses/een.webp', Width: 1920, Height: 1440 },
      { Url: '/media/houses/verborgen.webp', Width: 1920, Height: 1440 },
    ],
  },
  project: {
    ...{ PublicAddress: true, Street: 'Verzwegen Laan', Latitude: 50.35813, Longitude: 5.45719 },
  },
};

const HIDDEN: Record<string, HidingRule> = {
  'display rules that are not met': { rules: NEVER, secret: /geheim\d+woord/ },
  'an unpublished price': { property: { PublishPrice: false }, secret: /387[.\s\u00a0\u202f]?431/ },
  'an unpublished address': {
    property: { PublishAddress: false },
    secret: /Geheime Kaai|50[.]?3612|5[.]?4687/,
  },
  'a hidden picture': {
    property: {
      Pictures: [SHOWN.property.Pictures[0], { ...SHOWN.property.Pictures[1], Hidden: true }],
    },
    secret: /verborgen/,
  },
  'a first public day to come': {
    property: { PublicFrom: '2099-01-01' },
    secret: /zicht op de Ourthe|vue sur l.Ourthe/,
  },
  'a withdrawn property': {
    property: { Withdrawn: true },
    secret: /zicht op de Ourthe|vue sur l.Ourthe/,
  },
  'the unpublished address of a project': {
    project: { PublicAddress: false },
    secret: /Verzwegen Laan|50[.]?3581|5[.]?4571/,
  },
};

const SUMMARY_FIELDS = ['Price', 'PublishPrice', 'PublishAddress', 'Street'];

function createRuledFiles({
  property,
  project,
  rules = ALWAYS,
}: Partial<HidingRule>): SnapshotFiles {
  const files = createProjectSnapshot({ project: { ...SHOWN.project, ...project } });
  const fields = Object.entries({ ...SHOWN.property, ...property });
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'])
    for (const record of files[file])
      if (record.ID === 84213)
        for (const [field, value] of fields)
          if (SUMMARY_FIELDS.includes(field) === (file === 'catalogue/properties.json'))
            record[field] = value;
  files['site/configuration.json'].listings.factRules = Object.fromEntries(
    Object.keys(WORDS).map((field) => [field, rules]),
  );
  return files;
}

const findTelling = (outlets: ReadonlyMap<string, string>, secret: RegExp) =>
  [...outlets].flatMap(([name, text]) => {
    const [found] = secret.exec(text) ?? [];
    return found ? [`${name}: ${found}`] : [];
  });

let shown: Map<string, string> | undefined;

test.each(Object.entries(HIDDEN))(
  '%s: nowhere on the site, in its files, its data or its mails',
  { timeout: 120_000 },
  async (_, rule) => {
    shown ??= await readOutlets(await createFormSite({}, createRuledFiles({})));
    const hidden = await readOutlets(await createFormSite({}, createRuledFiles(rule)));
    expect([...shown.keys()].filter((name) => name.startsWith('mail ')).length).toBeGreaterThan(2);
    expect(findTelling(shown, rule.secret).length).toBeGreaterThan(1);
    expect(findTelling(hidden, rule.secret)).toEqual([]);
  },
);
