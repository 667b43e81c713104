import * as v from 'valibot';
import { Localized } from '../../language/localized';
import { DisplayRule } from '../display-rule';

const MarqueeList = v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []);

/**
 * The settings of the agency's listings. Only these lists define which marquee values mean sold,
 * rented and under option, and which replace the price by their name (decision 9).
 */
export const ListingSettings = v.strictObject({
  marqueeIgnore: MarqueeList,
  marqueeSold: MarqueeList,
  marqueeRented: MarqueeList,
  marqueeUnderOption: MarqueeList,
  /** Names of cities that title case gets wrong: 'LA LOUVIÈRE' → 'La Louvière' (decision 14). */
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
  /** Where the agency works, as titles of lists end with it: 'aan de kust'. */
  region: v.optional(Localized, {}),
  /** Conditions under which a page shows a fact of a property, by field (§3, display condition rule). */
  factRules: v.optional(v.record(v.string(), v.array(DisplayRule)), {}),
});
export type ListingSettings = v.InferOutput<typeof ListingSettings>;

/** The name of a host, or the end of several: 'media.example.be'. */
const HostName = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$/i,
    'is not the name of a host, such as media.example.be',
  ),
);
const OptionalHost = v.optional(v.union([v.literal(''), HostName]), '');
const HostList = v.optional(v.array(HostName), []);

/**
 * Hosts that pictures may come from: the provider's storage host is rewritten to its CDN (§7, decision 32). `pictures` is
 * the host of the bucket with the snapshot's own, where they are not served by the site itself (decision 162).
 */
export const ImageHosts = v.strictObject({
  storage: OptionalHost,
  cdn: OptionalHost,
  pictures: OptionalHost,
  others: HostList,
});
export type ImageHosts = v.InferOutput<typeof ImageHosts>;

/** The three providers of virtual tours and visualisations, by host suffix (§5). */
export const TourHosts = v.strictObject({
  tour3d: HostList,
  tour: HostList,
  visualisation: HostList,
});
export type TourHosts = v.InferOutput<typeof TourHosts>;
