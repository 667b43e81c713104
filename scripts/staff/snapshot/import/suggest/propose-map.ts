import { buildCategoryRecords } from '../../../../catalogue/category-records';
import { addUnits } from './area-units';
import type { SourceGuess } from './guess-table';
import type { SourcePath } from './list-source-paths';
import { findPathLanguage } from './path-names';
import { proposeId } from './propose-id';
import { proposePictures } from './propose-pictures';
import { proposeRules } from './propose-rules';
import type { ProposedRule } from './proposed-rule';

/** A map that a source suggests, and what a person still has to say. */
export interface ProposedMap {
  map: Record<string, unknown>;
  missing: string[];
}

/** What the catalogue needs and few sources say: the map sets it, and a person checks it. */
const CONSTANTS: Readonly<Record<string, { value: unknown; as: string; because: string }>> = {
  Goal: { value: 0, as: 'integer', because: 'every listing is for sale' },
  WebID: { value: 1, as: 'integer', because: 'every listing is a villa or the like (category 1)' },
  CountryID: { value: 10, as: 'integer', because: 'every listing is in Belgium' },
  Marquee: { value: 0, as: 'integer', because: 'every listing is free' },
  PublishPrice: { value: true, as: 'flag', because: 'every price is shown' },
  PublishAddress: { value: false, as: 'flag', because: 'no address is shown' },
};
/** What a page and an advertisement are poor without. */
const WANTED = [
  'Price',
  'Description',
  'EPCLabelText',
  'EnergyPerformance',
  'EPCCertificateNumber',
  'SurfaceLiving',
];

/** What stands around numbers in most exports. */
const TRIMMINGS = [
  ...['€', 'EUR', 'm²', 'm2', 'kWh/m²', 'kWh/m2', 'ca.', ',-'],
  ...['/ maand', '/maand', 'per maand', '/ mois', '/mois', 'par mois', '/ month', 'per month'],
];

/** Proposes a map for a source whose paths are known. */
export function proposeMap(
  guess: SourceGuess,
  paths: readonly SourcePath[],
  records: number,
): ProposedMap {
  const rules = proposeRules(paths, records);
  const missing: string[] = [];
  const id = proposeId(paths, rules, records);
  if (!id) missing.push('id: no path is filled and different in every record');
  const fields: Record<string, unknown> = {};
  const tables: Record<string, unknown> = {};
  const notes: string[] = [];
  for (const [field, proposed] of rules) addRule(field, proposed, { fields, tables, missing });
  notes.push(...addRent(fields, tables));
  addUnits(fields, tables, paths);
  for (const [field, { value, as, because }] of Object.entries(CONSTANTS)) {
    if (fields[field]) continue;
    fields[field] = { const: value, as };
    const source = rules.get(field);
    notes.push(
      `${field}: ${because}${source ? `; ${source.rule.from} may say otherwise, by a table` : ''}`,
    );
  }
  for (const field of ['TypeDescription', 'City', 'Zip', 'MainTypeName'])
    if (!fields[field]) {
      if (field === 'Zip' && fields.City)
        fields.Zip = { from: rules.get('City')?.rule.from, as: 'zip', required: true };
      else if (field === 'MainTypeName')
        fields.MainTypeName = proposeTypeName(rules.get('WebID')?.rule.from);
      else missing.push(`${field}: no path has this name, and the catalogue needs it`);
    }
  addTypeNames(fields, tables);
  for (const field of WANTED) if (!fields[field]) missing.push(`${field}: no path has this name`);
  const { pictures, notes: pictureNotes } = proposePictures(paths);
  notes.push(...pictureNotes);
  if (!pictures) missing.push('pictures: no path names files or addresses of pictures');
  const map = {
    map: 1,
    note: `Proposed by snapshot import --suggest: read every rule. ${notes.join('; ')}.`,
    source: guess,
    id: id ?? { from: 'id' },
    languages: proposeLanguages(paths, rules, missing),
    number: 'by digits',
    strip: TRIMMINGS,
    fields,
    tables,
    ...(pictures && { pictures }),
  };
  return { map, missing: [...missing, ...notes] };
}

