import * as v from 'valibot';
import { readEmail } from '../typed-values/read-email';
import { parsePhone } from '../typed-values/read-phone';
import { LINK_PATTERN } from './link-pattern';

// Schemas of the configured look: checked once here, so that views and stylesheets can trust the values.

/** A colour as #rgb, #rgba, #rrggbb or #rrggbbaa, or `transparent`. */
export const Color = v.pipe(
  v.string(),
  v.regex(/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|transparent)$/i, 'is not a colour (#rrggbb)'),
);

/** A length in pixels: a number, or a string such as "16px". */
export const Pixels = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?(px)?$/, 'is not a size in pixels')),
  ]),
  v.transform((value) => Number.parseFloat(String(value))),
  v.minValue(0),
  v.maxValue(4000),
);

/** A font size in pixels, from the smallest legible size to that of a heading. */
export const FontSize = v.pipe(Pixels, v.minValue(10), v.maxValue(32));

export const HorizontalPosition = v.picklist(['left', 'center', 'right']);
export type HorizontalPosition = v.InferOutput<typeof HorizontalPosition>;

/** An e-mail address as it is sent to; `formatEmail` shows it as its owner writes it. */
export const EmailAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const email = readEmail(dataset.value);
    if (email === undefined) addIssue({ expected: 'an e-mail address' });
    return email ?? NEVER;
  }),
);

/** A telephone number that can be dialled, or '' for none. */
export const PhoneNumber = v.pipe(
  v.string(),
  v.check((text) => text === '' || parsePhone(text) !== undefined, 'is no telephone number'),
);

/** The URL of a link: a path of this site, a web address, an e-mail address or a phone number. */
export const LinkUrl = v.pipe(
  v.string(),
  v.regex(LINK_PATTERN, 'is neither a path nor an http, mailto or tel link'),
);

/** A link by language; empty for a language without one. */
export const LocalizedLinkUrl = v.strictObject({
  nl: v.optional(v.union([v.literal(''), LinkUrl])),
  fr: v.optional(v.union([v.literal(''), LinkUrl])),
  en: v.optional(v.union([v.literal(''), LinkUrl])),
  de: v.optional(v.union([v.literal(''), LinkUrl])),
});

/** Number of columns, of twelve, by width of the window (§3, module; §9). */
export const GridColumns = v.strictObject({
  sm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  md: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  lg: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});
export type GridColumns = v.InferOutput<typeof GridColumns>;
