import * as v from 'valibot';

/** A condition of a part of a page (§3), judged in format/display-rule.ts. */
export const DisplayRule = v.strictObject({
  field: v.string(),
  logic: v.optional(v.string(), ''),
  compareWithField: v.optional(v.string(), ''),
  compareWithValue: v.optional(v.union([v.string(), v.number(), v.boolean()]), ''),
  advancedCondition: v.optional(v.string(), ''),
});
export type DisplayRule = v.InferOutput<typeof DisplayRule>;
