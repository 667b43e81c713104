import { expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, DETAILS, findProblems, PROPERTIES } from './checked-files';

const moveVilla =
  (Latitude: number | undefined, Longitude: number | undefined) => (files: SnapshotFiles) =>
    changeRecords(files, DETAILS, 84213, { Latitude, Longitude });

test.each([
  [50.351, 5.456, undefined],
  [
    0,
    0,
    'is 0 and Longitude too, a place in the sea off Africa: leave both out, or give the place',
  ],
  [
    5.456,
    50.351,
    'is 5.456 and Longitude 50.351, which are exchanged: the latitude is 50.351, the longitude 5.456',
  ],
  [
    51.05,
    3.717,
    'is 51.05 and Longitude 3.717, 145 km from DURBUY 6940: correct them or the town, or leave both out',
  ],
  [50.351, undefined, 'is there without Longitude: give both, or leave both out'],
])('a property at %s, %s', (latitude, longitude, message) => {
  const { errors, warnings } = findProblems(moveVilla(latitude, longitude));
  expect(errors).toEqual([]);
  const found = warnings.filter((warning) => /84213 nl L(?:at|ong)itude/.test(warning));
  expect(found).toEqual(message ? [`84213 nl Latitude ${message}`] : []);
});

test('a centre of a town that is elsewhere is named', () => {
  const { warnings } = findProblems((files) => {
    files['site/towns.json'] = [
      { Name: 'DURBUY', Zip: '6940', Latitude: 5.45, Longitude: 50.35 },
      { Name: 'GENT', Zip: '9000', Latitude: 50.35, Longitude: 5.45 },
      { Name: 'NERGENS', Zip: '9999', Latitude: 0, Longitude: 0 },
      { Name: 'MARBELLA', Zip: '29600', Latitude: 36.5, Longitude: -4.9 },
    ];
  });
  expect(warnings.filter((warning) => warning.includes('Latitude'))).toEqual([
    'DURBUY 6940 Latitude is 5.45 and Longitude 50.35, which are exchanged: the latitude is 50.35, the longitude 5.45',
    'GENT 9000 Latitude is 50.35 and Longitude 5.45, 145 km from the GENT 9000 of the table of places: correct them or the town, or leave both out',
    'NERGENS 9999 Latitude is 0 and Longitude too, a place in the sea off Africa: leave both out, or give the place',
  ]);
});

test('one town in two spellings is named', () => {
  const { warnings } = findProblems((files) => {
    for (const record of files[PROPERTIES]) if (record.ID === 84300) record.City = 'Durbui';
    const [city] = files['catalogue/citys.json'];
    files['catalogue/citys.json'].push({ ...city, Name: 'DURBUY (Durbuy)' });
  });
  expect(warnings).toContainEqual(
    expect.stringContaining(
      'DURBUY (Durbuy) 6940 nl Name is DURBUY 6940 written otherwise, so that lists offer one town twice: write it alike',
    ),
  );
});
