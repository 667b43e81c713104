import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import { getFields } from '../forms/kit/definition/form';
import type { FieldErrors, FieldValues } from '../forms/kit/definition/parse-answers';
import { parseAnswers, readFieldValues } from '../forms/kit/definition/parse-answers';
import { toSearchCriteria } from './criteria';
import { PERSON_ANSWERS, savedSearchForm } from './saved-search-form';
import { buildSearchOptions } from './search-options';

type ReadSearch = { values: FieldValues } & (
  | { ok: true; name: string; criteria: SavedCriteria }
  | { ok: false; errors: FieldErrors }
);

/**
 * Reads the form of a search that a signed-in person sends, for a new search or instead of `previous`: the search,
 * or one error a field.
 */
export function readSavedSearch(
  ctx: RequestContext,
  data: FormData,
  previous?: SavedCriteria,
): ReadSearch {
  const values = readFieldValues(savedSearchForm, data);
  const parsed = parseAnswers(savedSearchForm, values, PERSON_ANSWERS);
  const options: Partial<Record<string, readonly { value: string }[]>> = buildSearchOptions(
    ctx,
    previous,
  );
  const schemaErrors = parsed.ok ? {} : parsed.errors;
  const errors = Object.fromEntries(
    getFields(savedSearchForm).flatMap(({ name }) => {
      const chosen = [values[name] ?? []].flat().filter(Boolean);
      const allowed = options[name];
      const isUnknown =
        allowed && !chosen.every((value) => allowed.some((option) => option.value === value));
      const error =
        schemaErrors[name] ?? (isUnknown ? { key: 'ALERT_CHOICE_INVALID' as const } : undefined);
      return error ? [[name, error] as const] : [];
    }),
  );
  if (!parsed.ok || Object.keys(errors).length > 0) return { ok: false, values, errors };
  const { searchName } = parsed.answers;
  return { ok: true, values, name: searchName, criteria: toSearchCriteria(parsed.answers) };
}
