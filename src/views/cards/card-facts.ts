import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { getCategories, isForSale, LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import { formatNumber } from '../../domain/format/number';
import type { Translate } from '../../domain/language/texts';

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
  const isLand = getCategories(property).includes(LAND_CATEGORY) && isForSale(property);
  const facts: (string | undefined | false | 0)[] = isLand
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
