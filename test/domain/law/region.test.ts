import { expect, test } from 'vitest';
import { findRegion, findRegionByZip } from '../../../src/domain/law/region';

test.each([
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['6940', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  [' 6940 ', 'wallonia'],
])('%s is in %s', (zip, region) => {
  expect(findRegionByZip(zip)).toBe(region);
});

test.each(['0999', '10000', 'L-9999', '', 'Durbuy', '1e3'])('%s is in no region', (zip) => {
  expect(findRegionByZip(zip)).toBeUndefined();
});

test('a postcode abroad is in no Belgian region', () => {
  expect(findRegion({ Zip: '9999', CountryID: 50 })).toBeUndefined();
});
