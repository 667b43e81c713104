import * as v from 'valibot';

const HttpsUrl = v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?\//i));
const ProviderName = v.pipe(v.string(), v.nonEmpty());

/**
 * Providers of tiles and street view, each contacted only at a visitor's request (decisions 32 and
 * 33). The map itself comes from this site and contacts no other host.
 */
export const MapProviders = v.strictObject({
  /** Tiles by `{z}/{x}/{y}`, with the credit that the provider requires. */
  tiles: v.optional(
    v.strictObject({
      provider: ProviderName,
      url: v.pipe(HttpsUrl, v.includes('{z}'), v.includes('{x}'), v.includes('{y}')),
      attribution: v.pipe(v.string(), v.nonEmpty()),
      maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 18),
    }),
  ),
  /** A page to embed at `{latitude}` and `{longitude}`, in `{language}`. */
  streetView: v.optional(
    v.strictObject({
      provider: ProviderName,
      url: v.pipe(HttpsUrl, v.includes('{latitude}'), v.includes('{longitude}')),
    }),
  ),
});
export type MapProviders = v.InferOutput<typeof MapProviders>;
