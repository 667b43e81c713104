import { findAnswered } from '../../domain/criteria/answered-criteria';
import { CRITERION_NAMES, getCriterionFields } from '../../domain/criteria/criteria';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import type { RequestContext } from '../../platform/request-context';
import type { Field } from '../forms/kit/definition/field';
import type { AnyForm } from '../forms/kit/definition/form';
import { getFields } from '../forms/kit/definition/form';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import type { FormPresentation } from '../forms/kit/submit/handler';
import { buildSearchOptions, listOfferedGoals } from './search-options';
import { GOAL_PART } from './search-parts';

/**
 * Returns how the form of a search is shown: what can be chosen, without the criteria that no property of the chosen
 * goal answers (decision 125). What is chosen already stays.
 */
export function presentSearch(
  ctx: RequestContext,
  form: AnyForm,
  values: FieldValues,
  criteria?: SavedCriteria,
): FormPresentation {
  const answered = findAnswered(ctx.snapshot.catalogue.index);
  const fields = CRITERION_NAMES.flatMap((name) => {
    const goals = [
      ...(answered.sale.criteria.has(name) ? ['buy'] : []),
      ...(answered.rent.criteria.has(name) ? ['rent'] : []),
    ];
    const names: readonly string[] = goals.length === 2 ? [] : getCriterionFields(name);
    return getFields(form)
      .filter((field) => names.includes(field.name) && !values[field.name]?.length && !field.when)
      .map((field): Field => ({ ...field, when: { field: 'goal', is: goals } }));
  });
  const [goal, other] = listOfferedGoals(ctx);
  const isSettled = goal !== undefined && !other && String(values.goal) === goal.value;
  return {
    options: buildSearchOptions(ctx, criteria),
    omittedFields: fields.filter(({ when }) => when?.is.length === 0).map(({ name }) => name),
    fields: Object.fromEntries([
      ...fields.map((field) => [field.name, field] as const),
      ...(isSettled ? [['goal', { ...GOAL_PART, isSettled }] as const] : []),
    ]),
  };
}
