import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { getStepFields } from '../forms/kit/definition/form';
import type { PlainForm } from '../forms/kit/definition/plain-form';
import type { FormPresentation } from '../forms/kit/submit/handler';
import { FormParts } from '../forms/kit/view/form-parts';
import { HiddenInputs } from '../forms/kit/view/plain-form-view';

/** The filters of a list: a form of GET, whose schema is that of the address's query, or one that is posted. */
export type Filters = Pick<PlainForm, 'name' | 'schema' | 'parts'>;

export function DeskFilters({
  ctx,
  filters,
  action,
  values,
  options = {},
  fields = {},
  submit = 'OWNER_FILTER',
  hidden = {},
  className = '',
  isPosted = false,
  children,
}: {
  ctx: RequestContext;
  filters: Filters;
  action: string;
  /** What the list shows now, by field. */
  values: Readonly<Record<string, string>>;
  options?: FormPresentation['options'];
  /** Fields that are shown otherwise than defined. */
  fields?: FormPresentation['fields'];
  /** The word on its button. */
  submit?: TextKey;
  /** Parameters that filtering keeps. */
  hidden?: Readonly<Record<string, string>>;
  className?: string;
  /** Whether they are sent in the body, for what no address may hold. */
  isPosted?: boolean;
  /** What stands beside the button: a link that clears the filters. */
  children?: ReactNode;
}) {
  const form = (
    <form
      className={`form form--dense desk-filters ${className}`.trim()}
      {...{ action, ...(isPosted && { method: 'post' }) }}
    >
      <HiddenInputs values={hidden} />
      <FormParts
        {...{ ctx, form: { ...filters, buttons: [] }, parts: filters.parts }}
        state={{ values: { ...values }, errors: {} }}
        presentation={{ options, fields }}
      />
      <button
        type="submit"
        className="button button--outlined"
        {...(isPosted && { name: 'action', value: 'filter' })}
      >
        {ctx.t(submit)}
      </button>
      {children}
    </form>
  );
  if (filters.parts.length < FOLDED_FROM) return form;
  const count = countActive(filters, values);
  return (
    <details className="desk-fold">
      <summary>
        {ctx.t('DESK_FILTERS')}
        {count > 0 && <strong> {ctx.t('DESK_FILTERS_ACTIVE', { count })}</strong>}
      </summary>
      {form}
    </details>
  );
}

/** As many filters stand behind one line on a phone, where they would take half of the first screen. */
const FOLDED_FROM = 5;

/** Counts the filters that show something else than a list without a query. */
function countActive({ schema, parts }: Filters, values: Readonly<Record<string, string>>): number {
  const { output } = v.safeParse(schema, {});
  const defaults = new Map(Object.entries(output ?? {}));
  return getStepFields({ parts }).filter(
    ({ name }) => (values[name] ?? '') !== String(defaults.get(name) ?? ''),
  ).length;
}
