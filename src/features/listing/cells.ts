import {
  BEDROOM_STEPS,
  GROUND_STEPS,
  LIVING_STEPS,
} from '../../domain/catalogue/listing/filter-thresholds';
import { cityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import type { Choice } from './choices';
import {
  cityChoices,
  closedChoice,
  epcChoices,
  featureChoices,
  priceChoices,
  sideOf,
  stateChoices,
  stepChoices,
  typeChoices,
  typeName,
} from './choices';

export type CellName =
  | 'type'
  | 'city'
  | 'price'
  | 'bedrooms'
  | 'living'
  | 'epc'
  | 'ground'
  | 'more';

/** Choices that belong together: any of them, one of them, or one from a list that drops down. */
export interface Group {
  kind: 'any' | 'one' | 'list';
  /** In the address; of several names the first. */
  name: string;
  label: string;
  choices: Choice[];
  /** How a value is called that the address asks for and the choices do not offer. */
  labelOf?: (value: string) => string;
}

/** A cell of the filter line, with what it opens. */
export interface Cell {
  name: CellName;
  label: string;
  /** What it says where nothing is chosen. */
  unset: string;
  groups: Group[];
}

/** The cells of a section's filter line; a plot has neither rooms nor an energy label. */
export function cellsOf(ctx: RequestContext, section: ListingSection): Cell[] {
  const { t } = ctx;
  const towns = cityChoices(ctx, section);
  const city = cell('city', t('FILTER_CITY'), t('FILTER_ALL_COUNT', { count: towns.length }), [
    { kind: 'any', choices: towns, labelOf: (value) => townName(ctx, value) },
  ]);
  const price = cell(
    'price',
    t(sideOf(section) === 'rent' ? 'FILTER_RENT' : 'FILTER_PRICE'),
    t('FILTER_ALL'),
    (['priceMin', 'priceMax'] as const).map((end) => ({
      kind: 'list',
      label: t(end === 'priceMin' ? 'FILTER_PRICE_MIN' : 'FILTER_PRICE_MAX'),
      choices: priceChoices(section, end),
      labelOf: (value) => formatCurrency(Number(value)),
    })),
  );
  const steps = (
    name: 'bedrooms' | 'living' | 'ground',
    label: TextKey,
    all: readonly number[],
    say: (value: string) => string,
  ) => {
    const labelOf = (value: string) => say(formatNumber(Number(value)));
    return cell(name, t(label), t('FILTER_ALL'), [
      { kind: 'one', choices: stepChoices(all, name, labelOf), labelOf },
    ]);
  };
  const area = (value: string) => t('FILTER_AREA_MIN', { area: value });
  const ground = steps('ground', 'FILTER_GROUND', GROUND_STEPS, area);
  const states: Part[] = [
    { kind: 'one', label: t('FILTER_STATE'), choices: stateChoices(ctx) },
    { kind: 'any', label: t('FILTER_CLOSED'), choices: [closedChoice(ctx, section)] },
  ];
  const more = (parts: Part[]) => cell('more', t('FILTER_MORE'), t('FILTER_MORE'), parts);
  if (section === '/Bouwgrond/') return [city, price, ground, more(states)];
  const epcLabel = (label: string) => t('FILTER_EPC_MIN', { label });
  return [
    cell('type', t('FILTER_TYPE'), t('FILTER_ALL'), [
      {
        kind: 'any',
        choices: typeChoices(ctx, section),
        labelOf: (value) => typeName(ctx, Number(value)) ?? '',
      },
    ]),
    city,
    price,
    steps('bedrooms', 'FILTER_BEDROOMS', BEDROOM_STEPS, (count) => `${count}+`),
    steps('living', 'FILTER_LIVING', LIVING_STEPS, area),
    cell('epc', t('FILTER_EPC'), t('FILTER_ALL'), [
      { kind: 'one', choices: epcChoices(epcLabel), labelOf: epcLabel },
    ]),
    more([
      ...ground.groups,
      { kind: 'any', label: t('FILTER_FEATURES'), choices: featureChoices(ctx) },
      ...states,
    ]),
  ];
}

/** A group as a cell is given it: named by its choices, called like the cell where it says nothing else. */
type Part = Omit<Group, 'name' | 'label'> & { label?: string };

const cell = (name: CellName, label: string, unset: string, parts: readonly Part[]): Cell => ({
  name,
  label,
  unset,
  groups: parts.map((part) => ({ label, ...part, name: part.choices[0]?.name ?? name })),
});

const townName = ({ snapshot }: RequestContext, value: string) =>
  cityName(value.split('|')[0] ?? '', snapshot.site.configuration.listings);
