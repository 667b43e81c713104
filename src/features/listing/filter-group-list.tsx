import type { ReactElement } from 'react';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { formatNumber } from '../../domain/format/number';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import type { InsertMarkup } from '../../views/ui/template';
import { escapeHtml } from '../../views/ui/template';
import type { FilterFormState } from './filter-form';
import type { FilterField, FilterGroup } from './filter-groups';
import { buildFilterGroups } from './filter-groups';
import type { FilterOption } from './filter-options';

interface FilterGroupListProps {
  ctx: RequestContext;
  section: ListingSection;
  insert: InsertMarkup<FilterFormState>;
}

/** The cells of the filter line with the panels they open, and what the sheet has around them. */
export function FilterGroupList({ ctx, section, insert }: FilterGroupListProps) {
  const { t } = ctx;
  const show = insert((state) => state.submitLabel);
  const send = (
    <button type="submit" className="button button--forest">
      {show}
    </button>
  );
  return (
    <>
      <p className="filters__head">
        {t('FILTERS')}
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('CLOSE')}
        >
          <Icon name="close" />
        </button>
      </p>
      {buildFilterGroups(ctx, section).map((cell) => (
        <details key={cell.name} className={`filters__${cell.name}`} name="filter">
          <summary>
            {cell.name === 'more' ? <Icon name="filters" /> : <span>{cell.label}</span>}
            <span data-refresh="">{insert(renderGroupSummary(ctx, cell))}</span>
            {cell.name !== 'more' && <Icon name="down" />}
          </summary>
          <div className="filters__panel">
            {cell.name === 'city' && (
              <input
                type="search"
                name="town"
                aria-label={t('FILTER_SEARCH_CITY')}
                placeholder={t('FILTER_SEARCH_CITY')}
                autoComplete="off"
              />
            )}
            <FilterFieldList {...{ ctx, insert }} groups={cell.fields} />
            {cell.name === 'price' && <p className="note">{t('FILTER_PRICE_NOTE')}</p>}
            {send}
          </div>
        </details>
      ))}
      <p className="filters__foot">{send}</p>
    </>
  );
}

/** One group alone scrolls where it is long. */
function FilterFieldList({
  groups,
  ...props
}: Omit<FilterFieldProps, 'field'> & { groups: readonly FilterField[] }) {
  const fields = groups.map((group) => (
    <FilterFieldset key={group.name + group.label} {...props} field={group} />
  ));
  return groups.length === 1 ? <div className="filters__scroll">{fields}</div> : fields;
}

interface FilterFieldProps {
  ctx: RequestContext;
  field: FilterField;
  insert: InsertMarkup<FilterFormState>;
}

function FilterFieldset({ ctx, field, insert }: FilterFieldProps) {
  const { kind, name, label, options } = field;
  if (kind === 'list')
    return (
      <label>
        {label}
        <select name={name}>
          <option value="">{ctx.t('FILTER_ALL')}</option>
          {options.map((choice) => (
            <SelectOption key={choice.value} {...{ option: choice, insert }} />
          ))}
          {insert(renderUnlistedOptions(field))}
        </select>
      </label>
    );
  return (
    <fieldset>
      <legend>{label}</legend>
      {kind === 'one' && (
        <label>
          <input
            type="radio"
            name={name}
            value=""
            data-slot={insert(({ requested }) => (requested.has(name) ? '' : ' checked=""'))}
          />
          {ctx.t('FILTER_ALL')}
        </label>
      )}
      {options.map((choice) => (
        <OptionInput key={choice.name + choice.value} {...{ kind, option: choice, insert }} />
      ))}
      {insert(renderUnlistedInputs(field))}
    </fieldset>
  );
}

interface FilterOptionProps {
  kind?: FilterField['kind'];
  option: FilterOption;
  insert: InsertMarkup<FilterFormState>;
}

function OptionInput({ kind, option, insert }: FilterOptionProps) {
  return (
    <label>
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={option.name}
        value={option.value}
        data-slot={insert(renderOptionState(option, ' checked=""'))}
      />
      {option.label}
      <small data-refresh="">{insert(renderOptionCount(option))}</small>
    </label>
  );
}

function SelectOption({ option, insert }: FilterOptionProps) {
  return (
    <option value={option.value} data-slot={insert(renderOptionState(option, ' selected=""'))}>
      {`${option.label} (${insert(renderOptionCount(option))})`}
    </option>
  );
}

const renderOptionCount =
  ({ count }: FilterOption) =>
  ({ facets }: FilterFormState) =>
    formatCount(count(facets));

/** Intl is slow for a hundred numbers a page, and hardly any of them has a thousand to group. */
const formatCount = (count: number) => (count < 1000 ? String(count) : formatNumber(count));

/** Chosen, or not to be chosen since it would give nothing; what is chosen can always be undone. */
function renderOptionState({ name, value, count }: FilterOption, chosen: string) {
  const own = `${name}=${value}`;
  return ({ requested, facets }: FilterFormState) => {
    if (requested.has(own)) return chosen;
    return count(facets) === 0 ? ' disabled=""' : '';
  };
}

/** What the cell says is chosen: by name where it is one thing, else how many. */
const renderGroupSummary =
  ({ t }: RequestContext, { name, emptyText }: FilterGroup) =>
  ({ activeFilters }: FilterFormState) => {
    const own = activeFilters.filter(({ group }) => group === name);
    if (name === 'more')
      return own.length > 0 ? t('FILTER_MORE_COUNT', { count: own.length }) : emptyText;
    const [only] = own;
    if (!only) return emptyText;
    const value =
      own.length === 1
        ? (only.shortLabel ?? only.label)
        : t('FILTER_CHOSEN', { count: own.length });
    return `<b>${escapeHtml(value)}</b>`;
  };

const renderUnlistedOptions = (group: FilterField) =>
  renderUnlisted(group, (value, label) => (
    <option value={value} selected>
      {label}
    </option>
  ));

const renderUnlistedInputs = (group: FilterField) =>
  renderUnlisted(group, (value, label) => (
    <label>
      <input
        type={group.kind === 'one' ? 'radio' : 'checkbox'}
        name={group.name}
        value={value}
        defaultChecked
      />
      {label}
    </label>
  ));

/** What the address asks for beside the choices there are: it stays, and can be undone. */
const renderUnlisted = (
  { name, options, formatValue }: FilterField,
  draw: (value: string, label: string) => ReactElement,
) => {
  const offered = new Set(options.map(({ value }) => value));
  return ({ entries }: FilterFormState) =>
    entries
      .filter(([asked, value]) => asked === name && !offered.has(value))
      .map(([, value]) => markup(draw(value, formatValue?.(value) ?? value)))
      .join('');
};
