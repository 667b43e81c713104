import { BELGIUM_ID } from '../../../../src/domain/law/region';
import { isPossiblePlace } from '../../../../src/domain/places/coordinate-problem';
import { readTown } from '../../../../src/domain/places/read-town';
import type { ImportFault } from '../../record-file';
import { formatQuantity } from '../../terminal';
import type { ImportMap } from './import-map';

type Values = Readonly<Record<string, unknown>>;

/** How many listings have a field, now and at the import before. */
export interface FieldShare {
  field: string;
  before: number;
  now: number;
}

/** Listings of the import before and of this one, as far as guards compare them. */
export interface ComparedListings {
  /** The fields that the source fills. */
  fields: readonly string[];
  before: ReadonlyMap<number, Values>;
  now: ReadonlyMap<number, Values>;
}

/** The share of a field's values that may be lost at once, unless the map's `guard.maxLost` says another (decision 150). */
const DEFAULT_MAX_LOST = 0.5;
const MAX_LOST: Readonly<Record<string, number>> = {
  Price: 0.2,
  Pictures: 0.2,
  TypeDescription: 0.2,
};

/** Whether the texts of a language are its own, and not those of another that stand in. */
export const OWN_TEXTS = ['texts in nl', 'texts in fr'];

/** Fields without which an advertisement is poor or wrong: guarded however many listings have them. */
const LEADING_FIELDS: ReadonlySet<string> = new Set([
  ...['Price', 'Pictures', 'TypeDescription', 'Description', 'ShortDescription', 'City'],
  ...['EPCLabelText', 'EnergyPerformance', 'SurfaceLiving', 'SurfaceGround'],
  ...['Latitude', 'Longitude', ...OWN_TEXTS],
]);
/** Another field is guarded if at least this share of the listings had it. */
const COMMON_SHARE = 0.5;

/** Fields that do not change in most listings at once, unless the export puts something else there. */
const STEADY_FIELDS = ['Goal', 'WebID', 'Marquee', 'PublishAddress', 'City'] as const;
const MAX_CHANGED = 0.5;
/** Fewer listings may change by chance. */
const MIN_CHANGED = 3;
/** Figures that steadily are what they are: more than twice or less than half as much is another unit, not news. */
const STEADY_FIGURES = [
  ...(['Price', 'MonthlyRent', 'CadastralIncome'] as const),
  ...(['SurfaceLiving', 'SurfaceGround', 'EnergyPerformance'] as const),
];
const MAX_FACTOR = 2;

/** Fields of which the values are compared and named; of any other it counts only whether a listing has it. */
const COMPARED_FIELDS: ReadonlySet<string> = new Set([
  ...STEADY_FIELDS,
  ...STEADY_FIGURES,
  ...['TypeDescription', 'Zip', 'PublishPrice'],
]);

/** Returns what guards and reports compare of a listing: all values of all listings do not fit into memory. */
export const toCompared = ({ nl, fr }: { nl: Values; fr: Values }): Values => ({
  ...compareValues(nl),
  'texts in nl': nl.TextLanguage === undefined,
  'texts in fr': fr.TextLanguage === undefined,
});

const compareValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (COMPARED_FIELDS.has(field)) return [[field, value]];
      if (field === 'Latitude') return isPossible(values) ? [[field, true]] : [];
      const isFilled = Array.isArray(value) ? value.length > 0 : Boolean(value);
      return isFilled ? [[field, true]] : [];
    }),
  );

/** Coordinates where no home can be are none (decision 151). */
const isPossible = ({ Latitude, Longitude, CountryID }: Values): boolean =>
  typeof Latitude === 'number' &&
  typeof Longitude === 'number' &&
  isPossiblePlace({ Latitude, Longitude }, CountryID === BELGIUM_ID);

/** Counts the listings that have each field, now and at the import before. */
export const countFields = ({ fields, before, now }: ComparedListings): FieldShare[] =>
  fields.map((field) => ({
    field,
    before: countFilled(before, field),
    now: countFilled(now, field),
  }));

function countFilled(listings: ReadonlyMap<number, Values>, field: string): number {
  let count = 0;
  for (const values of listings.values()) if (hasField(values, field)) count += 1;
  return count;
}

/** Whether visitors see anything of a field: an unpublished price and an unknown town are none. */
function hasField(values: Values, field: string): boolean {
  const value = values[field];
  if (field === 'Price') return Boolean(value) && values.PublishPrice === true;
  if (field === 'City')
    return Boolean(value) && readTown(String(value), String(values.Zip)) !== undefined;
  return Boolean(value);
}

/** Returns a fault for each field that more listings have lost than its bound allows. */
export function findLostFields(
  listings: ComparedListings,
  { maxLost }: ImportMap['guard'],
): ImportFault[] {
  const [countBefore, countNow] = [listings.before.size, listings.now.size];
  if (countBefore === 0 || countNow === 0) return [];
  return countFields(listings).flatMap(({ field, before, now }) => {
    const isGuarded = LEADING_FIELDS.has(field) || before >= countBefore * COMMON_SHARE;
    const expected = (before / countBefore) * countNow;
    const bound = maxLost[field] ?? MAX_LOST[field] ?? DEFAULT_MAX_LOST;
    // A single listing is no accident of the export, unless it was the only one.
    const isAccident = now === 0 || Math.round(expected) - now > 1;
    if (!isGuarded || !isAccident || expected - now <= bound * expected) return [];
    return [
      createGuardFault(
        field,
        `${before} of ${formatQuantity(countBefore, 'listing')} had it, ${now} of ${countNow} have it`,
      ),
    ];
  });
}

/** Returns a fault for each field that is another one in most listings that were there before. */
export function findShiftedFields({
  before,
  now,
}: Pick<ComparedListings, 'before' | 'now'>): ImportFault[] {
  const pairs = [...now].flatMap(([id, values]) => {
    const old = before.get(id);
    return old ? [[old, values] as const] : [];
  });
  const findShifted = (field: string, compared: typeof pairs, isShifted: typeof isOther) => {
    const count = compared.filter(([old, values]) => isShifted(old[field], values[field])).length;
    if (count < MIN_CHANGED || count <= compared.length * MAX_CHANGED) return [];
    const listings = formatQuantity(compared.length, 'listing');
    return [createGuardFault(field, `is another one in ${count} of ${listings}`)];
  };
  return [
    ...STEADY_FIELDS.flatMap((field) => findShifted(field, pairs, isOther)),
    // Of those that have a figure: plots have no living area.
    ...STEADY_FIGURES.flatMap((field) => {
      const compared = pairs.filter(([old, values]) => old[field] && values[field]);
      return findShifted(field, compared, isOtherFigure);
    }),
  ];
}

const isOther = (old: unknown, value: unknown): boolean => old !== value;

function isOtherFigure(old: unknown, value: unknown): boolean {
  const factor = Number(value) / Number(old);
  return Math.max(factor, 1 / factor) > MAX_FACTOR;
}

/** Returns the fault of an import that its guards stop; `--force` goes on. */
export const createGuardFault = (field: string, message: string): ImportFault => ({
  record: 'import',
  field,
  message,
});
