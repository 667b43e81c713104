import * as v from 'valibot';
import floodClasses from '../../../data/law/flood-classes.json';
import regionalTerms from '../../../data/law/regional-terms.json';
import type { Property } from '../catalogue/property';
import { IsoDate } from '../catalogue/record-values';
import { findRegion, Region } from './region';

const TermSource = v.pipe(v.string(), v.nonEmpty());
const REGIONAL_TERMS = v.parse(
  v.strictObject({
    asOf: IsoDate,
    fields: v.array(
      v.strictObject({ field: v.string(), regions: v.array(Region), source: TermSource }),
    ),
    words: v.array(
      v.strictObject({
        word: v.string(),
        pattern: v.pipe(
          v.string(),
          v.transform((pattern) => new RegExp(pattern, 'iu')),
        ),
        /** Empty for a word that no region uses any more. */
        regions: v.array(Region),
        source: TermSource,
      }),
    ),
  }),
  regionalTerms,
);

const REGIONS_BY_FIELD = new Map(
  REGIONAL_TERMS.fields.map(({ field, regions }) => [field, regions]),
);

type Place = Pick<Property, 'Zip' | 'CountryID'>;

/** Checks whether a field has a meaning where the property lies: a Mobiscore only in Flanders. */
export function isFieldOfRegion(field: keyof Property, property: Place): boolean {
  const regions = REGIONS_BY_FIELD.get(field);
  return !regions || isInRegions(property, regions);
}

/** Finds a word that belongs to another region than the property's; undefined if there is none. */
export const findForeignTerm = (text: string, property: Place): string | undefined =>
  REGIONAL_TERMS.words.find(
    ({ pattern, regions }) => pattern.test(text) && !isInRegions(property, regions),
  )?.word;

function isInRegions(property: Place, regions: readonly Region[]): boolean {
  const region = findRegion(property);
  return region !== undefined && regions.includes(region);
}

const FLOOD_CLASSES = v.parse(
  v.strictObject({
    asOf: IsoDate,
    region: Region,
    since: IsoDate,
    source: TermSource,
    classes: v.array(v.picklist(['A', 'B', 'C', 'D'])),
  }),
  floodClasses,
).classes;
export type FloodClass = (typeof FLOOD_CLASSES)[number];

/** Parses a P-score or G-score; undefined if the Flemish scale has no such class. */
export const parseFloodClass = (score: string | undefined): FloodClass | undefined =>
  FLOOD_CLASSES.find((name) => name === score?.trim().toUpperCase());
