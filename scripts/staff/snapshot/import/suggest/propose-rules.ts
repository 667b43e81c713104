import * as v from 'valibot';
import fieldNames from '../../../../../data/imports/field-names.json';
import { PropertyDetail } from '../../../../../src/domain/catalogue/property-detail';
import { PropertySummary } from '../../../../../src/domain/catalogue/property-summary';
import { readWrittenDay } from '../../../../../src/domain/typed-values/read-written-day';
import { convertValue } from '../convert-value';
import type { FieldRule } from '../import-map';
import { NAME_MEMBER } from '../value-path';
import { isPlaceholder } from '../values/plausible';
import { readLabel } from '../values/read-label';
import type { SourcePath } from './list-source-paths';
import { isKeyPath, LANGUAGE_STEP } from './list-source-paths';

const { names: NAMES, words: WORDS } = v.parse(
  v.strictObject({
    note: v.string(),
    names: v.record(v.string(), v.array(v.string())),
    words: v.record(v.string(), v.record(v.string(), v.number())),
  }),
  fieldNames,
);

/** A rule that a source suggests, and the values that the words of the project do not explain. */
export interface ProposedRule {
  rule: Partial<FieldRule> & { from: string };
  table?: Record<string, number>;
  unknown: string[];
}

/** Proposes a rule for each field for which a path of the source has the name and the values. */
export function proposeRules(
  paths: readonly SourcePath[],
  records: number,
): Map<string, ProposedRule> {
  const candidates = paths.filter(({ path }) => !isKeyPath(path));
  const proposals = new Map<string, ProposedRule>();
  for (const [field, names] of Object.entries(NAMES)) {
    const best = candidates
      .map((source) => ({ source, score: scorePath(source, names, records) }))
      .filter(({ source, score }) => score > 0 && fits(field, source))
      .sort((a, b) => b.score - a.score)[0];
    if (best) proposals.set(field, createRule(field, best.source));
  }
  return proposals;
}

/** Names that say nothing without the one of their group. */
const GENERAL_NAMES: readonly string[] = [
  'type',
  'unit',
  'name',
  'id',
  'display',
  'value',
  'valeur',
  'waarde',
  'amount',
  'content',
  'code',
];

/**
 * Returns the names of a path, the fullest first: 'address.@display' → 'addressdisplay'. A language at its end or in
 * brackets is none of its name.
 */
function listPathNames({ path, label }: SourcePath): string[] {
  const steps = path
    .replace(NAME_MEMBER, 'elementName')
    // A name with dots stands in quotes.
    .replace(/\["([^"]*)"\]/g, (_, name: string) => `.${name.replaceAll('.', '')}`)
    .replace(/\[[^\]]*\]/g, '')
    // A unit: 'Plot (ares)'.
    .replace(/ *\([^)]*\)$/, '')
    .replace(/[._ -](?:nl|fr|en|de)$/i, '')
    .split('.');
  const own = steps.at(-1) ?? '';
  const [last, parent] = [foldName(own), foldName(steps.at(-2) ?? '')];
  const isGeneral = GENERAL_NAMES.includes(last) && (parent !== '' || own.startsWith('@'));
  const alone = isGeneral ? (own.startsWith('@') ? '' : parent) : last;
  return [parent && parent + last, foldName(label), alone].filter(Boolean);
}

const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function scorePath(source: SourcePath, names: readonly string[], records: number): number {
  const own = listPathNames(source);
  const name = own.find((candidate) => names.includes(candidate));
  if (name === undefined) return 0;
  const index = names.indexOf(name);
  const isWhole = own.length > 1 && name === own[0];
  // What nearly every record has, and what stands near the root, is more likely the listing's own.
  const depth = source.path.split(/[.[]/).length;
  return (isWhole ? 130 : 100) - index * 2 + (20 * source.count) / Math.max(1, records) - depth;
}

const FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...PropertySummary.entries,
  ...PropertyDetail.entries,
};

type Kind = 'text' | 'number' | 'integer' | 'flag' | 'date';

function getFieldKind(field: string): Kind {
  const schema = FIELDS[field] ?? v.string();
  if (v.is(schema, true)) return 'flag';
  if (v.is(schema, 5)) return v.is(schema, 5.5) ? 'number' : 'integer';
  return v.is(schema, 'x') ? 'text' : 'date';
}

