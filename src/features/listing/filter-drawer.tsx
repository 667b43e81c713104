import { html, raw } from 'hono/html';
import type { Facets } from '../../domain/catalogue/listing/facets';
import { formatNumber } from '../../domain/format/number';
import { memoizePerObject } from '../../domain/memoize-per-object';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../../views/ui/cached-markup';
import type { IconName } from '../../views/ui/icon';
import { Icon } from '../../views/ui/icon';
import type { ActiveFilter } from './active-filters';
import type { FilterOption } from './catalogue-options';
import type { FilterGroup } from './filter-groups';
import type { FilterControl } from './filter-options';
import type { UnreadValue } from './unread-values';

type Html = ReturnType<typeof html>;

/** The state of the filters in one request. */
export interface FilterDrawerProps {
  ctx: RequestContext;
  groups: readonly FilterGroup[];
  activeFilters: readonly ActiveFilter[];
  facets: Facets;
  unread: readonly UnreadValue[];
  /** Names and values of the query string. */
  entries: readonly (readonly [name: string, value: string])[];
  /** Text of the buttons: 'Toon 67 panden'. */
  submitLabel: string;
}

/**
 * Renders the cells of the filter line with their panels, and the head and foot of the drawer that
 * they form below 960 pixels. The hundred options with their counts are a third of a list's
 * markup: React takes ten times as long for them as template strings.
 */
export function renderFilterDrawer(props: FilterDrawerProps): string {
  const { ctx, groups, submitLabel } = props;
  const { t } = ctx;
  const submit = html`<button type="submit" class="button button--forest">${submitLabel}</button>`;
  return String(
    html`<p class="filters__head">${t('FILTERS')}<button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label="${t('CLOSE')}">${renderIcon(ctx, 'close')}</button></p>${groups.map((group) => renderGroup(props, group, submit))}<p class="filters__foot">${submit}</p>`,
  );
}

function renderGroup(props: FilterDrawerProps, group: FilterGroup, submit: Html): Html {
  const { ctx } = props;
  const { name, label, controls } = group;
  const { t } = ctx;
  const isMore = name === 'more';
  const heading = isMore ? renderIcon(ctx, 'filters') : html`<span>${label}</span>`;
  const controlList = controls.map((control) => renderControl(props, control));
  // The controls scroll by themselves, so that the button stays in view.
  const panel = html`<div class="filters__scroll">${controlList}</div>`;
  return html`<details class="filters__${name}" name="filter"><summary>${heading}<span data-refresh="">${renderGroupSummary(props, group)}</span>${isMore ? '' : renderIcon(ctx, 'down')}</summary><div class="filters__panel">${name === 'city' ? renderCitySearch(ctx) : ''}${panel}${name === 'price' ? html`<p class="note">${t('FILTER_PRICE_NOTE')}</p>` : ''}${submit}</div></details>`;
}

/** Renders the text of a cell: its active filter, or their number if there are several. */
function renderGroupSummary(
  { ctx: { t }, activeFilters }: FilterDrawerProps,
  { name, emptyText }: FilterGroup,
): Html | string {
  const active = activeFilters.filter(({ group }) => group === name);
  const [first] = active;
  if (!first) return emptyText;
  if (name === 'more') return t('FILTER_MORE_COUNT', { count: active.length });
  const value =
    active.length === 1
      ? (first.shortLabel ?? first.label)
      : t('FILTER_CHOSEN', { count: active.length });
  return html`<b>${value}</b>`;
}

const renderCitySearch = ({ t }: RequestContext): Html =>
  html`<input type="search" aria-label="${t('FILTER_SEARCH_CITY')}" placeholder="${t('FILTER_SEARCH_CITY')}" autoComplete="off" name="town"/>`;

function renderControl(props: FilterDrawerProps, control: FilterControl): Html {
  const { kind, name, label } = control;
  const all = props.ctx.t('FILTER_ALL');
  const options = renderOptions(props, control);
  const unlisted = renderUnlistedValues(props, control);
  if (kind === 'amount') return renderAmount(props, control);
  if (kind === 'plan') return renderPlans(props, control);
  if (kind === 'list')
    return html`<label>${label}<select name="${name}"><option value="">${all}</option>${options}${unlisted}</select></label>`;
  const isUnset = !props.entries.some(([parameter]) => parameter === name);
  const allInput =
    kind === 'one'
      ? html`<label><input type="radio"${isUnset ? CHECKED : ''} name="${name}" value=""/>${all}</label>`
      : '';
  return html`<fieldset><legend>${label}</legend>${allInput}${options}${unlisted}</fieldset>`;
}

