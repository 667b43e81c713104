import { isForSale } from '../../catalogue/property-kind';
import { findSourcedFact } from '../../catalogue/second-home';
import { isDwelling } from '../legal-rules';
import { isHomeInRecreationZone } from '../recreation-zone';
import { parseFloodClass } from '../regional-terms';
import type { PropertyCheck, PropertyRecord } from './property-check';
import { DETAILS_FILE } from './property-check';

/** Planning and flood data of an advertisement. */
export const PLANNING_CHECKS: readonly PropertyCheck[] = [
  createFloodCheck('FloodPScore', () => true),
  createFloodCheck('FloodGScore', isDwelling),
  {
    rule: 'planning-answers',
    file: DETAILS_FILE,
    field: 'Permit',
    findProblem(property) {
      const missing = isForSale(property) ? listMissingAnswers(property) : [];
      return missing.length > 0
        ? `the five answers of a sale in Flanders lack ${missing.join(', ')}`
        : undefined;
    },
  },
  {
    rule: 'domicile',
    file: DETAILS_FILE,
    field: 'PlanningInformation',
    findProblem: (property) =>
      isHomeInRecreationZone(property) &&
      !findSourcedFact(property, 'Domicile') &&
      !/domicili/i.test(`${property.PlanningInformation} ${property.Description}`)
        ? 'says nothing of domicile, though the home lies in a recreation zone'
        : undefined,
  },
];

function createFloodCheck(
  field: 'FloodPScore' | 'FloodGScore',
  isRequired: (property: PropertyRecord) => boolean,
): PropertyCheck {
  return {
    rule: 'flood-scores',
    file: DETAILS_FILE,
    field,
    findProblem(property) {
      const score = property[field];
      if (score?.trim())
        return parseFloodClass(score) ? undefined : `is '${score}', no class from A to D`;
      return isForSale(property) && isRequired(property)
        ? 'is empty: a sale in Flanders names it'
        : undefined;
    },
  };
}

/** Names the fields of the five answers that are empty; a judicial measure has two fields. */
const listMissingAnswers = (property: PropertyRecord): string[] => [
  ...(['Permit', 'AreaApplication', 'PreemptiveRights', 'AllotmentPermit'] as const).filter(
    (field) => property[field] === undefined || property[field] === '',
  ),
  ...(property.Summons === undefined && (property.JudicialDecision ?? -1) < 0
    ? ['JudicialDecision']
    : []),
];
