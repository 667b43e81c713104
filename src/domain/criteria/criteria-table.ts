import type { Criterion } from './criterion';

/**
 * What a visitor can ask for (§2.10; §3, demand register), in the order of the filter line, of the chips
 * and of the form of a search. Addresses, matching, facets, controls, chips, nearest matches, the register,
 * stored searches, alerts and the sentences about them derive from this table: another number or tick takes
 * a row here, its column or trait in index-columns.ts, and its texts (docs/contributing.md, A criterion).
 */
export const CRITERIA = {
  type: {
    kind: 'types',
    fields: { types: { parameter: 'type', label: 'SAVED_SEARCH_TYPES' } },
    groups: { home: 'type' },
    label: 'FILTER_TYPE',
    droppedText: 'WISH_TYPE',
  },
  /** A home has to lie in one of the places, whichever kind they are of; `area` is another criterion. */
  places: {
    kind: 'places',
    fields: {
      cities: { parameter: 'city' },
      zips: { parameter: 'city', label: 'SAVED_SEARCH_ZIPS', hint: 'SAVED_SEARCH_ZIPS_HINT' },
      regions: { parameter: 'region', label: 'SAVED_SEARCH_REGIONS' },
      shape: { parameter: 'shape' },
    },
    groups: { home: 'city', plot: 'city' },
    label: 'FILTER_CITY',
    droppedText: 'WISH_CITY',
  },
  price: {
    kind: 'price',
    column: 'price',
    range: { min: 'priceMin', max: 'priceMax' },
    unit: 'euro',
    maxDigits: 9,
    fields: {
      priceMin: { parameter: 'price-min', label: 'SAVED_SEARCH_PRICE_MIN' },
      priceMax: { parameter: 'price-max', label: 'SAVED_SEARCH_PRICE_MAX' },
    },
    groups: { home: 'price', plot: 'price' },
    label: 'FILTER_PRICE',
    droppedText: 'WISH_PRICE',
  },
  /** The buyer's plan: it restricts nothing, and decides which price all-in counts. */
  situation: {
    kind: 'situation',
    fields: {
      situation: {
        parameter: 'as',
        label: 'SAVED_SEARCH_SITUATION',
        hint: 'SAVED_SEARCH_SITUATION_HINT',
      },
    },
    groups: { home: 'price', plot: 'price' },
    label: 'SAVED_SEARCH_SITUATION',
    droppedText: 'WISH_BUDGET',
  },
  /** With all costs, which depend on the buyer's plan (decision 104). */
  budget: {
    kind: 'all-in',
    range: { max: 'budget' },
    unit: 'euro',
    maxDigits: 9,
    fields: {
      budget: {
        parameter: 'budget',
        label: 'SAVED_SEARCH_BUDGET',
        hint: 'SAVED_SEARCH_BUDGET_HINT',
      },
    },
    groups: { home: 'price', plot: 'price' },
    label: 'SAVED_SEARCH_BUDGET',
    droppedText: 'WISH_BUDGET',
  },
  bedrooms: {
    kind: 'number',
    column: 'bedrooms',
    range: { min: 'bedroomsMin', max: 'bedroomsMax' },
    unit: 'count',
    maxDigits: 2,
    thresholds: [1, 2, 3, 4, 5],
    fields: {
      bedroomsMin: { parameter: 'bedrooms', label: 'SAVED_SEARCH_BEDROOMS_MIN' },
      bedroomsMax: { parameter: 'bedrooms-max', label: 'SAVED_SEARCH_BEDROOMS_MAX' },
    },
    groups: { home: 'bedrooms' },
    label: 'FILTER_BEDROOMS',
    amountText: 'WANTED_BEDROOMS',
    chipText: 'FILTER_BEDROOMS_CHIP',
    droppedText: 'WISH_BEDROOMS',
  },
  /** How many may live there: listings give it of lettings. */
  persons: {
    kind: 'number',
    column: 'persons',
    range: { min: 'personsMin' },
    unit: 'count',
    maxDigits: 2,
    fields: { personsMin: { parameter: 'persons', label: 'SAVED_SEARCH_PERSONS_MIN' } },
    groups: { home: 'more' },
    label: 'FILTER_PERSONS',
    amountText: 'WANTED_PERSONS',
    sentenceText: 'WANTED_FOR_PERSONS',
    droppedText: 'WISH_PERSONS',
  },
  bathrooms: {
    kind: 'number',
    column: 'bathrooms',
    range: { min: 'bathroomsMin' },
    unit: 'count',
    maxDigits: 2,
    thresholds: [1, 2, 3],
    fields: { bathroomsMin: { parameter: 'bathrooms', label: 'SAVED_SEARCH_BATHROOMS_MIN' } },
    groups: { home: 'more' },
    label: 'FILTER_BATHROOMS',
    amountText: 'WANTED_BATHROOMS',
    droppedText: 'WISH_BATHROOMS',
  },
  living: {
    kind: 'number',
    column: 'living',
    range: { min: 'livingMin', max: 'livingMax' },
    unit: 'squareMetres',
    maxDigits: 9,
    thresholds: [50, 75, 100, 150, 200, 300],
    fields: {
      livingMin: { parameter: 'living', label: 'SAVED_SEARCH_LIVING_MIN' },
      livingMax: { parameter: 'living-max', label: 'SAVED_SEARCH_LIVING_MAX' },
    },
    groups: { home: 'living' },
    label: 'FILTER_LIVING',
    amountText: 'WANTED_LIVING',
    chipText: 'FILTER_LIVING_CHIP',
    droppedText: 'WISH_LIVING',
  },
  epc: {
    kind: 'epc',
    fields: { epc: { parameter: 'epc', label: 'SAVED_SEARCH_EPC' } },
    groups: { home: 'epc' },
    label: 'FILTER_EPC',
    droppedText: 'WISH_EPC',
  },
  ground: {
    kind: 'number',
    column: 'ground',
    range: { min: 'groundMin', max: 'groundMax' },
    unit: 'squareMetres',
    maxDigits: 9,
    thresholds: [250, 500, 1000, 2500, 5000, 10_000],
    fields: {
      groundMin: { parameter: 'ground', label: 'SAVED_SEARCH_GROUND_MIN' },
      groundMax: { parameter: 'ground-max', label: 'SAVED_SEARCH_GROUND_MAX' },
    },
    groups: { home: 'more', plot: 'ground' },
    label: 'FILTER_GROUND',
    amountText: 'WANTED_GROUND',
    chipText: 'FILTER_GROUND_CHIP',
    droppedText: 'WISH_GROUND',
  },
  garages: {
    kind: 'number',
    column: 'garages',
    range: { min: 'garagesMin', max: 'garagesMax' },
    unit: 'count',
    maxDigits: 2,
    fields: {
      garagesMin: { parameter: 'garages', label: 'SAVED_SEARCH_GARAGES_MIN' },
      garagesMax: { parameter: 'garages-max', label: 'SAVED_SEARCH_GARAGES_MAX' },
    },
    groups: { home: 'more' },
    label: 'FILTER_GARAGE',
    amountText: 'WANTED_GARAGES',
    noneText: 'WANTED_NO_GARAGE',
    droppedText: 'WISH_GARAGES',
  },
  parkings: {
    kind: 'number',
    column: 'parkings',
    range: { min: 'parkingsMin', max: 'parkingsMax' },
    unit: 'count',
    maxDigits: 2,
    fields: {
      parkingsMin: { parameter: 'parkings', label: 'SAVED_SEARCH_PARKINGS_MIN' },
      parkingsMax: { parameter: 'parkings-max', label: 'SAVED_SEARCH_PARKINGS_MAX' },
    },
    groups: { home: 'more' },
    label: 'SAVED_SEARCH_PARKINGS_MIN',
    amountText: 'WANTED_PARKINGS',
    noneText: 'WANTED_NO_PARKING',
    droppedText: 'WISH_PARKINGS',
  },
  garden: {
    kind: 'flag',
    trait: 'garden',
    fields: { garden: { parameter: 'garden', label: 'SAVED_SEARCH_GARDEN' } },
    groups: { home: 'more' },
    label: 'FILTER_GARDEN',
    wantedText: 'WANTED_GARDEN',
    reasonText: 'FIT_GARDEN',
    droppedText: 'WISH_GARDEN',
  },
  terrace: {
    kind: 'flag',
    trait: 'terrace',
    fields: { terrace: { parameter: 'terrace', label: 'SAVED_SEARCH_TERRACE' } },
    groups: { home: 'more' },
    label: 'FILTER_TERRACE',
    wantedText: 'WANTED_TERRACE',
    reasonText: 'FIT_TERRACE',
    droppedText: 'WISH_TERRACE',
  },
  garage: {
    kind: 'flag',
    trait: 'garage',
    fields: { garage: { parameter: 'garage', label: 'SAVED_SEARCH_GARAGE' } },
    groups: { home: 'more' },
    label: 'FILTER_GARAGE',
    wantedText: 'WANTED_GARAGE',
    reasonText: 'FIT_GARAGE',
    droppedText: 'WISH_GARAGE',
  },
  lift: {
    kind: 'flag',
    trait: 'lift',
    fields: { lift: { parameter: 'lift', label: 'SAVED_SEARCH_LIFT' } },
    groups: { home: 'more' },
    label: 'FILTER_LIFT',
    wantedText: 'WANTED_LIFT',
    reasonText: 'FIT_LIFT',
    droppedText: 'WISH_LIFT',
  },
  pool: {
    kind: 'flag',
    trait: 'pool',
    fields: { pool: { parameter: 'pool', label: 'SAVED_SEARCH_POOL' } },
    groups: { home: 'more' },
    label: 'FILTER_POOL',
    wantedText: 'WANTED_POOL',
    reasonText: 'FIT_POOL',
    droppedText: 'WISH_POOL',
  },
  saleKind: {
    kind: 'saleKind',
    fields: { saleKind: { parameter: 'sale-kind', label: 'SAVED_SEARCH_SALE_KIND' } },
    groups: { home: 'more' },
    label: 'FILTER_SALE_KIND',
    droppedText: 'WISH_SALE_KIND',
  },
  domicile: {
    kind: 'flag',
    trait: 'domicile',
    fields: { domicile: { parameter: 'domicile', label: 'SAVED_SEARCH_DOMICILE' } },
    groups: { home: 'more' },
    label: 'FILTER_DOMICILE',
    wantedText: 'WANTED_DOMICILE',
    reasonText: 'FIT_DOMICILE',
    droppedText: 'WISH_DOMICILE',
  },
  /** Allowed at once, or after a declaration or with a permit. */
  holidayLetting: {
    kind: 'flag',
    trait: 'holidayLetting',
    fields: {
      holidayLetting: { parameter: 'holiday-letting', label: 'SAVED_SEARCH_HOLIDAY_LETTING' },
    },
    groups: { home: 'more' },
    label: 'FILTER_HOLIDAY_LETTING',
    wantedText: 'WANTED_HOLIDAY_LETTING',
    reasonText: 'FIT_HOLIDAY_LETTING',
    droppedText: 'WISH_HOLIDAY_LETTING',
  },
  state: {
    kind: 'state',
    fields: { state: { parameter: 'state', label: 'SAVED_SEARCH_STATE' } },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_STATE',
    droppedText: 'WISH_STATE',
  },
  /** What the map of a list shows: chosen there, required beside any place. */
  bounds: {
    kind: 'bounds',
    fields: { bounds: { parameter: 'area', label: 'SAVED_SEARCH_BOUNDS' } },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_BOUNDS_CHIP',
    droppedText: 'WISH_SHAPE',
  },
  /**
   * What the texts of offers hold (decision 105). Its rows are looked up before a list is selected; no search keeps it,
   * since an alert is matched without texts.
   */
  words: {
    kind: 'words',
    isKept: false,
    fields: { words: { parameter: 'words' } },
    groups: { home: 'more', plot: 'more' },
    label: 'SEARCH_WORDS',
    droppedText: 'WISH_WORDS',
  },
  /** Decision 10: nobody is alerted about what is sold or rented. */
  closed: {
    kind: 'closed',
    isKept: false,
    fields: { includeClosed: { parameter: 'closed' } },
    groups: { home: 'more', plot: 'more' },
    label: 'FILTER_CLOSED',
    droppedText: 'WISH_STATE',
  },
} as const satisfies Record<string, Criterion>;

/** Offered prices in euro, per month for rent. */
export const PRICE_THRESHOLDS = {
  sale: [
    50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000,
    750_000, 1_000_000,
  ],
  rent: [400, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
} as const;

/** Offered energy labels, A++ to F, by their rank (getEpcRank). */
export const EPC_THRESHOLDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
