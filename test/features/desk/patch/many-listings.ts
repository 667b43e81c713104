import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';

const TOWNS = [
  ['DURBUY', '6940'],
  ['LIER', '2500'],
  ['GENT', '9000'],
] as const;
const TYPES = ['villa', 'studio', 'loft'] as const;

/** The files of a snapshot with this many listings, which differ in what a version is made of. */
export function createManyListings(count: number): ReturnType<typeof createSmallSnapshot> {
  const files = createSmallSnapshot();
  const [summary] = files['catalogue/properties.json'];
  const [detail] = files['catalogue/property-details.json'];
  const configuration = files['site/configuration.json'];
  configuration.listings = {
    ...configuration.listings,
    marqueeUnderOption: [2],
    marqueeSold: [3],
    marqueeRented: [3],
    // A fact that a page shows beside some prices only.
    factRules: { SurfaceTerrace: [{ field: 'Price', logic: '>', compareWithValue: 200_000 }] },
  };
  files['catalogue/webIDs.json'].push(
    ...['nl', 'fr'].map((language) => ({
      ...files['catalogue/webIDs.json'].find(
        (category: { language: string }) => category.language === language,
      ),
      ...{ ID: 4, WebID: '4', Name: 'Grond' },
    })),
  );
  for (const [Name, Zip] of TOWNS.slice(1))
    for (const city of files['catalogue/citys.json'].slice(0, 2))
      files['catalogue/citys.json'].push({ ...city, Name, Zip });
  const both = Array.from({ length: count }, (_, number) =>
    ['nl', 'fr'].map((language) => ({ number, language })),
  ).flat();
  const getId = (number: number) => 70_000 + number * 3;
  files['catalogue/properties.json'] = both.map(({ number, language }) => {
    const [City, Zip] = TOWNS[number % TOWNS.length] ?? TOWNS[0];
    return {
      ...summary,
      ...{ ID: getId(number), language, City, Zip },
      Goal: number % 5 === 0 ? 1 : 0,
      Marquee: number % 7,
      MarqueeName: number % 7 === 0 ? '' : `${language} ${number % 7}`,
      Price: number % 11 === 0 ? 0 : 900 * (number + 90),
      PublishPrice: number % 9 !== 0,
      WebID: number % 4 === 0 ? 4 : 1,
      TypeDescription: `${TYPES[number % 3]} ${language} ${number % 13}`,
      MainTypeName: TYPES[number % 3],
      XLargePictureItem: { Url: '/media/houses/0.webp' },
    };
  });
  files['catalogue/property-details.json'] = both.map(({ number, language }) => ({
    ...detail,
    ...{ ID: getId(number), language, Documents: [] },
    DatePosted: `2026-${String((number % 11) + 1).padStart(2, '0')}-15`,
    SurfaceTerrace: number,
    SurfaceLiving: 60 + (number % 40),
    Description: `${TYPES[number % 3]} met tuin ${number}. Open haard en zwembad ${number % 5}.`,
    TotalPrice: 1000 * number,
    VATPercentage: number % 6 === 0 ? 21 : undefined,
    GroundPart: number % 12 === 0 ? 40_000 : undefined,
    Pictures: [0, 1, 2].map((picture) => ({
      Url: `/media/houses/${picture}.webp`,
      ...{ Width: 1200, Height: 800, Description: `${language} ${picture}` },
    })),
  }));
  return files;
}
