import type { TextKey } from '../../../domain/language/texts';
import type { AdvertisementRuleId } from '../../../domain/law/advertisement-rules';

/** Text for each rule on advertisements, on what is missing. */
export const ADVERTISEMENT_TEXTS = {
  'epc-label': 'DESK_RULE_EPC_LABEL',
  'epc-number': 'DESK_RULE_EPC_NUMBER',
  'epc-expired': 'DESK_RULE_EPC_EXPIRED',
  co2: 'DESK_RULE_CO2',
  rent: 'DESK_RULE_RENT',
  charges: 'DESK_RULE_CHARGES',
  deposit: 'DESK_RULE_DEPOSIT',
  'agency-cost': 'DESK_RULE_AGENCY_COST',
  'flood-scores': 'DESK_RULE_FLOOD_SCORES',
  'planning-answers': 'DESK_RULE_PLANNING',
  domicile: 'DESK_RULE_DOMICILE',
  'regional-term': 'DESK_RULE_REGIONAL_TERM',
} as const satisfies Record<AdvertisementRuleId, TextKey>;