/** Whether most values of a path can be those of a field. */
function fits(field: string, source: SourcePath): boolean {
  const kind = getFieldKind(field);
  const values = source.values.filter((value) => !isPlaceholder(String(value)));
  if (kind === 'text' && field !== 'EPCLabelText') return true;
  const words = WORDS[field];
  // Numbers and letters are codes that only their program explains.
  if (words)
    return values.some((value) => String(value).toLowerCase() in words) || values.every(isCode);
  if (field.startsWith('Surface') && values.length > 1 && values.every(isYear)) return false;
  const good = values.filter((value) => {
    if (field === 'ConstructionYear') return /(?<!\d)\d{4}(?!\d)/.test(String(value));
    if (field === 'EPCLabelText')
      return readLabel(String(value)) !== undefined || /^[A-I]p{0,2}$|^X$/.test(String(value));
    if (kind === 'flag')
      return 'value' in convertValue(value, { as: 'flag', date: 'iso', not: false }, 'by digits');
    if (kind === 'date')
      return readWrittenDay(String(value), ['d-m-y', 'm/d/y', 'm-y']) !== undefined;
    return /^\D{0,6}\d[\d.,' \u00a0\u202f-]*\D{0,12}$/.test(String(value));
  });
  return good.length * 2 >= values.length;
}

const isCode = (value: unknown): boolean => /^(?:\d{1,3}|[A-Z]{1,4}\d{0,2})$/.test(String(value));

const isYear = (value: unknown): boolean => /^(?:1[5-9]|20)\d\d$/.test(String(value));

function createRule(field: string, source: SourcePath): ProposedRule {
  const from = generalizeLanguage(source.path);
  const kind = getFieldKind(field);
  const words = WORDS[field];
  const texts = source.values.map(String);
  const isOwn =
    /(?:^|[.\]])WebID$/.test(source.path) && texts.every((text) => /^(?:10|[1-9])$/.test(text));
  if (isOwn) return { rule: { from, as: 'integer', required: true }, unknown: [] };
  if (field === 'CountryName') return { rule: { from }, unknown: [] };
  if (words) {
    const known = texts.flatMap((text): [string, number][] => {
      const meaning = words[text.toLowerCase()];
      return meaning === undefined ? [] : [[text, meaning]];
    });
    return {
      rule: {
        from,
        as: 'integer',
        table: field,
        ...(/^(?:Goal|WebID)$/.test(field) && { required: true }),
      },
      table: Object.fromEntries(known),
      unknown: texts.filter((text) => words[text.toLowerCase()] === undefined),
    };
  }
  if (field === 'MainTypeName' && texts.every(isCode))
    return { rule: { from, table: field, required: true }, table: {}, unknown: texts };
  if (field === 'EPCLabelText') return { rule: { from, as: 'label' }, unknown: [] };
  if (field === 'City') return { rule: { from, as: 'upper', required: true }, unknown: [] };
  if (kind === 'date')
    return { rule: { from, as: 'date', date: chooseOrders(texts) }, unknown: [] };
  const isRequired = ['Zip', 'TypeDescription', 'MainTypeName'].includes(field);
  return {
    rule: {
      from,
      ...(kind !== 'text' && { as: kind }),
      ...(isRequired && { required: true }),
      ...(field === 'TypeDescription' && { max: 120 }),
      ...(/^Surface|Year$/.test(field) && { zero: 'none' as const }),
      ...(/^(?:Latitude|Longitude)$/.test(field) && {
        number: { decimal: '.' as const, group: '' as const },
      }),
    },
    unknown: [],
  };
}

const chooseOrders = (texts: readonly string[]) =>
  texts.some((text) => /^\d{1,2}\/(?:1[3-9]|2\d|3[01])\//.test(text))
    ? ('m/d/y' as const)
    : ('d-m-y' as const);

/** A path with a language in it holds for each language: 'titel_nl' → 'titel_{language}'. */
const generalizeLanguage = (path: string): string =>
  path
    .replace(LANGUAGE_STEP, (step, code) => step.replace(`=${code}]`, '={language}]'))
    .replace(/(^|[._ -])(?:nl|fr|en|de)$/i, '$1{language}');
