import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { findProblems } from './checked-files';
import { createSmallSnapshot } from './small-snapshot';

const feature = (kind: string, type: string, coordinates: unknown, more = {}) => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry: { type, coordinates },
});
const RIVER = [
  [5.3, 50.2],
  [5.5, 50.4],
  [5.7, 50.5],
];
const collect = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const GOOD = collect(
  feature('river', 'LineString', RIVER, { name: 'Zilverbeek', size: 3 }),
  feature('wood', 'Polygon', [[...RIVER, [5.3, 50.5], [5.3, 50.2]]]),
  feature('city', 'Point', [5.45, 50.35], { name: { nl: 'Onze stad', fr: 'Notre ville' } }),
  feature('border', 'MultiLineString', [
    [
      [5, 50],
      [6, 50.8],
    ],
  ]),
);
const withDrawing = (drawing: unknown) => ({
  ...createSmallSnapshot(),
  'site/base-map.geojson': drawing as null,
});

test('an own GeoJSON is the ground of the map', async () => {
  const site = await createTestSite({ embedded: withDrawing(GOOD) });
  const map = await (await site('/nl/kaart/grond/')).text();
  expect(map).toContain('Zilverbeek');
  expect(map).toContain('Onze stad');
  expect(map).not.toContain('Brussel');
});

test.each([
  ['a list', [], 'type is missing'],
  ['nothing in it', collect(), 'holds no feature'],
  ['an unknown kind', collect(feature('castle', 'Point', [5, 50])), 'should be '],
  ['a river as a point', collect(feature('river', 'Point', [5, 50])), 'geometry of another kind'],
  ['latitude first', collect(feature('city', 'Point', [50.3, 5.4])), 'exchanged'],
  ['metres', collect(feature('city', 'Point', [235_000, 130_000])), 'far from Belgium'],
  ['a circle', collect(feature('wood', 'Circle', [5, 50])), 'should be '],
  [
    'too many points',
    collect(
      feature(
        'river',
        'LineString',
        Array.from({ length: 12_001 }, () => [5, 50]),
      ),
    ),
    'simplify',
  ],
])('%s is refused', (_, drawing, reason) => {
  const { errors } = findProblems((files) => Object.assign(files, withDrawing(drawing)));
  expect(errors.join()).toContain(reason);
  expect(errors.join()).toMatch(/^base-map.geojson/);
});

const withTowns = (...towns: [name: string, zip: string, latitude: number, longitude: number][]) =>
  findProblems((files) => {
    Object.assign(files, { 'site/base-map.geojson': GOOD });
    files['site/towns.json'] = towns.map(([Name, Zip, Latitude, Longitude]) => ({
      Name,
      Zip,
      Latitude,
      Longitude,
    }));
    for (const file of ['catalogue/citys.json', 'catalogue/citysSale.json'] as const)
      files[file] = [];
  });
const ofDrawing = (findings: string[]) =>
  findings.filter((finding) => /drawing|draws|ends before/.test(finding));

test('a drawing without any town of the agency is refused, and names them', () => {
  const { errors } = withTowns(['OOSTENDE', '8400', 51.23, 2.92], ['BREDENE', '8450', 51.24, 2.97]);
  expect(ofDrawing(errors)).toEqual([
    expect.stringContaining('draws none of the towns of the agency (OOSTENDE 8400, BREDENE 8450)'),
  ]);
});

test('a town beside the drawing is named, and the others are shown', () => {
  const { errors, warnings } = withTowns(
    ['DURBUY', '6940', 50.35, 5.45],
    ['OOSTENDE', '8400', 51.23, 2.92],
  );
  expect(ofDrawing(errors)).toEqual([]);
  expect(ofDrawing(warnings)).toEqual([expect.stringContaining('ends before OOSTENDE 8400:')]);
});
