import type { PropertyByLanguage } from '../../catalogue/property';
import type { Language } from '../../language/language';
import type { AdvertisementRule } from '../advertisement-rules';
import { findAdvertisementRule } from '../advertisement-rules';
import { findRegion } from '../region';
import { ENERGY_CHECKS } from './energy';
import { PLANNING_CHECKS } from './planning';
import type { PropertyCheck } from './property-check';
import { RENTAL_CHECKS } from './rental';
import { TERM_CHECKS } from './terms';

const LAW_CHECKS = [...ENERGY_CHECKS, ...RENTAL_CHECKS, ...PLANNING_CHECKS, ...TERM_CHECKS];

/** Fault of a listing in one language, and the rule that names it. */
export interface AdvertisementFault extends Pick<PropertyCheck, 'file' | 'field'> {
  rule: AdvertisementRule;
  language: Language;
  problem: string;
}

/** Finds what the law on advertisements asks of a property and its record lacks (data/law). */
export const findAdvertisementFaults = ({ nl, fr }: PropertyByLanguage): AdvertisementFault[] =>
  [nl, fr].flatMap((property) => {
    const region = findRegion(property);
    return LAW_CHECKS.flatMap(({ rule: id, file, field, findProblem }) => {
      const rule = findAdvertisementRule(id, region);
      const problem = rule && region && findProblem(property, region);
      return problem ? [{ rule, file, field, language: property.language, problem }] : [];
    });
  });
