import * as v from 'valibot';
import plausible from '../../../../../data/imports/plausible.json';
import { getEpcRank, resolveEpc } from '../../../../../src/domain/catalogue/energy';
import type { PropertySummary } from '../../../../../src/domain/catalogue/property-summary';

const Bound = v.union([v.number(), v.string()]);
const Bounds = v.strictObject({
  min: v.optional(Bound),
  max: v.optional(Bound),
  refuseAbove: v.optional(v.number()),
});
type Bounds = v.InferOutput<typeof Bounds>;

const RULES = v.parse(
  v.strictObject({
    note: v.string(),
    fields: v.record(v.string(), Bounds),
    /** Categories of buildings with many homes or rooms: no number of rooms is too large for them. */
    manyRooms: v.array(v.number()),
    /** So many letters may lie between a label and the one of its value. */
    labelSteps: v.number(),
    placeholders: v.array(v.string()),
  }),
  plausible,
);
const PLACEHOLDERS: ReadonlySet<string> = new Set(RULES.placeholders);

/** Returns whether a text says nothing: a program's word for no value, or an author's for a later one. */
export const isPlaceholder = (text: string): boolean => {
  const word = text.trim().toLowerCase();
  return PLACEHOLDERS.has(word) || word.startsWith('lorem ipsum');
};

/** A field whose value cannot be: it is left out with a note, or refuses the record. */
export interface ImplausibleValue {
  field: string;
  message: string;
  isRefused: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Finds the values of a record that no listing has, by the rules of data/imports/plausible.json. */
export function findImplausible(values: Values): ImplausibleValue[] {
  const outside = Object.entries(RULES.fields).flatMap(([field, bounds]) => {
    const value = values[field];
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    const isRefused = typeof value === 'number' && value > (bounds.refuseAbove ?? Infinity);
    if (isWithin(value, field, bounds, values)) return [];
    return {
      field,
      message: `${value} is beyond what a listing has (${formatBounds(bounds)})`,
      isRefused,
    };
  });
  const label = findLabelContradiction(values);
  return label ? [...outside, label] : outside;
}

function isWithin(
  value: number | string,
  field: string,
  { min, max, refuseAbove }: Bounds,
  values: Values,
) {
  const hasManyRooms = /^NumberOf/.test(field) && RULES.manyRooms.includes(values.WebID as number);
  const highest = hasManyRooms ? refuseAbove : max;
  // 0 says that a program does not know.
  if (value === 0) return true;
  return !(min !== undefined && value < min) && !(highest !== undefined && value > highest);
}

const formatBounds = ({ min, max }: Bounds): string =>
  [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
    .filter(Boolean)
    .join(', ');

/** The certificate's label counts (decision 13): a value that speaks of a home far better or worse is left out. */
function findLabelContradiction(values: Values): ImplausibleValue | undefined {
  const { EnergyPerformance, EPCLabelText, Zip, CountryID, WebID } = values;
  if (typeof EnergyPerformance !== 'number' || !EPCLabelText || typeof Zip !== 'string')
    return undefined;
  const home = { EnergyPerformance, Zip, CountryID, WebID } as PropertySummary;
  const named = resolveEpc({ ...home, EPCLabelText: String(EPCLabelText) });
  const computed = resolveEpc({ ...home, EPCLabelText: '' });
  if (named.state !== 'label' || computed.state !== 'label') return undefined;
  const steps = Math.abs(getEpcRank(named.label) - getEpcRank(computed.label));
  return steps > RULES.labelSteps
    ? {
        field: 'EnergyPerformance',
        message: `${EnergyPerformance} contradicts label ${EPCLabelText}`,
        isRefused: false,
      }
    : undefined;
}
