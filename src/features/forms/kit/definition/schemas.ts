import * as v from 'valibot';
import { BOUNDS_PATTERN, SHAPE_PATTERN } from '../../../../domain/criteria/shape';
import { isPlainName } from '../../../../domain/format/plain-words';
import type { TextKey } from '../../../../domain/language/texts';

/**
 * Schemas of answers. Every message is a text key; in its text `{count}` is the limit and `{label}`
 * the field's label. A missing field counts as empty, so that no message of Valibot's own is shown.
 */

/** Signs that turn the direction of what stands behind them, words of the page or the mail too. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Control characters and line breaks become spaces, spaces around the line are removed. */
export const CleanLineSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(TURNING, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ),
);

/** One line. */
export const LineSchema = v.pipe(CleanLineSchema, v.maxLength(200, asTextKey('ALERT_TOO_LONG')));

/** Several lines, without control characters other than line breaks and tabs. */
export const optionalMultiline = (maxLength = 4000) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(TURNING, '')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, '')
        .trim(),
    ),
    v.maxLength(maxLength, asTextKey('ALERT_TOO_LONG')),
  );

/** One line that may not be empty. */
export const requiredLine = (empty: TextKey) => v.pipe(LineSchema, v.nonEmpty(empty));

const MAX_NAME_LENGTH = 80;

/** The name of a person, or empty. Names stand in mails to addresses that anybody can type (decision 43). */
export const NameSchema = v.pipe(
  CleanLineSchema,
  v.maxLength(MAX_NAME_LENGTH, asTextKey('ALERT_TOO_LONG')),
  v.check(isPlainName, asTextKey('ALERT_NAME_PLAIN')),
);

export const requiredName = (empty: TextKey) => v.pipe(NameSchema, v.nonEmpty(empty));

export const requiredMultiline = (empty: TextKey, maxLength?: number) =>
  v.pipe(optionalMultiline(maxLength), v.nonEmpty(empty));

/** The corners of a shape drawn on the map: 'latitude,longitude' separated by spaces; anything else becomes ''. */
export const DrawnShapeSchema = v.fallback(
  v.pipe(v.optional(v.string(), ''), v.regex(SHAPE_PATTERN)),
  '',
);

/** The bounds of a map: 'south,west,north,east'; anything else becomes ''. */
export const MapBoundsSchema = v.fallback(
  v.pipe(v.optional(v.string(), ''), v.regex(BOUNDS_PATTERN)),
  '',
);

/** Returns a message unchanged; its type makes the compiler check that it is a text key. */
export function asTextKey(message: TextKey): TextKey {
  return message;
}
