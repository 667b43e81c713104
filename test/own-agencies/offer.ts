const LANGUAGES = ['nl', 'fr'] as const;

const perLanguage = <Item>(create: (language: 'nl' | 'fr') => Item): Item[] =>
  LANGUAGES.map(create);

/** The kinds of listings that cards, pages and sheets draw differently; none has a photograph. */
const LISTINGS = [
  {
    summary: { ID: 84213, Goal: 0, WebID: 1, Price: 385_000, EPCLabelText: 'C', Marquee: 0 },
    detail: { NumberOfBedRooms: 4, SurfaceLiving: 210, SurfaceGround: 900, HasGarden: true },
    texts: {
      nl: { TypeDescription: 'Gezinswoning met atelier', MainTypeName: 'Huis' },
      fr: { TypeDescription: 'Maison familiale avec atelier', MainTypeName: 'Maison' },
    },
    isPublicAddress: true,
  },
  {
    summary: { ID: 84300, Goal: 1, WebID: 2, Price: 950, EPCLabelText: 'B', Marquee: 0 },
    detail: { NumberOfBedRooms: 2, SurfaceLiving: 84, DepositAmount: 1900, ChargesRenter: 90 },
    texts: {
      nl: { TypeDescription: 'Appartement met terras', MainTypeName: 'Appartement' },
      fr: { TypeDescription: 'Appartement avec terrasse', MainTypeName: 'Appartement' },
    },
    isPublicAddress: false,
  },
  {
    summary: { ID: 84400, Goal: 0, WebID: 1, Price: 299_000, EPCLabelText: 'E', Marquee: 3 },
    detail: { NumberOfBedRooms: 3, SurfaceLiving: 120 },
    texts: {
      nl: { TypeDescription: 'Rijhuis om te vernieuwen', MainTypeName: 'Huis' },
      fr: { TypeDescription: 'Maison de rangée à rénover', MainTypeName: 'Maison' },
    },
    isPublicAddress: true,
  },
];

/** Creates the catalogue of a small agency in one town: for sale, to rent, and sold. */
export function createOffer(town: { name: string; zip: string; street: string }) {
  const createTown = (count: number) =>
    perLanguage((language) => ({
      Name: town.name,
      Zip: town.zip,
      CountryID: '10',
      CountryName: { nl: 'België', fr: 'Belgique' }[language],
      PropertyCount: count,
      language,
    }));
  return {
    'catalogue/properties.json': LISTINGS.flatMap(({ summary, texts, isPublicAddress }) =>
      perLanguage((language) => ({
        ...summary,
        ...texts[language],
        language,
        City: town.name,
        Zip: town.zip,
        Street: town.street,
        HouseNumber: '5',
        PublishPrice: true,
        PublishAddress: isPublicAddress,
        CountryID: 10,
        EnergyPerformance: 180,
        RecordFile: String(summary.ID),
      })),
    ),
    'catalogue/property-details.json': LISTINGS.flatMap(({ summary: { ID }, detail }) =>
      perLanguage((language) => ({
        ...detail,
        ID,
        language,
        ManagerID: 1,
        DatePosted: '2026-10-01',
        EPCCertificateNumber: '20230612004211',
        CadastralIncome: 900,
      })),
    ),
    'catalogue/citys.json': createTown(3),
    'catalogue/citysSale.json': createTown(2),
    'catalogue/citysRent.json': createTown(1),
  };
}
