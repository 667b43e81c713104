import { expect, test } from 'vitest';
import { encodeListingIndex } from '../../../../src/domain/catalogue/listing/encode-index';
import type { IndexedProperty } from '../../../../src/domain/catalogue/listing/indexed-property';
import { decodeListingIndex } from '../../../../src/domain/catalogue/listing/listing-index';
import { omitRows } from '../../../../src/domain/catalogue/listing/omit-rows';
import { fc } from '../../../seeded-fast-check';
import { createIndexedProperty, propertyFields } from './filtered-records';

const buildIndex = (properties: readonly IndexedProperty[]) =>
  decodeListingIndex(encodeListingIndex(properties));

const partedProperties = fc
  .array(fc.tuple(propertyFields, fc.boolean()), { minLength: 1, maxLength: 40 })
  .map((all) =>
    all.map(([fields, isKept], number) => {
      const property = createIndexedProperty(fields, number);
      // A type and a ribbon, of which an index has lists.
      Object.assign(property.nl, {
        MainTypeName: `type ${fields.WebID}`,
        TypeDescription: `${fields.Price}`,
        Marquee: fields.NumberOfGarages,
      });
      return { property, isKept };
    }),
  );

test('an index without some properties is the one that was built without them', () => {
  fc.assert(
    fc.property(partedProperties, (all) => {
      const kept = all.filter(({ isKept }) => isKept).map(({ property }) => property);
      const omitted = all.filter(({ isKept }) => !isKept).map(({ property }) => property.nl.ID);
      const whole = buildIndex(all.map(({ property }) => property));
      expect(omitRows(whole, new Set(omitted))).toEqual(buildIndex(kept));
    }),
  );
});
