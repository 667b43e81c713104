import { findAnswered } from '../../domain/criteria/answered-criteria';
import type { CriterionName } from '../../domain/criteria/criteria';
import { CRITERION_NAMES, getCriterion } from '../../domain/criteria/criteria';
import type { FilterGroupName } from '../../domain/criteria/criterion';
import { memoizePerObject } from '../../domain/memoize-per-object';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { getSectionGoal } from './catalogue-options';
import type { FilterControl } from './filter-options';
import { createFilterControls } from './filter-options';

/** A cell of the filter line, with the controls in its panel. */
export interface FilterGroup {
  name: FilterGroupName;
  label: string;
  /** Text of the cell while none of its filters is active. */
  emptyText: string;
  controls: FilterControl[];
}

/**
 * Returns the cell of a criterion in a section; undefined if the section does not have that criterion.
 */
export const getFilterGroupName = (
  name: CriterionName,
  section: ListingSection,
): FilterGroupName | undefined =>
  getCriterion(name).groups[section === '/Bouwgrond/' ? 'plot' : 'home'];

/** Returns the cells of a section's filter line; 'more' is the last. */
export function getFilterGroups(ctx: RequestContext, section: ListingSection): FilterGroup[] {
  const groups = getGroupCache(ctx.snapshot);
  const key = `${ctx.language} ${section}`;
  const existing = groups.get(key);
  if (existing) return existing;
  const newGroups = buildFilterGroups(ctx, section);
  groups.set(key, newGroups);
  return newGroups;
}

/**
 * The cells of a version by language and section; a hundred names and Intl formats are slow to
 * build.
 */
const getGroupCache = memoizePerObject(
  (_snapshot: RequestContext['snapshot']) => new Map<string, FilterGroup[]>(),
);

function buildFilterGroups(ctx: RequestContext, section: ListingSection): FilterGroup[] {
  const groups = new Map<FilterGroupName, FilterGroup>();
  const answered = findAnswered(ctx.snapshot.catalogue.index)[getSectionGoal(section)];
  for (const criterionName of CRITERION_NAMES) {
    const groupName = getFilterGroupName(criterionName, section);
    if (!answered.criteria.has(criterionName)) continue;
    const controls = createFilterControls(ctx, section, criterionName);
    if (!groupName || controls.length === 0) continue;
    const group = groups.get(groupName) ?? {
      name: groupName,
      ...getGroupTexts(ctx, section, criterionName, controls),
      controls: [],
    };
    groups.set(groupName, group);
    for (const control of controls) addControl(group, control);
  }
  const { more, ...cells } = Object.fromEntries(groups) as Partial<
    Record<FilterGroupName, FilterGroup>
  >;
  return more ? [...Object.values(cells), more] : Object.values(cells);
}

function getGroupTexts(
  { t }: RequestContext,
  section: ListingSection,
  criterionName: CriterionName,
  [control]: readonly FilterControl[],
): Pick<FilterGroup, 'label' | 'emptyText'> {
  if (getFilterGroupName(criterionName, section) === 'more')
    return { label: t('FILTER_MORE'), emptyText: t('FILTER_MORE') };
  const isRent = criterionName === 'price' && getSectionGoal(section) === 'rent';
  const label = t(isRent ? 'FILTER_RENT' : getCriterion(criterionName).label);
  if (criterionName !== 'places') return { label, emptyText: t('FILTER_ALL') };
  return { label, emptyText: t('FILTER_ALL_COUNT', { count: control?.options.length ?? 0 }) };
}

/** Adds a control to a cell; checkboxes under the same heading become one control. */
function addControl({ controls }: FilterGroup, control: FilterControl): void {
  const last = controls.at(-1);
  if (last?.kind === 'any' && last.label === control.label) last.options.push(...control.options);
  else controls.push(control);
}
