import type { PropertyByLanguage } from '../../catalogue/property';
import { getSaleKind } from '../../catalogue/sale-kind';
import type { AdvertisementRuleId } from '../advertisement-rules';
import type { Region } from '../region';

export type PropertyRecord = PropertyByLanguage['nl'];

export const SUMMARIES_FILE = 'catalogue/properties.json';
export const DETAILS_FILE = 'catalogue/property-details.json';

/**
 * The check of a rule for one field; `findProblem` returns undefined if the property follows the rule.
 * It is called only in regions where the rule holds.
 */
export interface PropertyCheck {
  rule: AdvertisementRuleId;
  file: typeof SUMMARIES_FILE | typeof DETAILS_FILE;
  field: string;
  findProblem(property: PropertyRecord, region: Region): string | undefined;
}

export const REGION_NAMES = {
  wallonia: 'Wallonia',
  brussels: 'Brussels',
  flanders: 'Flanders',
} as const satisfies Record<Region, string>;

export const isToLet = (property: PropertyRecord): boolean => getSaleKind(property) === 'letting';
