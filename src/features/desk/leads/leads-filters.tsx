import type { ListedStaff } from '../../../platform/accounts/staff-accounts-store';
import type { RequestContext } from '../../../platform/request-context';
import { FORM_HANDLERS } from '../../forms/form-handlers';
import { QUESTION_FORM } from '../../owner-portal/questions-store';
import { DeskFilters } from '../desk-filters';
import type { DeskForm } from '../desk-form';
import { LEAD_STATE_TEXTS, LEAD_STATES } from './lead';
import { formatFormName } from './lead-facts';
import { CURRENT, isFiltered, LeadsQuery, WAITING } from './leads-query';

/** The filters are posted, since one of them says who is looked for; the answer leads to an address without it. */
export const leadsFilters = {
  name: 'leads',
  schema: LeadsQuery,
  parts: [
    {
      kind: 'select',
      name: 'state',
      label: 'DESK_STATE',
      options: [
        { value: CURRENT, label: 'DESK_STATE_CURRENT' },
        { value: 'open', label: 'DESK_STATE_OPEN' },
        { value: WAITING, label: 'DESK_STATE_WAITING' },
        ...LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_TEXTS[value] })),
        { value: 'all', label: 'DESK_STATE_ALL' },
      ],
      preset: CURRENT,
      saysOptional: true,
    },
    { kind: 'select', name: 'form', label: 'DESK_FORM', options: 'dynamic', saysOptional: true },
    {
      kind: 'select',
      name: 'assignee',
      label: 'DESK_ASSIGNEE',
      options: 'dynamic',
      saysOptional: true,
    },
    {
      kind: 'number',
      name: 'property',
      label: 'DESK_PROPERTY',
      width: 'short',
      saysOptional: true,
    },
    { kind: 'search', name: 'q', label: 'DESK_PERSON', saysOptional: true },
  ],
  buttons: [{ value: 'filter', effect: 'looks', label: 'OWNER_FILTER', isOutlined: true }],
} as const satisfies DeskForm;

/** The filters of the leads. */
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
  const all = { value: '', label: 'DESK_ALL' } as const;
  const names = [...FORM_HANDLERS.map(({ form }) => form.name), QUESTION_FORM];
  // Forms of one name, such as the documents of a property and of a project, are one entry.
  const forms = [...Map.groupBy(names, (name) => formatFormName(ctx, name))]
    .map(([text, alike]) => ({ value: alike.join(' '), text }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language));
  const { state, form, assignee, property, q } = query;
  return (
    <DeskFilters
      {...{ ctx, filters: leadsFilters, action: href.page('/desk/leads/'), isPosted: true }}
      values={{ state, form, assignee, property, q }}
      options={{
        form: [all, ...forms],
        assignee: [
          all,
          { value: 'nobody', label: 'DESK_NOBODY' },
          ...staff.map(({ id, name }) => ({ value: id, text: name })),
        ],
      }}
    >
      {isFiltered(query) && (
        <a className="desk-filters__clear" href={href.page('/desk/leads/')}>
          {t('DESK_CLEAR')}
        </a>
      )}
    </DeskFilters>
  );
}
