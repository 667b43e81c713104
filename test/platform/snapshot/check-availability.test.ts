import { expect, test } from 'vitest';
import { changeRecords, DETAILS, findProblems } from './checked-files';

const findWarnings = (fields: object) => {
  const { errors, warnings } = findProblems((files) =>
    changeRecords(files, DETAILS, 84213, fields),
  );
  expect(errors).toEqual([]);
  return warnings.filter((warning) => warning.startsWith('84213 nl Availability'));
};

const AT_ONCE = ['Bij akte', 'Onmiddellijk', 'Vrij', 'À l’acte', 'Immédiatement', 'Libre'];
const KEPT = ['Bezet', 'Bezet, met recht van bewoning', 'Vruchtgebruik', 'Occupé', 'Usufruit'];

test.each(AT_ONCE.flatMap((availability) => KEPT.map((kept) => [availability, kept])))(
  'an annuity that is available %j, and whose seller stays (%j), is doubted',
  (Availability, LifeAnnuityType) => {
    expect(findWarnings({ Availability, LifeAnnuityType, MonthlyRent: 620 })).toEqual([
      `84213 nl Availability is "${Availability}", yet the type of its life annuity keeps the seller there`,
    ]);
  },
);

test.each([
  { Availability: 'Bij akte', LifeAnnuityType: 'Vrij', MonthlyRent: 620 },
  { Availability: 'Zodra de verkopers er niet meer wonen', LifeAnnuityType: 'Bezet' },
  { Availability: 'Niet meer beschikbaar', LifeAnnuityType: 'Bezet', MonthlyRent: 620 },
  { Availability: 'Bij akte' },
  { LifeAnnuityType: 'Bezet', MonthlyRent: 620 },
])('sound ones are not: %j', (fields) => {
  expect(findWarnings(fields)).toEqual([]);
});
