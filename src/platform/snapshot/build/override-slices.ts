import type {
  Override,
  Settlement,
  SourceFields,
} from '../../../domain/catalogue/overrides/apply-override';
import {
  pickSource,
  settleOverride,
  writeValue,
} from '../../../domain/catalogue/overrides/apply-override';
import type { OverrideContext } from '../../../domain/catalogue/overrides/override-fields';
import type { Property, PropertyByLanguage } from '../../../domain/catalogue/property';
import { PropertyDetail } from '../../../domain/catalogue/property-detail';
import { PropertySummary } from '../../../domain/catalogue/property-summary';
import { joinProperties } from './join-properties';
import type { PropertySlice } from './source';

/** What became of a value of the office beside a source, and what that source says of its fields. */
export interface SettledOverride {
  override: Override;
  settlement: Settlement;
  source: SourceFields;
}

/** Compares every value of the office with the records of a source, slice by slice. */
export function settleOverrides(
  slices: Iterable<PropertySlice>,
  overrides: readonly Override[],
  context: OverrideContext,
): SettledOverride[] {
  const properties = new Map<number, PropertyByLanguage>();
  const wanted = new Set(overrides.map(({ property }) => property));
  for (const slice of slices)
    for (const property of joinProperties(pickRecords(slice, wanted)))
      properties.set(property.nl.ID, property);
  return overrides.map((override) => {
    const property = properties.get(override.property);
    const settlement = settleOverride(override, property, context);
    return {
      ...{ override, settlement },
      source: property ? pickSource(property, override) : override.source,
    };
  });
}

/** The slices of a source with the values of the office in place of its own. */
export class OverriddenSlices implements Iterable<PropertySlice> {
  readonly #slices: Iterable<PropertySlice>;
  readonly #context: OverrideContext;
  readonly #overrides: Map<number, Override[]>;

  constructor(
    slices: Iterable<PropertySlice>,
    overrides: readonly Override[],
    context: OverrideContext,
  ) {
    this.#slices = slices;
    this.#context = context;
    this.#overrides = Map.groupBy(overrides, ({ property }) => property);
  }

  *[Symbol.iterator](): Iterator<PropertySlice> {
    for (const slice of this.#slices) yield this.#overrides.size > 0 ? this.#change(slice) : slice;
  }

  #change(slice: PropertySlice): PropertySlice {
    const changed = new Map<string, Property>();
    const records = pickRecords(slice, new Set(this.#overrides.keys()));
    for (const property of joinProperties(records)) {
      const overrides = this.#overrides.get(property.nl.ID) ?? [];
      const result = overrides.reduce(
        (record, override) => writeValue(record, override, this.#context),
        property,
      );
      for (const record of [result.nl, result.fr]) changed.set(getKey(record), record);
    }
    const details = slice['catalogue/property-details.json'];
    const known = new Set(details.map(getKey));
    const missing = [...changed.values()].filter((record) => !known.has(getKey(record)));
    return {
      'catalogue/properties.json': slice['catalogue/properties.json'].map((summary) =>
        pickOwn(changed.get(getKey(summary)) ?? summary, PropertySummary.entries),
      ),
      'catalogue/property-details.json': [...details, ...missing].map((detail) =>
        pickOwn(changed.get(getKey(detail)) ?? detail, PropertyDetail.entries),
      ),
    };
  }
}

const getKey = ({ ID, language }: Pick<Property, 'ID' | 'language'>) => `${ID} ${language}`;

const pickRecords = (slice: PropertySlice, ids: ReadonlySet<number>): PropertySlice => ({
  'catalogue/properties.json': slice['catalogue/properties.json'].filter(({ ID }) => ids.has(ID)),
  'catalogue/property-details.json': slice['catalogue/property-details.json'].filter(({ ID }) =>
    ids.has(ID),
  ),
});

/** Returns the fields of a record that one of the two files has. */
const pickOwn = <Entries extends object, Own>(record: Own, entries: Entries): Own =>
  Object.fromEntries(Object.entries(record as object).filter(([field]) => field in entries)) as Own;
