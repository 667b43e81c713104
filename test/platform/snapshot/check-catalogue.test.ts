import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, DETAILS, findProblems, PROPERTIES } from './checked-files';

describe('errors of the catalogue', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'a duplicate record',
      (files) => files[PROPERTIES].push({ ...files[PROPERTIES][0] }),
      '84213 nl ID is there twice',
    ],
    [
      'a property without its French record',
      (files) => files[PROPERTIES].splice(1, 1),
      '84213 nl language has no counterpart in fr',
    ],
    [
      'a detail without its Dutch record',
      (files) => files[DETAILS].splice(0, 1),
      '84213 fr language has no counterpart in nl',
    ],
    [
      'a detail without summaries',
      (files) => files[PROPERTIES].splice(0, 2),
      '84213 nl ID has no summary in catalogue/properties.json',
    ],
    [
      'an unknown type',
      (files) => changeRecords(files, PROPERTIES, 84213, { WebID: 77 }),
      '84213 nl WebID names type 77, which catalogue/webIDs.json does not hold',
    ],
    [
      'an unknown type among several',
      (files) => changeRecords(files, PROPERTIES, 84213, { WebIDs: '1, 78' }),
      '84213 fr WebIDs names type 78, which catalogue/webIDs.json does not hold',
    ],
    [
      'an unknown project',
      (files) => changeRecords(files, PROPERTIES, 84213, { ProjectID: 9 }),
      '84213 nl ProjectID names project 9, which catalogue/projects.json does not hold',
    ],
    [
      'an unknown city',
      (files) => changeRecords(files, PROPERTIES, 84213, { City: 'DURBUI' }),
      '84213 nl City names DURBUI 6940, which catalogue/citys.json does not hold',
    ],
    [
      'an unknown manager',
      (files) => changeRecords(files, DETAILS, 84213, { ManagerID: 5 }),
      '84213 nl ManagerID names 5, whom site/team.json does not hold',
    ],
    [
      'a missing document',
      (files) =>
        changeRecords(files, DETAILS, 84213, {
          Documents: [{ Name: 'Plan', File: 'plans/2.pdf' }],
        }),
      '84213 nl Documents.0.File names documents/plans/2.pdf, which is not there',
    ],
    [
      'a price above the limit of its column',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: 2 ** 32 }),
      '84213 nl Price is 4294967296, above 4294967295',
    ],
    [
      'a price below 0',
      (files) => changeRecords(files, PROPERTIES, 84213, { Price: -1 }),
      '84213 nl Price is -1, below 0',
    ],
    [
      'more than 255 bedrooms',
      (files) => changeRecords(files, DETAILS, 84213, { NumberOfBedRooms: 256 }),
      '84213 nl NumberOfBedRooms is 256, above 255',
    ],
    [
      'too many parkings in all, though neither number is',
      (files) =>
        changeRecords(files, DETAILS, 84213, {
          NumberOfParkings: 200,
          NumberOfExternalParkings: 100,
        }),
      '84213 nl NumberOfParkings makes 300 with NumberOfExternalParkings, above 255',
    ],
    [
      'a price that its VAT lifts above the limit',
      (files) => {
        changeRecords(files, PROPERTIES, 84213, { Price: 4_200_000_000 });
        changeRecords(files, DETAILS, 84213, { VATValue: 210_000_000 });
      },
      '84213 nl Price makes 4410000000, above 4294967295',
    ],
    [
      'a date before 1970',
      (files) => changeRecords(files, DETAILS, 84213, { DatePosted: '1969-12-31' }),
      '84213 nl DatePosted is 1969-12-31, which is out of reach (1970 to 2149)',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    expect(findProblems(change).errors).toContain(reason);
  });

  test('33 types in use exceed the limit of the index', () => {
    const { errors } = findProblems((files) => {
      const names = files['catalogue/webIDs.json'].slice(0, 2);
      const ids = Array.from({ length: 31 }, (_, index) => 100 + index);
      for (const id of ids) {
        for (const name of names)
          files['catalogue/webIDs.json'].push({ ...name, ID: id, WebID: `${id}` });
      }
      changeRecords(files, PROPERTIES, 84213, { WebIDs: [1, ...ids].join(',') });
    });
    expect(errors).toEqual(['WebIDs 33 different types are in use; the index holds 32']);
  });
});
