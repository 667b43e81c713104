import { expect, test } from 'vitest';
import { changeRecords, DETAILS, findProblems } from './checked-files';

const findWarnings = (fields: object) => {
  const { errors, warnings } = findProblems((files) =>
    changeRecords(files, DETAILS, 84213, fields),
  );
  expect(errors).toEqual([]);
  return warnings.filter((warning) => warning.startsWith('84213 nl UnitRents'));
};

test.each([
  'Studio 1: 650\nStudio 2',
  'Studio 1: 650 | Studio 2: veel',
  'Studio 1: 650 | : 700',
  '650',
])('rents by unit of which one cannot be read are named: %j', (UnitRents) => {
  expect(findWarnings({ UnitRents })).toEqual([
    '84213 nl UnitRents is shown nowhere: each unit is a name, a colon and an amount a month, as in "Studio 1: 650 | Studio 2: 700"',
  ]);
});

test('rents by unit that are not the rent of the whole are named', () => {
  expect(findWarnings({ UnitRents: 'A: 650 | B: 700', MonthlyRent: 1400 })).toEqual([
    '84213 nl UnitRents adds up to 1350 a month, and MonthlyRent is 1400: the page counts with MonthlyRent',
  ]);
});

test.each([
  { UnitRents: 'A: 650,25 | B: € 1.700\n', MonthlyRent: 2350.25 },
  { UnitRents: 'A: 650' },
  { UnitRents: ' ' },
])('sound ones are not: %j', (fields) => {
  expect(findWarnings(fields)).toEqual([]);
});
