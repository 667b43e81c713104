import type { PropertyCategory } from '../../src/domain/catalogue/property-category.ts';

/** The categories of §9; for three of them the ID differs from the WebID. */
const CATEGORIES = [
  { ID: 1, WebID: '1', nl: 'Huis', fr: 'Maison', ShowOrder: 0 },
  { ID: 10, WebID: '10', nl: 'Camping', fr: 'Camping', ShowOrder: 0 },
  { ID: 2, WebID: '2', nl: 'Appartement', fr: 'Appartement', ShowOrder: 1 },
  { ID: 3, WebID: '3', nl: 'Studio', fr: 'Studio', ShowOrder: 2 },
  { ID: 4, WebID: '4', nl: 'Grond', fr: 'Terrain', ShowOrder: 3 },
  { ID: 5, WebID: '5', nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport', ShowOrder: 4 },
  { ID: 6, WebID: '6', nl: 'Commercieel', fr: 'Commerciale', ShowOrder: 5 },
  { ID: 7, WebID: '8', nl: 'Industrieel', fr: 'Industrie', ShowOrder: 6 },
  { ID: 8, WebID: '9', nl: 'Kantoren', fr: 'Bureaux', ShowOrder: 7 },
  { ID: 9, WebID: '7', nl: 'Garage/Parking', fr: 'Garage/Parking', ShowOrder: 8 },
];

/** Returns one record for each category and language, all for sale and for rent (§9). */
export const buildCategoryRecords = (): PropertyCategory[] =>
  (['nl', 'fr'] as const).flatMap((language) =>
    CATEGORIES.map(({ ID, WebID, ShowOrder, ...names }) => ({
      ID,
      WebID,
      Name: names[language],
      ShowOrder,
      Sale: true,
      Rent: true,
      language,
    })),
  );
