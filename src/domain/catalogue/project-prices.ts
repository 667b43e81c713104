import type { Project } from './project';
import type { ProjectUnits } from './project-units';

/**
 * Returns the price range of a project: that of its open units if their prices contain VAT (decision 40), otherwise as the
 * listing software states it, in whole euros. Undefined without a price.
 */
export function findProjectPrices(
  { PriceMin, PriceMax }: Pick<Project, 'PriceMin' | 'PriceMax'>,
  units: Pick<ProjectUnits, 'prices' | 'isVatIncluded'>,
): { min: number; max: number } | undefined {
  const prices = (units.isVatIncluded && units.prices) || { min: PriceMin, max: PriceMax };
  return prices.min > 0 ? { min: Math.round(prices.min), max: Math.round(prices.max) } : undefined;
}