function addRule(
  field: string,
  { rule, table, unknown }: ProposedRule,
  {
    fields,
    tables,
    missing,
  }: { fields: Record<string, unknown>; tables: Record<string, unknown>; missing: string[] },
): void {
  if (table && Object.keys(table).length === 0 && !rule.required) {
    missing.push(`${field}: no word of ${rule.from} is known: ${unknown.slice(0, 10).join(', ')}`);
    return;
  }
  fields[field] = rule;
  if (rule.else === 'keep') {
    tables[field] = table;
    missing.push(`${field}: none where it is ${unknown.join(', ')}`);
    return;
  }
  if (!table) {
    const words = unknown.slice(0, 10).join(', ');
    if (rule.else === 'drop') missing.push(`${field}: left out where it is no number: ${words}`);
    else if (words) missing.push(`${field}: not known: ${words}`);
    return;
  }
  tables[field] = table;
  if (unknown.length > 0) missing.push(`table ${field}: ${unknown.slice(0, 20).join(', ')}`);
}

/** Of a letting the price is the rent, also where a path of its own names it; returns what a person checks. */
function addRent(fields: Record<string, unknown>, tables: Record<string, unknown>): string[] {
  const rules = fields as Record<string, { from: string } | undefined>;
  const offer = rules.Goal;
  const lettings = Object.entries((tables.Goal ?? {}) as Record<string, number>).flatMap(
    ([word, meaning]) => (meaning === 1 ? word : []),
  );
  const { Price: price, MonthlyRent: rent } = rules;
  if (rent && !price && !offer) {
    fields.Price = rent;
    fields.Goal = { const: 1, as: 'integer' };
    return [`Goal: every listing is for rent, since ${rent.from} is its only price`];
  }
  if (price && rent && price.from !== rent.from) {
    fields.Price = { ...price, from: [price.from, rent.from] };
    return offer
      ? []
      : [`Goal: no path says which listings are for rent, yet ${rent.from} is filled`];
  }
  if (offer && price && lettings.length > 0)
    fields.MonthlyRent = { ...price, when: { [offer.from]: lettings } };
  return [];
}

const proposeTypeName = (from: string | undefined) =>
  from ? { from, required: true } : { const: { nl: 'Huis', fr: 'Maison' } };

/** What visitors read of a type that the source names in one language: the names of its category, to be made finer. */
function addTypeNames(fields: Record<string, unknown>, tables: Record<string, unknown>): void {
  const rules = fields as Record<string, { from: string; table?: string } | undefined>;
  const { WebID: category, MainTypeName: type } = rules;
  const words = Object.entries((tables.WebID ?? {}) as Record<string, number>);
  const isSame = type?.from !== undefined && type.from === category?.from;
  if (!isSame || type.from.includes('{language}') || words.length === 0) return;
  fields.MainTypeName = { ...type, table: 'MainTypeName' };
  tables.MainTypeName = Object.fromEntries(
    words.map(([word, id]) => [word, getCategoryNames(id)] as const),
  );
}

const getCategoryNames = (id: number) =>
  Object.fromEntries(
    buildCategoryRecords()
      .filter(({ WebID }) => WebID === String(id))
      .map(({ language, Name }) => [language, Name] as const),
  );

/** The codes of the languages that the paths name; a source with one language says nothing of it. */
function proposeLanguages(
  paths: readonly SourcePath[],
  rules: ReadonlyMap<string, ProposedRule>,
  missing: string[],
) {
  const codes = new Set([
    ...[...rules.values()].flatMap(({ rule }) => rule.language ?? []),
    ...paths.flatMap(({ path }) => findPathLanguage(path) ?? []),
  ]);
  if (codes.size === 0)
    missing.push('language: of texts in one language each rule should name it ("language": "nl")');
  const listed = [...codes];
  const pick = (start: string) => {
    const own = listed.filter((code) => code.toLowerCase().startsWith(start));
    const other = listed.filter((code) => !own.includes(code));
    return listed.length > 0 ? [...own, ...other] : [start];
  };
  return { nl: pick('nl'), fr: pick('fr') };
}
