import type { ListedStaff } from '../../../platform/accounts/staff-store';
import type { RequestContext } from '../../../platform/request-context';
import { FORM_HANDLERS } from '../../forms/form-handlers';
import { QUESTION_FORM } from '../../owner-portal/questions-store';
import { LEAD_STATE_TEXTS, LEAD_STATES } from './lead';
import { formatFormName } from './lead-facts';
import type { LeadsQuery } from './leads-query';
import { CURRENT, isFiltered } from './leads-query';

/** The filters of the leads, as a plain form. */
export function LeadsFilters({
  ctx,
  query,
  staff,
}: {
  ctx: RequestContext;
  query: LeadsQuery;
  staff: readonly ListedStaff[];
}) {
  const { t, href, language } = ctx;
  const forms = [...FORM_HANDLERS.map(({ form }) => form.name), QUESTION_FORM]
    .map((name) => [name, formatFormName(ctx, name)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <form className="desk-filters" action={href.page('/desk/leads/')}>
      <Choice
        name="state"
        label={t('DESK_STATE')}
        value={query.state}
        choices={[
          [CURRENT, t('DESK_STATE_CURRENT')],
          ['open', t('DESK_STATE_OPEN')],
          ...LEAD_STATES.map((state) => [state, t(LEAD_STATE_TEXTS[state])] as const),
          ['all', t('DESK_STATE_ALL')],
        ]}
      />
      <Choice
        name="form"
        label={t('DESK_FORM')}
        value={query.form}
        choices={[['', t('DESK_ALL')], ...forms]}
      />
      <Choice
        name="assignee"
        label={t('DESK_ASSIGNEE')}
        value={query.assignee}
        choices={[
          ['', t('DESK_ALL')],
          ['nobody', t('DESK_NOBODY')],
          ...staff.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <label>
        <span>{t('DESK_PROPERTY')}</span>
        <input
          className="desk-input desk-input--short"
          name="property"
          inputMode="numeric"
          defaultValue={query.property}
        />
      </label>
      <label>
        <span>{t('DESK_PERSON')}</span>
        <input className="desk-input" type="search" name="q" defaultValue={query.q} />
      </label>
      <button type="submit" className="button button--outlined">
        {t('OWNER_FILTER')}
      </button>
      {isFiltered(query) && (
        <a className="desk-filters__clear" href={href.page('/desk/leads/')}>
          {t('DESK_CLEAR')}
        </a>
      )}
    </form>
  );
}

function Choice({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <label>
      <span>{label}</span>
      <select className="desk-input" name={name} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
