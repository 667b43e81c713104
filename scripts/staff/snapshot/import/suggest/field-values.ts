import * as v from 'valibot';
import { PropertyDetail } from '../../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../../src/domain/catalogue/property-summary';
import { findKnownPlaces } from '../../../../../src/domain/places/known-places';
import { readTown } from '../../../../../src/domain/places/read-town';
import { readDeclaredNumber } from '../../../../../src/domain/typed-values/read-declared-number';
import { readWrittenDay } from '../../../../../src/domain/typed-values/read-written-day';
import { convertValue } from '../convert-value';
import { isPlaceholder } from '../values/plausible';
import { readCountry } from '../values/read-country';
import { readLabel } from '../values/read-label';
import { findMeaning, hasMeanings } from './known-words';
import type { SourcePath } from './list-source-paths';

const FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...PropertySummary.entries,
  ...PropertyDetail.entries,
};

/** What a field of the catalogue holds. */
export type FieldKind = 'text' | 'number' | 'integer' | 'flag' | 'date';

/** Returns what a field of the catalogue holds. */
export function getFieldKind(field: string): FieldKind {
  const schema = FIELDS[field] ?? v.string();
  if (v.is(schema, true)) return 'flag';
  if (v.is(schema, 5)) return v.is(schema, 5.5) ? 'number' : 'integer';
  return v.is(schema, 'x') ? 'text' : 'date';
}

type Value = SourcePath['values'][number];

/** Whether most values of a path can be those of a field. */
export function fitsField(field: string, source: SourcePath): boolean {
  const kind = getFieldKind(field);
  const values = source.values.filter((value) => !isPlaceholder(String(value)));
  if (kind === 'text' && field !== 'EPCLabelText')
    return countShare(values, (text) => TEXT_SHAPES[field]?.test(text) ?? true) >= 0.5;
  // Numbers and letters are codes that only their program explains.
  if (hasMeanings(field))
    return values.some((value) => findMeaning(field, value) !== undefined) || values.every(isCode);
  if (field.startsWith('Surface') && values.length > 1 && values.every(isYear)) return false;
  return countShare(values, (_, value) => isFieldValue(field, kind, value)) >= 0.5;
}

const countShare = (
  values: readonly Value[],
  isGood: (text: string, value: Value) => boolean,
): number =>
  values.length === 0
    ? 1
    : values.filter((value) => isGood(String(value), value)).length / values.length;

/** What texts of a field look like, where a name alone says too little. */
const TEXT_SHAPES: Readonly<Record<string, RegExp>> = {
  City: /^(?=\D{2})(?!https?:)/,
  Zip: /^\D{0,4}\d{4,5}\b/,
  Street: /\p{L}{2}/u,
  HouseNumber: /^\d{1,4}\D{0,6}$/,
  TypeDescription: /\p{L}{3}/u,
  Description: /\p{L}{3}.*\s/su,
  EPCCertificateNumber: /^(?=.*\d{4})\S+$/,
};

/** What values alone tell of a field, where no name does: words with meanings, countries, towns and postcodes. */
const VALUE_TESTS: Readonly<Record<string, (text: string) => boolean>> = {
  Goal: (text) => findMeaning('Goal', text) !== undefined,
  WebID: (text) => findMeaning('WebID', text) !== undefined,
  Marquee: (text) => findMeaning('Marquee', text) !== undefined,
  CountryID: (text) => text.length > 1 && readCountry(text) !== undefined,
  City: (text) => /^\D+$/.test(text) && readTown(text) !== undefined,
  Zip: (text) => /^\d{4,5}$/.test(text) && findKnownPlaces(text).length > 0,
};
/** Fewer different values may be so by chance. */
const MIN_DIFFERENT = 2;

/** Whether the values of a path tell by themselves that they are those of a field. */
export const isToldByValues = (field: string, { values }: SourcePath): boolean => {
  const isOwn = VALUE_TESTS[field];
  return isOwn !== undefined && values.length >= MIN_DIFFERENT && countShare(values, isOwn) >= 0.8;
};

/** Around Belgium a latitude is never taken for a longitude. */
const COORDINATES: Readonly<Record<string, readonly [low: number, high: number]>> = {
  Latitude: [35, 72],
  Longitude: [-12, 34],
};

function isFieldValue(field: string, kind: FieldKind, value: Value): boolean {
  const text = String(value);
  const bounds = COORDINATES[field];
  if (bounds) {
    const decimal = text.includes(',') ? ',' : '.';
    const degrees = readDeclaredNumber(text, { decimal, group: '' })?.value ?? Number.NaN;
    return degrees >= bounds[0] && degrees <= bounds[1];
  }
  if (field === 'CountryID') return readCountry(text) !== undefined;
  if (field === 'ConstructionYear') return /(?<!\d)\d{4}(?!\d)/.test(text);
  if (field === 'EPCLabelText')
    return readLabel(text) !== undefined || /^[A-I]p{0,2}$|^X$/.test(text);
  if (kind === 'flag')
    return 'value' in convertValue(value, { as: 'flag', date: 'iso', not: false }, 'by digits');
  if (kind === 'date') return readWrittenDay(text, ['d-m-y', 'm/d/y', 'm-y']) !== undefined;
  return isFigure(text);
}

/** Whether a text is a number with what may stand around it; not 'C - 198 kWh/m²', which is a label first. */
export const isFigure = (text: string): boolean =>
  !/^[A-I][ :(-]/.test(text) && /^\D{0,6}\d[\d.,' \u00a0\u202f-]*\D{0,12}$/.test(text);

/** Whether a value is a code that only its program explains. */
export const isCode = (value: unknown): boolean =>
  /^(?:\d{1,3}|[A-Z]{1,4}\d{0,2})$/.test(String(value));

const isYear = (value: unknown): boolean => /^(?:1[5-9]|20)\d\d$/.test(String(value));
