import type { SnapshotFiles } from '../../fixtures';
import { createFilesOfKind, VILLA_BY_KIND } from './sale-kinds';

/** A listing whose advertisement must say something. */
export interface Advertisement {
  zip: string;
  kind: 'private' | 'letting';
  detail: object;
  /** What each rule that demands something wants to be said. */
  demands: Record<string, readonly string[]>;
  /** What the law of another region or goal wants, and this one does not. */
  others: readonly string[];
}

const ANSWERS = {
  ...{ Permit: true, AreaApplication: 'Woongebied', PreemptiveRights: false },
  ...{ AllotmentPermit: false, Summons: false, JudicialDecision: 0 },
};
const CERTIFICATE = {
  EPCCertificateNumber: '20230612004211',
  EnergyTotal: 23_456,
  CO2Emission: 31,
};
const SCORES = { FloodPScore: 'C', FloodGScore: 'B' };

/** One listing for each region and goal whose rules demand something. */
export const ADVERTISEMENTS: Record<string, Advertisement> = {
  'sale in Flanders': {
    zip: '9000',
    kind: 'private',
    detail: { ...ANSWERS, ...CERTIFICATE, ...SCORES },
    demands: {
      'epc-number': ['160 kWh/m²', '20230612004211'],
      'flood-scores': ['P-score (perceel) C', 'G-score (gebouw) B'],
      'planning-answers': [
        ...['Stedenbouwkundige vergunning Ja', 'Bestemming Woongebied', 'Voorkooprecht Nee'],
        ...['Verkavelingsvergunning Nee', 'Dagvaarding Nee', 'Rechterlijke beslissing Nee'],
      ],
    },
    others: ['Recreatiegebied: domicilie'],
  },
  'letting in Flanders': {
    zip: '9000',
    kind: 'letting',
    detail: { ...ANSWERS, ...CERTIFICATE, ...SCORES, JudicialDecision: 0, ChargesRenter: 40 },
    demands: { 'epc-number': ['20230612004211'], rent: ['€ 850'], charges: ['€ 40'] },
    others: [],
  },
  'sale in a recreation zone of Wallonia': {
    zip: '6940',
    kind: 'private',
    detail: { ...ANSWERS, ...CERTIFICATE, AreaApplication: 'Recreatiegebied' },
    demands: {
      'epc-label': ['160 kWh/m²', '23.456'],
      'epc-number': ['20230612004211'],
      domicile: ['Recreatiegebied: domicilie is er in de regel niet mogelijk'],
    },
    others: ['P-score'],
  },
  'letting in Wallonia': {
    zip: '6940',
    kind: 'letting',
    detail: { ...CERTIFICATE, ChargesRenter: 60, ChargesComment: 'water inbegrepen' },
    demands: {
      'epc-label': ['23.456'],
      rent: ['€ 850'],
      charges: ['€ 60', 'water inbegrepen'],
    },
    others: ['P-score'],
  },
  'sale in Brussels': {
    zip: '1000',
    kind: 'private',
    detail: { ...CERTIFICATE },
    demands: { 'epc-label': ['160 kWh/m²'], co2: ['31 kg'] },
    others: ['P-score'],
  },
};

/** Moves everything to another postcode, and so to another region. */
export function createFilesOf({ zip, kind, detail }: Advertisement) {
  const files = createFilesOfKind({ ...VILLA_BY_KIND[kind], detail });
  return JSON.parse(JSON.stringify(files).replaceAll('6940', zip)) as SnapshotFiles;
}

/** Lists what a text lacks of what the rules want to be said, each with its rule. */
export const listMissing = (text: string, { demands }: Advertisement): [string, string][] =>
  Object.entries(demands).flatMap(([rule, sentences]) =>
    sentences
      .filter((sentence) => !text.includes(sentence))
      .map((sentence): [string, string] => [rule, sentence]),
  );
