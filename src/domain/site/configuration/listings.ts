import * as v from 'valibot';

const MarqueeList = v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []);

/**
 * How this agency's listings are read. Marquee is data (decision 9): only these lists say which of
 * its values stand for sold, rented and under option, and which print their name instead of the price.
 */
export const ListingSettings = v.strictObject({
  marqueeIgnore: MarqueeList,
  marqueeSold: MarqueeList,
  marqueeRented: MarqueeList,
  marqueeUnderOption: MarqueeList,
  /** Town names that title case gets wrong: 'LA ROCHE-EN-ARDENNE' → 'La Roche-en-Ardenne' (decision 14). */
  citySpelling: v.optional(v.record(v.string(), v.string()), {}),
  /** Before the box number: '12 bus 3'; by language. */
  boxPrefix: v.optional(
    v.strictObject({
      nl: v.optional(v.string()),
      fr: v.optional(v.string()),
      en: v.optional(v.string()),
      de: v.optional(v.string()),
    }),
    {},
  ),
});
export type ListingSettings = v.InferOutput<typeof ListingSettings>;

/** Hosts that pictures may come from: the provider's storage host is rewritten to its CDN (§7, decision 32). */
export const ImageHosts = v.strictObject({
  storage: v.optional(v.string(), ''),
  cdn: v.optional(v.string(), ''),
  others: v.optional(v.array(v.string()), []),
});
export type ImageHosts = v.InferOutput<typeof ImageHosts>;

/** The three providers of virtual tours and visualisations, by host suffix (§5). */
export const TourHosts = v.strictObject({
  tour3d: v.optional(v.array(v.string()), []),
  tour: v.optional(v.array(v.string()), []),
  visualisation: v.optional(v.array(v.string()), []),
});
export type TourHosts = v.InferOutput<typeof TourHosts>;
