import type { Context } from 'hono';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { App } from '../../env';
import type { FieldErrors } from '../forms/kit/definition/parse-answers';
import type { AcceptedForm, RefusedForm } from '../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../forms/kit/submit/read-form';
import { findFirstErrorStep, findTurnErrors, readStep } from '../forms/kit/submit/step-order';
import type { FormViewState } from '../forms/kit/view/form-state';
import { toSearchCriteria } from './criteria';
import { savedSearchForm } from './saved-search-form';
import { buildSearchOptions } from './search-options';

/** What the form of a search shows, with the status of its page. */
export interface ShownSearch {
  status: 200 | RefusedForm['status'];
  state: FormViewState;
}

type ReadSearch =
  | ({ ok: false } & ShownSearch)
  | { ok: true; read: Read; name: string; criteria: SavedCriteria };
type Read = AcceptedForm<typeof savedSearchForm>;

/**
 * Reads the form of a search that a signed-in person sends, for a new search or instead of `previous`: the search,
 * or what is shown next: another step that was asked for, or the first one with an error.
 */
export async function readSavedSearch(
  c: Context<App>,
  previous?: SavedCriteria,
): Promise<ReadSearch> {
  const read = await readForm(c, savedSearchForm);
  const { values } = read;
  const errors = { ...findUnknownChoices(c, values, previous), ...(!read.ok && read.errors) };
  const target = readStep(savedSearchForm, values.go);
  if (target !== undefined) {
    const from = readStep(savedSearchForm, values.step) ?? 0;
    const before = findTurnErrors(savedSearchForm, { from, to: target }, errors);
    return Object.keys(before).length > 0
      ? showRefusedSearch(read, before)
      : { ok: false, status: 200, state: { values, errors: {}, step: target } };
  }
  if (!read.ok || Object.keys(errors).length > 0) return showRefusedSearch(read, errors);
  const { searchName } = read.answers;
  return { ok: true, read, name: searchName, criteria: toSearchCriteria(read.answers) };
}

/** Returns the form with its errors, at the first step that has one. */
export function showRefusedSearch(
  read: Read | RefusedForm,
  errors: FieldErrors,
): { ok: false } & ShownSearch {
  const { status, values, alert } = read.ok ? refuseForm(read, { errors }) : read;
  return {
    ok: false,
    status,
    state: { values, errors, alert, step: findFirstErrorStep(savedSearchForm, errors) },
  };
}

/** Returns an error for each field whose choices are not all offered, nor named by the search before. */
function findUnknownChoices(
  c: Context<App>,
  values: RefusedForm['values'],
  previous: SavedCriteria | undefined,
): FieldErrors {
  const fields = Object.entries(buildSearchOptions(c.var.ctx, previous));
  return Object.fromEntries(
    fields.flatMap(([name, options]) => {
      const chosen = [values[name] ?? []].flat().filter(Boolean);
      const isKnown = chosen.every((value) => options.some((option) => option.value === value));
      return isKnown ? [] : [[name, { key: 'ALERT_CHOICE_INVALID' as const }] as const];
    }),
  );
}
