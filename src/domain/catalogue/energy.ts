import * as v from 'valibot';
import energyLabels from '../../../data/law/energy-labels.json';
import { findRegion, LUXEMBOURG_ID, type Region } from '../law/region';
import type { EpcLetter } from './epc-letters';
import { EPC_LETTERS } from './epc-letters';
import { getCategories } from './property-kind';
import type { PropertySummary } from './property-summary';

/** The labels, best first, named as their pictures: /images/epc/{region}/{label}.png (§7). */
const EPC_LABELS = [
  'a_plusplus',
  ...(['a', 'b', 'c', 'd', 'e', 'f'] as const).flatMap(
    (letter) => [`${letter}_plus`, letter, `${letter}_sub`] as const,
  ),
  'g',
  'h',
  'i',
] as const;
export const EpcLabel = v.picklist(EPC_LABELS);
export type EpcLabel = v.InferOutput<typeof EpcLabel>;

/** A region with its own scale of energy labels: the three of Belgium, and Luxembourg (§9). */
export type EnergyRegion = Region | 'luxembourg';

/** A step of a scale: values above `above`, up to and including `upTo`, in kWh/m² a year. */
export interface EpcStep {
  label: EpcLabel;
  above?: number;
  upTo?: number;
  certificateOnly?: true;
}

/** The state of a property's energy certificate as its page shows it (§4). */
export type Epc =
  | { state: 'label'; label: EpcLabel; region: EnergyRegion }
  | { state: 'requested' }
  | { state: 'not-applicable' }
  | { state: 'none' };

/**
 * Resolves the energy label of a property (§4, §9). In this order: a country other than Belgium and
 * Luxembourg has none; land, garages and camping pitches need none (decision 20); the label of the
 * certificate wins if the scale of its region has that label (decision 13); else a value above 0
 * decides. Any other certificate counts as requested.
 */
export function resolveEpc(
  property: Pick<
    PropertySummary,
    'Zip' | 'CountryID' | 'EnergyPerformance' | 'EPCLabelText' | 'WebID' | 'WebIDs'
  >,
): Epc {
  const region = property.CountryID === LUXEMBOURG_ID ? 'luxembourg' : findRegion(property);
  if (!region) return { state: 'none' };
  if (isEpcExempt(property)) return { state: 'not-applicable' };
  const label =
    findLabelByText(property.EPCLabelText, region) ??
    findLabelByValue(property.EnergyPerformance, region);
  return label ? { state: 'label', label, region } : { state: 'requested' };
}

/** Returns a region's labels from best to worst with their ranges; those of Luxembourg have no range. */
export const getEpcScale = (region: EnergyRegion): readonly EpcStep[] => EPC_SCALES[region];

/** Returns the rank of a label's letter, from 1 for A++. */
export function getEpcRank(label: EpcLabel): number {
  const letter = label.charAt(0).toUpperCase();
  const rankedLetter = { a_plusplus: 'A++', a_plus: 'A+' }[label as string] ?? letter;
  return EPC_LETTERS.indexOf(rankedLetter as EpcLetter) + 1;
}

const LegalEpcStep = v.strictObject({
  label: EpcLabel,
  upTo: v.optional(v.number()),
  since: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether only a certificate gives the label: no value says so. */
  certificateOnly: v.optional(v.boolean(), false),
});
const LegalEpcScale = v.strictObject({ source: v.string(), labels: v.array(LegalEpcStep) });
const ENERGY_LAW = v.parse(
  v.strictObject({
    asOf: v.pipe(v.string(), v.isoDate()),
    unit: v.string(),
    notApplicable: v.strictObject({ categories: v.array(v.number()), why: v.string() }),
    scales: v.strictObject({
      flanders: LegalEpcScale,
      brussels: LegalEpcScale,
      wallonia: LegalEpcScale,
      luxembourg: LegalEpcScale,
    }),
  }),
  energyLabels,
);

const EPC_SCALES: Record<EnergyRegion, readonly EpcStep[]> = {
  flanders: buildEpcSteps(ENERGY_LAW.scales.flanders),
  brussels: buildEpcSteps(ENERGY_LAW.scales.brussels),
  wallonia: buildEpcSteps(ENERGY_LAW.scales.wallonia),
  luxembourg: buildEpcSteps(ENERGY_LAW.scales.luxembourg),
};

/** Builds the steps without gaps between them, so that 23.5 in Brussels has a label too (decision 13). */
function buildEpcSteps(scale: v.InferOutput<typeof LegalEpcScale>): EpcStep[] {
  return scale.labels.map(({ label, upTo, certificateOnly }, index) => {
    const above = scale.labels[index - 1]?.upTo;
    return {
      label,
      ...(above !== undefined && { above }),
      ...(upTo !== undefined && { upTo }),
      ...(certificateOnly && { certificateOnly }),
    };
  });
}

/** Exempt only if all categories are: a house with its land or garage still needs a certificate. */
const isEpcExempt = (property: Pick<PropertySummary, 'WebID' | 'WebIDs'>): boolean =>
  getCategories(property).every((category) =>
    ENERGY_LAW.notApplicable.categories.includes(category),
  );

/** Finds the label that a text such as 'A++', 'a-', 'A_plus' or 'a_sub' names on the region's scale. */
function findLabelByText(text: string, region: EnergyRegion): EpcLabel | undefined {
  const name = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/\+\+$/, '_plusplus')
    .replace(/\+$/, '_plus')
    .replace(/[-−–]$/, '_sub');
  return EPC_SCALES[region].find(({ label }) => label === name)?.label;
}

function findLabelByValue(value: number, region: EnergyRegion): EpcLabel | undefined {
  if (!(value > 0) || region === 'luxembourg') return undefined;
  return EPC_SCALES[region].find(
    ({ upTo = Number.POSITIVE_INFINITY, certificateOnly }) => !certificateOnly && value <= upTo,
  )?.label;
}
