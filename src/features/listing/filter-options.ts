import { EPC_LETTERS } from '../../domain/catalogue/epc-letters';
import { listSaleKinds, SALE_KINDS } from '../../domain/catalogue/sale-kind';
import { HOME_SITUATIONS } from '../../domain/costs/situation';
import { findAnswered } from '../../domain/criteria/answered-criteria';
import type { CriterionField, CriterionName, State } from '../../domain/criteria/criteria';
import { getCriterion, STATES } from '../../domain/criteria/criteria';
import { EPC_THRESHOLDS, PRICE_THRESHOLDS } from '../../domain/criteria/criteria-table';
import type { NumberCriterion, PriceCriterion } from '../../domain/criteria/criterion';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import { formatWord } from '../../domain/language/catalogue-words';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { ListingSection } from '../../domain/routing/section';
import type { RequestContext } from '../../platform/request-context';
import { SALE_KIND_TEXTS } from '../../views/criteria/sale-kind-texts';
import { PLAN_TEXTS } from '../../views/facts/all-in-words';
import type { FilterOption, SectionGoal } from './catalogue-options';
import {
  createCityOptions,
  createOption,
  createTypeOptions,
  getSectionGoal,
} from './catalogue-options';

/** The options of a filter: checkboxes (any), radio buttons (one) or a drop-down list;
 * an amount that is typed, or the plan of a buyer, which restricts nothing and has no counts. */
export interface FilterControl {
  kind: 'any' | 'one' | 'list' | 'amount' | 'plan';
  /** Query parameter; that of the first option if the checkboxes have several. */
  name: string;
  label: string;
  options: FilterOption[];
  /** Formats a value of the query string that is not among the options. */
  formatValue?: (value: string) => string;
}

export const STATE_FILTER_TEXTS: Record<State, TextKey> = {
  available: 'FILTER_STATE_AVAILABLE',
  option: 'UNDER_OPTION',
  new: 'NEW',
};

export const INCLUDE_CLOSED_TEXTS: Record<SectionGoal, TextKey> = {
  sale: 'ALSO_SOLD',
  rent: 'ALSO_RENTED',
};

/** Returns the controls of a criterion; none if lists only understand it. */
export function createFilterControls(
  ctx: RequestContext,
  section: ListingSection,
  name: CriterionName,
): FilterControl[] {
  const { t } = ctx;
  const criterion = getCriterion(name);
  const label = t(criterion.label);
  const [[field = '', { parameter } = { parameter: '' }] = []] = Object.entries(criterion.fields);
  const createOptions = (texts: readonly (readonly [value: string, text: string])[]) =>
    texts.map(([value, text], index) =>
      createOption(parameter, field as CriterionField, value, text, index),
    );
  switch (criterion.kind) {
    case 'number': {
      if (!criterion.thresholds) return [];
      const formatValue = (value: string) => formatMinimum(t, criterion, Number(value));
      const values = criterion.thresholds.map(String);
      const options = createOptions(values.map((value) => [value, formatValue(value)]));
      return [{ kind: 'one', name: parameter, label, options, formatValue }];
    }
    case 'flag':
      return [
        {
          kind: 'any',
          name: parameter,
          label: t('FILTER_FEATURES'),
          options: createOptions([['1', label]]),
        },
      ];
    case 'closed': {
      const text = t(INCLUDE_CLOSED_TEXTS[getSectionGoal(section)]);
      return [{ kind: 'any', name: parameter, label, options: createOptions([['1', text]]) }];
    }
    case 'state': {
      const options = STATES.map((state) => [state, t(STATE_FILTER_TEXTS[state])] as const);
      return [{ kind: 'one', name: parameter, label, options: createOptions(options) }];
    }
    case 'saleKind': {
      const goal = getSectionGoal(section);
      const { saleKinds } = findAnswered(ctx.snapshot.catalogue.index)[goal];
      const kinds = listSaleKinds(goal).filter((kind) => saleKinds.has(kind));
      const options = kinds.map((kind) =>
        createOption(
          parameter,
          'saleKind',
          kind,
          t(SALE_KIND_TEXTS[kind]),
          SALE_KINDS.indexOf(kind),
        ),
      );
      return [{ kind: 'one', name: parameter, label, options }];
    }
    case 'epc': {
      const formatValue = (letter: string) => t('FILTER_EPC_MIN', { label: letter });
      const letters = EPC_THRESHOLDS.map((rank) => EPC_LETTERS[rank - 1] ?? '');
      const options = createOptions(letters.map((letter) => [letter, formatValue(letter)]));
      return [{ kind: 'one', name: parameter, label, options, formatValue }];
    }
    case 'price':
      return createPriceControls(ctx, section, criterion);
    case 'types': {
      const formatValue = (value: string) => findTypeName(ctx, Number(value)) ?? '';
      return [
        {
          kind: 'any',
          name: parameter,
          label,
          options: createTypeOptions(ctx, section),
          formatValue,
        },
      ];
    }
    case 'places': {
      const { listings } = ctx.snapshot.site.configuration;
      const formatValue = (value: string) => formatCityName(value.split('|')[0] ?? '', listings);
      return [
        {
          kind: 'any',
          name: parameter,
          label,
          options: createCityOptions(ctx, section),
          formatValue,
        },
      ];
    }
    case 'all-in':
      if (getSectionGoal(section) === 'rent') return [];
      return [
        {
          kind: 'amount',
          name: parameter,
          label,
          options: [],
          formatValue: (value) => formatNumber(Number(value)),
        },
      ];
    case 'situation': {
      if (getSectionGoal(section) === 'rent') return [];
      const options = createOptions(HOME_SITUATIONS.map((plan) => [plan, t(PLAN_TEXTS[plan])]));
      return [{ kind: 'plan', name: parameter, label: t('ALL_IN_BUYING_AS'), options }];
    }
    case 'bounds':
    case 'words':
      return [];
  }
}

/** Formats a minimum: '3+' for a count, 'Vanaf 150 m²' for an area. */
export const formatMinimum = (t: Translate, { unit }: NumberCriterion, value: number): string =>
  unit === 'count'
    ? `${formatNumber(value)}+`
    : t('FILTER_AREA_MIN', { area: formatNumber(value) });

/**
 * Returns the name of a type in the language of the page, whether or not the section has properties
 * of it.
 */
export const findTypeName = (
  { snapshot, language, catalogueLanguage }: RequestContext,
  type: number,
): string | undefined => {
  const category = snapshot.site.categories.find(
    ({ WebID, ...record }) => record.language === catalogueLanguage && Number(WebID) === type,
  );
  return category && formatWord('MainTypeName', category.Name, language);
};

const createPriceControls = (
  { t }: RequestContext,
  section: ListingSection,
  { fields }: PriceCriterion,
): FilterControl[] =>
  (['priceMin', 'priceMax'] as const).map((field) => {
    const name = fields[field]?.parameter ?? '';
    const prices = PRICE_THRESHOLDS[getSectionGoal(section)];
    return {
      kind: 'list',
      name,
      label: t(field === 'priceMin' ? 'FILTER_PRICE_MIN' : 'FILTER_PRICE_MAX'),
      options: prices.map((price, index) =>
        createOption(name, field, String(price), formatCurrency(price), index),
      ),
      formatValue: (value) => formatCurrency(Number(value)),
    };
  });
