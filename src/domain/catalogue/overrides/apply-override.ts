import * as v from 'valibot';
import type { CatalogueLanguage } from '../../language/language';
import { CATALOGUE_LANGUAGES } from '../../language/language';
import type { Property, PropertyByLanguage } from '../property';
import { orderFields } from '../property';
import type { OverrideContext, OverrideFieldName, OverrideLanguage } from './override-fields';
import { getOverrideField } from './override-fields';

/** The fields of a record as the source has them, by language: what a value of the office stands in place of. */
export const SourceFields = v.partial(
  v.strictObject({ nl: v.record(v.string(), v.unknown()), fr: v.record(v.string(), v.unknown()) }),
);
export type SourceFields = v.InferOutput<typeof SourceFields>;

/** A value that the office gave a field of a listing. */
export interface Override {
  property: number;
  field: OverrideFieldName;
  language: OverrideLanguage;
  value: unknown;
  source: SourceFields;
}
type OverriddenField = Pick<Override, 'field' | 'language'>;

const listLanguages = (language: OverrideLanguage): readonly CatalogueLanguage[] =>
  language === '' ? CATALOGUE_LANGUAGES : [language];

/** Returns what the record of a property says of a field's fields. */
export const pickSource = (
  property: PropertyByLanguage,
  { field, language }: OverriddenField,
): SourceFields =>
  Object.fromEntries(
    listLanguages(language).map((each) => [each, pickFields(property[each], field)]),
  );

const pickFields = (property: Property, field: OverrideFieldName) =>
  Object.fromEntries(
    getOverrideField(field).fields.flatMap((name) =>
      property[name] === undefined ? [] : [[name, property[name]]],
    ),
  );

/** Reads the value of a field; of one without languages, from the Dutch record. */
export const readValue = (
  property: PropertyByLanguage,
  { field, language }: OverriddenField,
  context: OverrideContext,
): unknown => getOverrideField(field).read(property[language || 'nl'], context);

/** Returns a property with the office's value of a field. */
export const writeValue = (
  property: PropertyByLanguage,
  { field, language, value }: Pick<Override, 'field' | 'language' | 'value'>,
  context: OverrideContext,
): PropertyByLanguage =>
  changeLanguages(property, language, (record) =>
    getOverrideField(field).write(value, record, context),
  );

/** Returns a property with what the source says of a field. */
export const restoreSource = (
  property: PropertyByLanguage,
  { field, language, source }: Pick<Override, 'field' | 'language' | 'source'>,
): PropertyByLanguage =>
  changeLanguages(property, language, (record) => ({
    ...Object.fromEntries(getOverrideField(field).fields.map((name) => [name, undefined])),
    ...source[record.language],
  }));

const changeLanguages = (
  property: PropertyByLanguage,
  language: OverrideLanguage,
  change: (record: Property) => Partial<Record<keyof Property, unknown>>,
): PropertyByLanguage => ({
  ...property,
  ...Object.fromEntries(
    listLanguages(language).map((each) => {
      const record = property[each];
      return [each, orderFields({ ...record, ...change(record) } as Property)];
    }),
  ),
});

/** What becomes of a value when the source is read again. */
export type Settlement = 'held' | 'newer' | 'same' | 'gone';

/**
 * Says what becomes of the office's value beside a new record of the source: it holds while the source says what it said
 * before, ends when the source says the same, and gives way when the source says something else (decision 156).
 */
export function settleOverride(
  override: Override,
  property: PropertyByLanguage | undefined,
  context: OverrideContext,
): Settlement {
  if (!property) return 'gone';
  const now = readValue(property, override, context);
  if (isEqual(now, override.value)) return 'same';
  const before = readValue(restoreSource(property, override), override, context);
  return isEqual(now, before) ? 'held' : 'newer';
}

/** Compares two values as JSON; their fields are in the order in which they were made. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
