import * as v from 'valibot';

/** Returns a schema's output, or '!' and the key of its first error. */
export function parseOrMessage(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : `! ${result.issues[0]?.message}`;
}
