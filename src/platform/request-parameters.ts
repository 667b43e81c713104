import type { Context } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../domain/language/texts';
import type { App } from '../env';

/** A query parameter as the validator passes it: an array if the URL repeats the parameter. */
const RawParameter = v.union([v.string(), v.array(v.string())]);
type RawParameter = v.InferOutput<typeof RawParameter>;

/** All values of a parameter; an empty array if it is missing. */
export const RepeatedParameter = v.pipe(
  v.optional(RawParameter, []),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
);

/** The first value of a parameter; '' if it is missing. */
export const TextParameter = v.pipe(v.optional(RawParameter, ''), v.transform(getFirstValue));

/** The first value of a parameter; undefined if it is missing. */
export const OptionalTextParameter = v.optional(v.pipe(RawParameter, v.transform(getFirstValue)));

/** A whole number from 1: an ID or the number of a page. A missing parameter is invalid. */
export const PositiveIntegerParameter = v.pipe(
  TextParameter,
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** A whole query string, for readers that take URLSearchParams. */
export const SearchParameters = v.pipe(
  v.record(v.string(), RawParameter),
  v.transform(toSearchParams),
);

/** The context of a handler whose query string was parsed by `Schema`. */
export type QueryContext<Schema extends v.GenericSchema> = Context<
  App,
  string,
  { out: { query: v.InferOutput<Schema> } }
>;

/**
 * Returns a validation hook for JSON routes: invalid parameters are answered with status 400 and
 * `{ error, message }`, the message in the visitor's language (§8).
 */
export const refuseAsJson =
  (error: TextKey) =>
  ({ success }: { success: boolean }, c: Context<App>) =>
    success ? undefined : c.json({ error, message: c.var.ctx.t(error) }, 400);

function getFirstValue(value: RawParameter): string {
  return Array.isArray(value) ? (value[0] ?? '') : value;
}

function toSearchParams(parameters: Record<string, RawParameter>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
  );
}
