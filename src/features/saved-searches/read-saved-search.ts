import type { Context } from 'hono';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { App } from '../../env';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { toSearchCriteria } from './criteria';
import { savedSearchForm } from './saved-search-form';
import { buildSearchOptions } from './search-options';

type ReadSearch = RefusedForm | { ok: true; read: Read; name: string; criteria: SavedCriteria };
type Read = Parameters<typeof refuseForm>[0];

/**
 * Reads the form of a search that a signed-in person sends, for a new search or instead of `previous`: the search,
 * or one error a field.
 */
export async function readSavedSearch(
  c: Context<App>,
  previous?: SavedCriteria,
): Promise<ReadSearch> {
  const read = await readForm(c, savedSearchForm);
  const unknown = findUnknownChoices(c, read.values, previous);
  if (!read.ok) return { ...read, errors: { ...unknown, ...read.errors } };
  if (Object.keys(unknown).length > 0) return refuseForm(read, { errors: unknown });
  const { searchName } = read.answers;
  return { ok: true, read, name: searchName, criteria: toSearchCriteria(read.answers) };
}

/** Returns an error for each field whose choices are not all offered, nor named by the search before. */
function findUnknownChoices(
  c: Context<App>,
  values: RefusedForm['values'],
  previous: SavedCriteria | undefined,
): RefusedForm['errors'] {
  const fields = Object.entries(buildSearchOptions(c.var.ctx, previous));
  return Object.fromEntries(
    fields.flatMap(([name, options]) => {
      const chosen = [values[name] ?? []].flat().filter(Boolean);
      const isKnown = chosen.every((value) => options.some((option) => option.value === value));
      return isKnown ? [] : [[name, { key: 'ALERT_CHOICE_INVALID' as const }] as const];
    }),
  );
}