/** Renders the input of an amount, with the one that the query string names, or what it says in its place. */
function renderAmount(
  { ctx: { t }, entries, unread }: FilterDrawerProps,
  { name, label, formatValue = String }: FilterControl,
): Html {
  const entry = entries.find(([parameter]) => parameter === name);
  const typed = unread.find(({ parameter }) => parameter === name)?.text;
  const value = typed ?? (entry ? formatValue(entry[1]) : '');
  return html`<label>${label}<input type="text" inputMode="numeric" autoComplete="off" name="${name}" value="${value}"/><strong data-refresh="">${typed === undefined ? '' : t('ALERT_AMOUNT_INVALID')}</strong></label>`;
}

/** Renders the plans of a buyer; without a choice no price all-in is said. */
function renderPlans({ ctx, entries }: FilterDrawerProps, control: FilterControl): Html {
  const chosen = entries.find(([parameter]) => parameter === control.name)?.[1] ?? '';
  const none = { value: '', label: ctx.t('ALL_IN_HIDE') };
  const inputs = [none, ...control.options].map(
    ({ value, label }) =>
      html`<label><input type="radio"${value === chosen ? CHECKED : ''} name="${control.name}" value="${value}"/>${label}</label>`,
  );
  return html`<fieldset><legend>${control.label}</legend>${inputs}</fieldset>`;
}

/** Renders the options of a control: what all requests share, with the state and count of this one. */
function renderOptions({ entries, facets }: FilterDrawerProps, control: FilterControl): Html {
  const chosen = control.kind === 'list' ? SELECTED : CHECKED;
  let markup = '';
  for (const { option, start, label, end } of getOptionMarkups(control)) {
    const count = option.count(facets);
    const isChosen = entries.some((entry) => entry[0] === option.name && entry[1] === option.value);
    // A chosen option can be undone, another without results is disabled.
    const state = isChosen ? chosen : count === 0 ? DISABLED : '';
    markup += start + state + label + formatCount(count) + end;
  }
  return raw(markup);
}

/** The markup of an option that is the same in every request: its state and its count go between. */
interface OptionMarkup {
  option: FilterOption;
  start: string;
  label: string;
  end: string;
}

/** Returns the markup of a control's options; they are those of a version, a language and a section. */
const getOptionMarkups = memoizePerObject(({ kind, options }: FilterControl): OptionMarkup[] =>
  options.map((option) => {
    const { name, value, label } = option;
    const [start, middle, end] =
      kind === 'list'
        ? [html`<option value="${value}"`, html`>${label} (`, ')</option>']
        : [
            html`<label><input type="${getInputType(kind)}"`,
            html` name="${name}" value="${value}"/>${label}<small data-refresh="">`,
            '</small></label>',
          ];
    return { option, start: String(start), label: String(middle), end };
  }),
);

/**
 * Renders values of the query string that are not among the options, so that they stay removable.
 */
function renderUnlistedValues(
  { entries }: FilterDrawerProps,
  { kind, name, options, formatValue = String }: FilterControl,
): Html[] {
  const values = entries.filter(([parameter]) => parameter === name).map(([, value]) => value);
  return values
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) =>
      kind === 'list'
        ? html`<option value="${value}"${SELECTED}>${formatValue(value)}</option>`
        : html`<label><input type="${getInputType(kind)}"${CHECKED} name="${name}" value="${value}"/>${formatValue(value)}</label>`,
    );
}

const CHECKED = raw(' checked=""');
const SELECTED = raw(' selected=""');
const DISABLED = ' disabled=""';

const getInputType = (kind: FilterControl['kind']) => (kind === 'one' ? 'radio' : 'checkbox');

const renderIcon = (ctx: RequestContext, name: IconName): Html =>
  raw(cachedMarkup(ctx, `icon ${name}`, () => <Icon name={name} />));

/**
 * Formats a count; without Intl below a thousand, since it is slow for a hundred numbers a page.
 */
const formatCount = (count: number) => (count < 1000 ? String(count) : formatNumber(count));
