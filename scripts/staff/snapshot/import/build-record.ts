import * as v from 'valibot';
import { isForSale } from '../../../../src/domain/catalogue/property-kind';
import type { PropertySummary } from '../../../../src/domain/catalogue/property-summary';
import { MONTHLY_UNITS } from '../../../../src/domain/catalogue/rent-period';
import type { CatalogueLanguage, Language } from '../../../../src/domain/language/language';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';
import { formatIssue } from '../../../../src/platform/snapshot/build/check/format-issue';
import { evaluateField } from './evaluate-field';
import type { FieldResult, UnmappedValue } from './field-source';
import type { FieldRule, ImportMap, RecordMap } from './import-map';
import type { TextNumber } from './number-columns';
import {
  chooseTextCode,
  findCodeLanguage,
  LEADING_TEXT_FIELDS,
  listCodes,
  TEXT_FIELDS,
} from './text-language';
import { findImplausible } from './values/plausible';
import { getCountryName } from './values/read-country';

type Values = Record<string, unknown>;

/** Result of a map for one record: its values by language, and every fault by field. */
export interface BuiltRecord {
  values: Record<CatalogueLanguage, Values>;
  faults: Map<string, string>;
  /** Fields without a value because of a fault that another field tells already. */
  silent: Set<string>;
  notes: Map<string, string>;
  unmapped: Map<string, UnmappedValue>;
  /** Numbers as the source writes them, by field. */
  numbers: Map<string, TextNumber>;
}

interface BuildContext {
  map: ImportMap;
  getProjectId(text: string): number | undefined;
}

/** Builds the values of a record in both languages; a field is refused once, not once a language. */
export function buildRecord(
  record: unknown,
  { fields }: RecordMap,
  context: BuildContext,
): BuiltRecord {
  const built: BuiltRecord = {
    values: { nl: {}, fr: {} },
    faults: new Map(),
    silent: new Set(),
    notes: new Map(),
    unmapped: new Map(),
    numbers: new Map(),
  };
  const refuse = createRefuser(built);
  for (const language of CATALOGUE_LANGUAGES) {
    const codes = listCodes(context.map, language);
    const evaluate = (field: string, rule: FieldRule, among: readonly string[]) =>
      evaluateField(rule, { field, record, language, codes: among, ...context });
    const textCode = findTextCode(fields, codes, evaluate);
    for (const [name, rule] of Object.entries(fields)) {
      const isText = TEXT_FIELDS.has(name) && textCode !== undefined;
      const result = evaluate(name, rule, isText ? [textCode] : codes);
      const isForeign = isText && result.code !== undefined && result.code !== textCode;
      if (isForeign) built.notes.set(name, `is left out in ${language}: it is in another language`);
      else if (result.problem) refuse(name, rule, result.problem);
      else addResult(built, name, result, language);
      if (result.unmapped) built.unmapped.set(name, result.unmapped);
      if (result.number) built.numbers.set(name, result.number);
    }
    const textLanguage = textCode && findCodeLanguage(context.map, textCode);
    if (textLanguage && textLanguage !== language) addTextLanguage(built, language, textLanguage);
    // A map need not name a country twice.
    const country = getCountryName(built.values[language].CountryID, language);
    if (country && !fields.CountryName) built.values[language].CountryName = country;
    if (isMonthlyRent(built.values[language]))
      built.values[language].PriceUnitText = MONTHLY_UNITS[language];
  }
  dropImplausible(built);
  return built;
}

/** Whether the price of a letting is what its map reads as the rent of a month, and no rule says otherwise. */
const isMonthlyRent = (values: Values): boolean =>
  !isForSale(values as Pick<PropertySummary, 'Goal'>) &&
  values.MonthlyRent !== undefined &&
  values.Price === values.MonthlyRent &&
  !values.PriceUnitText;

/** Leaves out the values that cannot be, in both languages, and says so; what is far beyond refuses the record. */
function dropImplausible({ values, faults, notes }: BuiltRecord): void {
  for (const { field, message, isRefused } of findImplausible(values.nl)) {
    if (isRefused) faults.set(field, message);
    else notes.set(field, `is left out: ${message}`);
    for (const language of CATALOGUE_LANGUAGES) delete values[language][field];
  }
}

/** Returns the code of the language that a record's texts are taken from; undefined without texts. */
function findTextCode(
  fields: RecordMap['fields'],
  codes: readonly string[],
  evaluate: (field: string, rule: FieldRule, among: readonly string[]) => FieldResult,
): string | undefined {
  const isFilled = (field: string, code: string) => {
    const rule = fields[field];
    const result = rule && evaluate(field, rule, [code]);
    if (result?.code !== code) return false;
    // A text with a fault is there: another language must not hide it.
    return result.problem !== undefined || (result.value !== undefined && result.value !== '');
  };
  return chooseTextCode(codes, LEADING_TEXT_FIELDS, isFilled);
}

/** Returns a function that refuses a field; of several that read the same value only the first. */
function createRefuser({ faults, silent }: BuiltRecord) {
  const fieldBySource = new Map<string, string>();
  return (name: string, { from = name }: FieldRule, problem: string): void => {
    const source = JSON.stringify(from);
    const first = fieldBySource.get(source) ?? name;
    fieldBySource.set(source, first);
    if (first === name) faults.set(name, problem);
    else silent.add(name);
  };
}

function addResult(
  { values, notes }: BuiltRecord,
  name: string,
  { value, note }: FieldResult,
  language: CatalogueLanguage,
): void {
  if (value !== undefined) values[language][name] = value;
  if (note) notes.set(name, note);
}

/** Says in which languages of the catalogue the texts of another one stand. */
function addTextLanguage(
  { values, notes }: BuiltRecord,
  language: CatalogueLanguage,
  textLanguage: Language,
): void {
  values[language].TextLanguage = textLanguage;
  const missing = CATALOGUE_LANGUAGES.filter((code) => values[code].TextLanguage === textLanguage);
  notes.set(
    'TextLanguage',
    `is ${textLanguage}: the texts are missing in ${missing.join(' and ')}`,
  );
}

/** Adds what a schema of the catalogue says against the values, unless the field is refused already. */
export function addSchemaFaults(
  { faults, silent }: BuiltRecord,
  schema: v.GenericSchema,
  record: unknown,
): void {
  const result = v.safeParse(schema, record);
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    if (!faults.has(field) && !silent.has(field)) faults.set(field, formatIssue(issue));
  }
}
