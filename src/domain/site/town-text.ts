import * as v from 'valibot';
import { Localized } from '../language/localized';
import { Media } from './media';

/** What a fact about a town is about; each has its icon. */
export const TOWN_FACT_KINDS = ['light', 'sound', 'transport', 'water', 'shops', 'school'] as const;

/** What a town is measured to, by road. */
export const TOWN_DISTANCE_KINDS = ['station', 'school', 'shop', 'doctor', 'motorway'] as const;

/** What the agency says of a town on the town's own page: all of it is its own knowledge, nothing is computed. */
export const TownText = v.strictObject({
  /** As the towns and the listings write it. */
  Name: v.pipe(v.string(), v.nonEmpty()),
  /** The sentence that stands largest: what it is like to live there. */
  character: Localized,
  facts: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(TOWN_FACT_KINDS),
        text: Localized,
      }),
    ),
    [],
  ),
  /** By road, in kilometres from the centre, one of a kind. */
  distances: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(TOWN_DISTANCE_KINDS),
        kilometres: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
        /** Where it is, if not in the town itself. */
        place: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
  image: v.optional(v.nullable(Media), null),
});
export type TownText = v.InferOutput<typeof TownText>;
