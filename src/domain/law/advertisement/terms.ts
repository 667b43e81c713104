import { findForeignTerm, isFieldOfRegion } from '../regional-terms';
import type { PropertyCheck } from './property-check';
import { DETAILS_FILE, REGION_NAMES } from './property-check';

/** The texts in which staff write terms of the law. */
const TEXT_FIELDS = [
  'GroundCertificate',
  'FloodRiskArea',
  'FloodZone',
  'AreaApplication',
  'PlanningInformation',
  'ShortDescription',
  'Description',
] as const;

/** Fields that pages show only for properties of the region that defines them. */
const REGIONAL_FIELDS = [
  'Mobiscore',
  'FloodPScore',
  'FloodGScore',
  'FloodZone',
  'RiverbankZone',
] as const;

/** Terms of one region in the advertisement of another. */
export const TERM_CHECKS: readonly PropertyCheck[] = [
  ...TEXT_FIELDS.map(
    (field): PropertyCheck => ({
      rule: 'regional-term',
      file: DETAILS_FILE,
      field,
      findProblem(property, region) {
        const term = findForeignTerm(property[field] ?? '', property);
        return term && `says ${term}, which means nothing in ${REGION_NAMES[region]}`;
      },
    }),
  ),
  ...REGIONAL_FIELDS.map(
    (field): PropertyCheck => ({
      rule: 'regional-term',
      file: DETAILS_FILE,
      field,
      findProblem: (property, region) =>
        property[field] && !isFieldOfRegion(field, property)
          ? `is not used in ${REGION_NAMES[region]} and will not be shown`
          : undefined,
    }),
  ),
];
