import * as v from 'valibot';

/** A condition under which something shows (§3). How it is evaluated: format/display-rule. */
export const DisplayRule = v.strictObject({
  field: v.string(),
  logic: v.optional(v.string(), ''),
  compareWithField: v.optional(v.string(), ''),
  compareWithValue: v.optional(v.union([v.string(), v.number(), v.boolean()]), ''),
  advancedCondition: v.optional(v.string(), ''),
});
export type DisplayRule = v.InferOutput<typeof DisplayRule>;
