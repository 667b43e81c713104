import * as v from 'valibot';

/** What a configuration may hold where the page draws with it: checked here, so that nothing else has to be. */

/** A colour as #rgb, #rgba, #rrggbb or #rrggbbaa, or `transparent`. */
export const Color = v.pipe(
  v.string(),
  v.regex(/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|transparent)$/i, 'is no colour (#rrggbb)'),
);

/** A length in pixels: a number, or a string such as "16px". */
export const Pixels = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?(px)?$/, 'is no size in pixels'))]),
  v.transform((value) => Number.parseFloat(String(value))),
  v.minValue(0),
  v.maxValue(4000),
);

/** The size of letters in pixels, from the smallest one can read to a heading's. */
export const FontSize = v.pipe(Pixels, v.minValue(10), v.maxValue(32));

export const HorizontalPosition = v.picklist(['left', 'center', 'right']);
export type HorizontalPosition = v.InferOutput<typeof HorizontalPosition>;

/** A link a page may carry: a path of this site, or an address on the web, by mail or by phone. */
export const LinkUrl = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, 'is no path and no http, mailto or tel link'),
);

/** A link by language; empty where a language has none. */
export const LocalizedLinkUrl = v.strictObject({
  nl: v.optional(v.union([v.literal(''), LinkUrl])),
  fr: v.optional(v.union([v.literal(''), LinkUrl])),
  en: v.optional(v.union([v.literal(''), LinkUrl])),
  de: v.optional(v.union([v.literal(''), LinkUrl])),
});

/** Columns out of twelve by width of the window (§3, module; §9). */
export const GridColumns = v.strictObject({
  sm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  md: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  lg: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});
export type GridColumns = v.InferOutput<typeof GridColumns>;
