/// <reference types="vite/client" />
import vocabulary from './vocabulary.tsv?raw';

interface VocabularyType {
  parents: string[];
  /** The types of the values of its own properties. */
  properties: Map<string, string[]>;
}

const types = new Map<string, VocabularyType>();
const enumerations = new Map<string, string[]>();
for (const line of vocabulary.split('\n')) {
  const [name = '', parents = '', ...entries] = line.split('\t');
  if (!name || name.startsWith('#')) continue;
  if (parents === '=') enumerations.set(name, entries);
  else
    types.set(name, {
      parents: parents.split(' ').filter(Boolean),
      properties: new Map(
        entries.map((entry) => {
          const [property = '', ranges = ''] = entry.split(' ');
          return [property, ranges.split('|')];
        }),
      ),
    });
}

/** Lists a type and all types above it. */
const listTypes = (name: string): string[] => [
  name,
  ...(types.get(name)?.parents ?? []).flatMap(listTypes),
];

const isDate = (value: string) => /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(value);

/** What each type of a plain value allows. */
const PLAIN_TYPES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isDate(value),
  DateTime: (value) => typeof value === 'string' && isDate(value),
  // Its members are addresses of another vocabulary.
  BusinessFunction: (value) =>
    /^http:\/\/purl\.org\/goodrelations\/v1#(?:Sell|LeaseOut)$/.test(String(value)),
  Language: (value) => /^[a-z]{2}$/.test(String(value)),
};

/** Lists what is wrong with structured data by schema.org's own definitions, each with its place. */
export function findFaults(data: unknown, place = ''): string[] {
  if (typeof data !== 'object' || data === null || !('@type' in data)) return [`${place}: no type`];
  const { '@type': type, ...properties } = data;
  if (typeof type !== 'string' || !types.has(type)) return [`${place}: unknown type ${type}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const here = `${place}${type}.${property}`;
    if (property === '@context')
      return value === 'https://schema.org' && !place ? [] : [`${here}: ${value}`];
    if (property === '@id') return findIdFaults({ '@id': value }, here);
    const ranges = listTypes(type).flatMap(
      (name) => types.get(name)?.properties.get(property) ?? [],
    );
    if (ranges.length === 0) return [`${here}: no property of this type`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${here}: empty`];
    return values.flatMap((single) => findValueFaults(single, ranges, here));
  });
}

function findValueFaults(value: unknown, ranges: readonly string[], place: string): string[] {
  if (typeof value === 'object' && value !== null) {
    if (Object.keys(value).join() === '@id') return findIdFaults(value, place);
    const faults = findFaults(value, `${place} > `);
    const type = '@type' in value ? String(value['@type']) : '';
    return listTypes(type).some((name) => ranges.includes(name))
      ? faults
      : [...faults, `${place}: ${type} is none of ${ranges.join(', ')}`];
  }
  const isAllowed = ranges.some(
    (range) =>
      PLAIN_TYPES[range]?.(value) ||
      enumerations.get(range)?.some((member) => value === `https://schema.org/${member}`),
  );
  return isAllowed ? [] : [`${place}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`];
}

const findIdFaults = (reference: object, place: string): string[] =>
  '@id' in reference && URL.canParse(String(reference['@id'])) ? [] : [`${place}: no address`];
