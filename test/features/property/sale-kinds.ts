import type { SaleKind } from '../../../src/domain/catalogue/sale-kind';
import type { SnapshotFiles } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createFilesWithVilla } from './villa-page';

interface KindOfVilla {
  summary: object;
  detail?: object;
  /** The amount with its words, and what stands beside it. */
  price: string;
  note: string;
  /** The path of its list in Dutch, and whether the list compares its price. */
  list: '/nl/te-koop/' | '/nl/te-huur/';
  isCompared: boolean;
  /** The words for its price in the panel of costs. */
  costs: string | undefined;
  form: 'bod' | 'kandidaat-huurder' | undefined;
  schema: { businessFunction: 'Sell' | 'LeaseOut'; price?: number };
}

/** The villa in each kind of sale, with the unit, price and starting price that tempt to take it for another. */
export const VILLA_BY_KIND: Record<SaleKind, KindOfVilla> = {
  private: {
    summary: { Price: 335_000 },
    detail: { StartPrice: 320_000, MonthlyRent: 900 },
    price: '€ 335.000',
    note: '',
    list: '/nl/te-koop/',
    isCompared: true,
    costs: 'Vraagprijs',
    form: 'bod',
    schema: { businessFunction: 'Sell', price: 335_000 },
  },
  'new-construction': {
    summary: { Price: 292_000 },
    detail: { VATPercentage: 21, VATValue: 61_320, GroundPart: 40_880, StartPrice: 254_000 },
    price: '€ 353.320',
    note: 'btw inbegrepen',
    list: '/nl/te-koop/',
    isCompared: true,
    costs: 'Prijs zonder btw',
    form: 'bod',
    schema: { businessFunction: 'Sell', price: 353_320 },
  },
  'life-annuity': {
    summary: { Price: 145_000 },
    detail: { MonthlyRent: 620, LifeAnnuityHead1Age: 78, LifeAnnuityMaxDuration: '15 jaar' },
    price: 'Bouquet € 145.000',
    note: 'en € 620 rente per maand',
    list: '/nl/te-koop/',
    isCompared: false,
    costs: 'Bouquet bij de akte',
    form: 'bod',
    schema: { businessFunction: 'Sell' },
  },
  'public-sale': {
    summary: { Price: 250_000 },
    detail: { StartPrice: 98_000, JudicialDecision: 1, TotalPrice: 104_601, NotaryFee: 2_222 },
    price: 'Vanaf € 98.000',
    note: 'instelprijs van een openbare verkoop',
    list: '/nl/te-koop/',
    isCompared: false,
    costs: undefined,
    form: undefined,
    schema: { businessFunction: 'Sell' },
  },
  takeover: {
    summary: { Goal: 2, Price: 85_000, PriceUnitText: '€/maand' },
    detail: { TotalPrice: 104_601, RegisteredRights: 2_222 },
    price: '€ 85.000',
    note: 'Over te nemen',
    list: '/nl/te-huur/',
    isCompared: false,
    costs: undefined,
    form: undefined,
    schema: { businessFunction: 'Sell', price: 85_000 },
  },
  letting: {
    summary: { Goal: 1, Price: 850, PriceUnitText: '€/maand' },
    detail: {
      ...{ StartPrice: 98_000, JudicialDecision: 1, LifeAnnuityHead1Age: 78, VATValue: 100 },
      DepositAmount: 1_700,
    },
    price: '€ 850/maand',
    note: '',
    list: '/nl/te-huur/',
    isCompared: true,
    costs: 'Elke maand',
    form: 'kandidaat-huurder',
    schema: { businessFunction: 'LeaseOut', price: 850 },
  },
};

export const KINDS = Object.entries(VILLA_BY_KIND) as [SaleKind, KindOfVilla][];

/** Creates the small snapshot whose villa is of a kind, with a list of what is for rent. */
export function createFilesOfKind({ summary, detail }: KindOfVilla): SnapshotFiles {
  const files = createFilesWithVilla(summary, detail);
  files['site/menu.json'].push({
    ...structuredClone(files['site/menu.json'][0]),
    id: 4,
    name: 'For Rent',
    path: 'for-rent',
  });
  files['site/menu.json'].at(-1).params.path = { nl: 'te-huur', fr: 'a-louer' };
  return files;
}

/** Adds another villa, an ordinary one at this price, for sale or to let. */
export function addPlainVilla(files: SnapshotFiles, ID: number, Goal: 0 | 1, Price: number) {
  const plain = createSmallSnapshot();
  for (const file of ['catalogue/properties.json', 'catalogue/property-details.json']) {
    const records = plain[file].filter((record: { ID: number }) => record.ID === 84213);
    const fields = file === 'catalogue/properties.json' ? { Goal, Price } : {};
    for (const record of records) files[file].push({ ...record, ID, ...fields });
  }
  return files;
}

/** Returns text without tags and with plain spaces. */
export const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#8364;', '€')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0]+/g, ' ');
