import {
  STUDIO_TEXTS,
  studioDetail,
  studioForRent,
  VILLA_TEXTS,
  villaDetail,
  villaInDurbuy,
} from './small-listings';

/** The pages that a site with these two listings needs beside its list of properties for sale; tests add what they show. */
const NEEDED_PAGES = [
  { name: 'for-rent', nl: 'te-huur', fr: 'a-louer', type: 'page' },
  { name: 'login', nl: 'login', fr: 'login', type: 'feedback' },
  { name: 'Privacy', nl: 'Privacy', fr: 'Privacy', type: 'feedback' },
  { name: 'Cookie-policy', nl: 'cookies', fr: 'cookies', type: 'feedback' },
];

/**
 * Creates the smallest valid snapshot: a villa for sale and a studio for rent, in both languages, with
 * everything that they refer to, as the JSON of its files. Tests may change the result.
 */
// biome-ignore lint/suspicious/noExplicitAny: raw JSON, to which tests give invalid shapes
export function createSmallSnapshot(): Record<string, any> {
  return {
    'catalogue/properties.json': [
      ...buildPerLanguage((language) => ({ ...villaInDurbuy, language, ...VILLA_TEXTS[language] })),
      ...buildPerLanguage((language) => ({
        ...studioForRent,
        language,
        ...STUDIO_TEXTS[language],
      })),
    ],
    'catalogue/property-details.json': [
      ...buildPerLanguage((language) => ({ ...villaDetail, language })),
      ...buildPerLanguage((language) => ({ ...studioDetail, language })),
    ],
    'catalogue/projects.json': [],
    'catalogue/webIDs.json': [
      ...buildPerLanguage((language) =>
        createCategory(1, { nl: 'Huis', fr: 'Maison' }[language], language),
      ),
      ...buildPerLanguage((language) => createCategory(3, 'Studio', language)),
    ],
    'catalogue/citys.json': buildPerLanguage((language) => createDurbuy(2, language)),
    'catalogue/citysSale.json': buildPerLanguage((language) => createDurbuy(1, language)),
    'catalogue/citysRent.json': buildPerLanguage((language) => createDurbuy(1, language)),
    'catalogue/neighbourhoods.json': [],
    'site/configuration.json': createConfiguration(),
    'site/menu.json': [
      {
        id: 3,
        name: 'For Sale',
        path: 'for-sale',
        status: 'Published',
        params: {
          type: 'module',
          path: { nl: 'te-koop', fr: 'a-vendre' },
          modules: [{ id: 1, relations: { type: 'property-list' }, status: 'Published' }],
        },
      },
    ],
    'site/routes.json': [
      {
        original: '/for-sale/',
        type: 'page',
        nl: '/nl/te-koop/',
        fr: '/fr/a-vendre/',
        breadcrumb: [{ name: { nl: 'Te koop', fr: 'À vendre' }, path: { nl: '/nl/te-koop/' } }],
      },
      {
        original: '/faq/cadastral-income/',
        type: 'article',
        nl: '/nl/faq/kadastraal-inkomen/',
        fr: '/fr/faq/revenu-cadastral/',
      },
      ...NEEDED_PAGES.map(({ name, nl, fr, type }) => ({
        ...{ original: `/${name}/`, type, nl: `/nl/${nl}/`, fr: `/fr/${fr}/` },
      })),
    ],
    'site/articles.json': [
      {
        id: 801,
        category: 8,
        path: '/faq/cadastral-income/',
        status: 'Published',
        title: { nl: 'Kadastraal inkomen', fr: 'Revenu cadastral' },
        body: { nl: '<p>Wat is het?</p>', fr: '<p>Qu’est-ce ?</p>' },
      },
    ],
    'site/article-categories.json': [
      { ID: 8, key: 'faq', Name: { nl: 'Vragen', fr: 'Questions' }, path: '/faq/' },
    ],
    'site/team.json': [
      {
        id: 1,
        name: 'An Maas',
        role: { nl: 'Makelaar', fr: 'Agent' },
        email: 'an@huis-vallee.example',
        status: 'Published',
      },
    ],
    'site/synonyms.json': [],
    'site/texts.json': {},
    'site/town-texts.json': [],
    'site/sold.json': [],
    'site/base-map.json': [],
    'site/base-map.geojson': null,
    'site/towns.json': [{ Name: 'DURBUY', Zip: '6940', Latitude: 50.35, Longitude: 5.45 }],
  };
}

/** The documents of the small snapshot: contents by path below documents/. */
export const SMALL_SNAPSHOT_DOCUMENTS: Readonly<Record<string, string>> = {
  'plans/84213.pdf': 'the plan of the villa',
};

type CatalogueLanguage = 'nl' | 'fr';
const buildPerLanguage = <Item>(create: (language: CatalogueLanguage) => Item): Item[] => [
  create('nl'),
  create('fr'),
];

const createCategory = (webId: number, Name: string, language: CatalogueLanguage) => ({
  ID: webId,
  WebID: String(webId),
  Name,
  ShowOrder: webId,
  Sale: true,
  Rent: true,
  language,
});

const createDurbuy = (PropertyCount: number, language: CatalogueLanguage) => ({
  Name: 'DURBUY',
  Zip: '6940',
  CountryID: '10',
  CountryName: { nl: 'België', fr: 'Belgique' }[language],
  PropertyCount,
  language,
});

const createConfiguration = () => ({
  name: 'test',
  demonstration: true,
  language: {
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
    ],
    languageDefault: 'nl',
  },
  agency: {
    name: 'Huis & Vallée',
    legalName: 'Huis & Vallée BV',
    phone: '+32 86 00 00 00',
    email: 'info@huis-vallee.example',
    offices: [{ name: 'Durbuy' }],
    companyNumber: '0800.000.372',
    vatNumber: 'BE 0800.000.372',
    professionalTitle: { nl: 'Vastgoedmakelaar', fr: 'Agent immobilier' },
    professionalNumber: '500.000',
    supervisoryAuthority: { nl: 'BIV', fr: 'IPI' },
    liabilityInsurer: { nl: 'Verzekeraar', fr: 'Assureur' },
    thirdPartyAccount: 'BE52 9876 5432 1009',
  },
  header: {
    appBar: {
      bgColor: '#ffffff',
      btnColor: '#1f3d2b',
      btnTextColor: '#ffffff',
      textColor: '#111111',
    },
    menu: { position: 'center' },
    menuMobile: {
      position: 'right',
      backgroundColor: '#ffffff',
      color: '#111111',
      btnDrawerColor: '#111111',
    },
    logo: { position: 'left' },
    headerLinks: { bgColor: '#1f3d2b', color: '#ffffff' },
    languageSwitcher: { position: 'right', color: '#111111' },
    banner: { type: 'none' },
    propertySearch: {},
  },
  searchBlock: {},
  footer: { bgColor: '#1f3d2b', textColor: '#ffffff' },
  popup: { isPublished: 'no' },
  listings: { marqueeSold: [1], marqueeRented: [2], marqueeUnderOption: [3] },
});

/** The small snapshot with a path of its home page, which no menu page draws: for tests of what counts paths. */
export function createSnapshotWithHome(): ReturnType<typeof createSmallSnapshot> {
  const files = createSmallSnapshot();
  files['site/routes.json'].unshift({ original: '/', type: 'page', nl: '/nl/', fr: '/fr/' });
  return files;
}
