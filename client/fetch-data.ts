import * as v from 'valibot';
import { inTime } from './behaviours/in-time';
import { isOfThisPage } from './of-this-page';

/**
 * Fetches what a page shows beside its own content. Undefined if the line drops or hangs, if the server refuses, and if the
 * answer has another shape or is of another version or build than the page: nothing was learnt then, so nothing may be said.
 */
export async function fetchData<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return await inTime(readData(url, schema, signal));
  } catch {
    return undefined;
  }
}

async function readData<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  signal: AbortSignal | undefined,
): Promise<v.InferOutput<Schema> | undefined> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok || !isOfThisPage((name) => response.headers.get(name))) return undefined;
  const parsed = v.safeParse(schema, await response.json());
  return parsed.success ? parsed.output : undefined;
}
