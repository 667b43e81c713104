import type { ReactElement } from 'react';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { formatNumber } from '../../domain/format/number';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import type { Place } from '../../views/ui/template';
import { escaped } from '../../views/ui/template';
import type { Cell, Group } from './cells';
import { cellsOf } from './cells';
import type { Choice } from './choices';
import type { FormState } from './filter-form';

interface CellsProps {
  ctx: RequestContext;
  section: ListingSection;
  place: Place<FormState>;
}

/** The cells of the filter line with the panels they open, and what the sheet has around them. */
export function FilterCells({ ctx, section, place }: CellsProps) {
  const { t } = ctx;
  const show = place((state) => state.show);
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
      {cellsOf(ctx, section).map((cell) => (
        <details key={cell.name} className={`filters__${cell.name}`} name="filter">
          <summary>
            {cell.name === 'more' ? <Icon name="filters" /> : <span>{cell.label}</span>}
            <span data-live="">{place(valueShown(ctx, cell))}</span>
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
            <Groups {...{ ctx, place }} groups={cell.groups} />
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
function Groups({ groups, ...props }: Omit<GroupProps, 'group'> & { groups: readonly Group[] }) {
  const fields = groups.map((group) => (
    <Fields key={group.name + group.label} {...props} group={group} />
  ));
  return groups.length === 1 ? <div className="filters__scroll">{fields}</div> : fields;
}

interface GroupProps {
  ctx: RequestContext;
  group: Group;
  place: Place<FormState>;
}

function Fields({ ctx, group, place }: GroupProps) {
  const { kind, name, label, choices } = group;
  if (kind === 'list')
    return (
      <label>
        {label}
        <select name={name}>
          <option value="">{ctx.t('FILTER_ALL')}</option>
          {choices.map((choice) => (
            <Option key={choice.value} {...{ choice, place }} />
          ))}
          {place(otherOptions(group))}
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
            data-place={place(({ asked }) => (asked.has(name) ? '' : ' checked=""'))}
          />
          {ctx.t('FILTER_ALL')}
        </label>
      )}
      {choices.map((choice) => (
        <Tick key={choice.name + choice.value} {...{ kind, choice, place }} />
      ))}
      {place(otherTicks(group))}
    </fieldset>
  );
}

interface ChoiceProps {
  kind?: Group['kind'];
  choice: Choice;
  place: Place<FormState>;
}

function Tick({ kind, choice, place }: ChoiceProps) {
  return (
    <label>
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name={choice.name}
        value={choice.value}
        data-place={place(standing(choice, ' checked=""'))}
      />
      {choice.label}
      <small data-live="">{place(counted(choice))}</small>
    </label>
  );
}

function Option({ choice, place }: ChoiceProps) {
  return (
    <option value={choice.value} data-place={place(standing(choice, ' selected=""'))}>
      {`${choice.label} (${place(counted(choice))})`}
    </option>
  );
}

const counted =
  ({ count }: Choice) =>
  ({ facets }: FormState) =>
    grouped(count(facets));

/** Intl is slow for a hundred numbers a page, and hardly any of them has a thousand to group. */
const grouped = (count: number) => (count < 1000 ? String(count) : formatNumber(count));

/** Chosen, or not to be chosen since it would give nothing; what is chosen can always be undone. */
function standing({ name, value, count }: Choice, chosen: string) {
  const own = `${name}=${value}`;
  return ({ asked, facets }: FormState) => {
    if (asked.has(own)) return chosen;
    return count(facets) === 0 ? ' disabled=""' : '';
  };
}

/** What the cell says is chosen: by name where it is one thing, else how many. */
const valueShown =
  ({ t }: RequestContext, { name, unset }: Cell) =>
  ({ chosen }: FormState) => {
    const own = chosen.filter(({ cell }) => cell === name);
    if (name === 'more')
      return own.length > 0 ? t('FILTER_MORE_COUNT', { count: own.length }) : unset;
    const [only] = own;
    if (!only) return unset;
    const value =
      own.length === 1 ? (only.inCell ?? only.name) : t('FILTER_CHOSEN', { count: own.length });
    return `<b>${escaped(value)}</b>`;
  };

const otherOptions = (group: Group) =>
  others(group, (value, label) => (
    <option value={value} selected>
      {label}
    </option>
  ));

const otherTicks = (group: Group) =>
  others(group, (value, label) => (
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
const others = (
  { name, choices, labelOf }: Group,
  draw: (value: string, label: string) => ReactElement,
) => {
  const offered = new Set(choices.map(({ value }) => value));
  return ({ entries }: FormState) =>
    entries
      .filter(([asked, value]) => asked === name && !offered.has(value))
      .map(([, value]) => markup(draw(value, labelOf?.(value) ?? value)))
      .join('');
};
