import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { isBuildingPlot } from '../../domain/catalogue/property-kind';
import { computeComparablePrice } from '../../domain/catalogue/shown-price';
import { formatCurrency } from '../../domain/format/currency';
import { formatNumber } from '../../domain/format/number';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

const DOMICILE_TEXTS = {
  yes: 'CARD_DOMICILE_YES',
  no: 'CARD_DOMICILE_NO',
  permit: 'CARD_DOMICILE_PERMIT',
} as const;

/**
 * Formats up to three facts of a card: bedrooms, living area, ground; for a plot its area and
 * width. Where the listing has a source for it, whether one can register as a resident.
 */
export function formatCardFacts(property: PropertyCardRecord, t: Translate): string[] {
  const { NumberOfBedRooms, SurfaceLiving, SurfaceGround, SurfaceTerrace, FrontWidth } = property;
  const facts: (string | undefined | false | 0)[] = isBuildingPlot(property)
    ? [
        SurfaceGround && t('FACT_PLOT_AREA', { area: formatNumber(SurfaceGround) }),
        FrontWidth && t('FACT_FRONT_WIDTH', { width: formatNumber(FrontWidth) }),
      ]
    : [
        NumberOfBedRooms && t('FACT_BEDROOMS', { count: NumberOfBedRooms }),
        SurfaceLiving && t('FACT_LIVING', { area: formatNumber(SurfaceLiving) }),
        SurfaceGround
          ? t('FACT_GROUND', { area: formatNumber(SurfaceGround) })
          : SurfaceTerrace && t('FACT_TERRACE', { area: formatNumber(SurfaceTerrace) }),
      ];
  const { Domicile } = property;
  const domicile = Domicile && Domicile !== 'unknown' && t(DOMICILE_TEXTS[Domicile]);
  return [...facts, domicile].filter((fact): fact is string => Boolean(fact));
}

/** A rate from which cents say nothing. */
const WHOLE_EUROS_FROM = 10;

/** Formats what a square metre of land costs: '€ 91/m²', '€ 1,37/m²'; '' where no price is shown or the area is not known. */
export function formatLandRate(
  property: PropertyCardRecord,
  { t, snapshot }: Pick<RequestContext, 't' | 'snapshot'>,
): string {
  if (!isPriceShown(property, snapshot.site.configuration.listings)) return '';
  const rate =
    computeComparablePrice(property) / (property.SurfaceGround || Number.POSITIVE_INFINITY);
  if (!(rate > 0)) return '';
  const amount = rate < WHOLE_EUROS_FROM ? Math.round(rate * 100) / 100 : Math.round(rate);
  return t('FACT_PRICE_M2', { amount: formatCurrency(amount) });
}
