import { resolveEpc } from '../../../domain/catalogue/energy';
import type { Property } from '../../../domain/catalogue/property';
import { formatNumber } from '../../../domain/format/number';
import type { RequestContext } from '../../../platform/request-context';
import { ENERGY_FACTS } from '../../../views/facts/energy-facts';
import type { Fact } from '../../../views/facts/fact';
import { priceFact, textFact } from '../../../views/facts/fact';
import { buildFactRows } from '../../../views/facts/fact-rows';

/** The charges of a rent, and the certificate's figures without the day on which it ends. */
const LAW_FACTS: readonly Fact[] = [
  priceFact('ChargesRenter', 'FIELD_CHARGES_RENTER'),
  textFact('ChargesComment', 'FIELD_CHARGES_COMMENT'),
  ...ENERGY_FACTS.filter(({ field }) => field !== 'EPCEndDate'),
];

/** Returns rooms and surfaces of a property in words, for its card and its poster. */
export function listSheetFacts({ t }: RequestContext, property: Property): string[] {
  const { NumberOfBedRooms: bedrooms, SurfaceLiving: living, SurfaceGround: ground } = property;
  return [
    bedrooms ? t('DESK_SHEET_BEDROOMS', { count: bedrooms }) : '',
    living ? t('DESK_SHEET_LIVING', { area: formatNumber(living) }) : '',
    ground ? t('DESK_SHEET_GROUND', { area: formatNumber(ground) }) : '',
  ].filter(Boolean);
}

/** Returns what the law asks of an advertisement besides price and label: charges and energy figures. */
export function listSheetLaw(ctx: RequestContext, property: Property): string[] {
  const { t } = ctx;
  const value = property.EnergyPerformance;
  const hasFigure = resolveEpc(property).state === 'label' && value > 0;
  return [
    ...(hasFigure ? [`${formatNumber(value)}\u00a0${t('UNIT_KWH_M2_YEAR')}`] : []),
    ...buildFactRows(ctx, property, LAW_FACTS).map(({ term, value: text }) => `${term} ${text}`),
  ];
}
