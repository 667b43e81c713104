import * as v from 'valibot';
import { isOfThisPage } from './of-this-page';

/**
 * Fetches what a page shows beside its own content. Undefined if the line drops, if the server refuses, and if the
 * answer has another shape or is of another version or build than the page: nothing was learnt then, so nothing may be said.
 */
export async function fetchData<const Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const response = await fetch(url, { signal: signal ?? null });
    if (!response.ok || !isOfThisPage((name) => response.headers.get(name))) return undefined;
    const parsed = v.safeParse(schema, await response.json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
