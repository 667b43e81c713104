import { resolveEpc } from '../../catalogue/energy';
import { toBrusselsDay } from '../../format/brussels-day';
import { isDwelling } from '../legal-rules';
import type { PropertyCheck, PropertyRecord } from './property-check';
import { DETAILS_FILE, REGION_NAMES, SUMMARIES_FILE } from './property-check';

/** The energy certificate in an advertisement. */
export const ENERGY_CHECKS: readonly PropertyCheck[] = [
  {
    // Decision 20.
    rule: 'epc-label',
    file: SUMMARIES_FILE,
    field: 'EnergyPerformance',
    findProblem: (property, region) =>
      resolveEpc(property).state === 'requested' && isDwelling(property)
        ? `has no energy label: a home in ${REGION_NAMES[region]} may not be advertised with 'requested'`
        : undefined,
  },
  {
    rule: 'epc-number',
    file: DETAILS_FILE,
    field: 'EPCCertificateNumber',
    findProblem(property, region) {
      if (!hasLabel(property) || property.EPCCertificateNumber?.trim() || isNew(property))
        return undefined;
      if (region === 'flanders')
        return property.PublishAddress
          ? undefined
          : 'is empty: without a published address, the number of the certificate must be there';
      return 'is empty, yet a label is shown';
    },
  },
  {
    rule: 'epc-expired',
    file: DETAILS_FILE,
    field: 'EPCEndDate',
    findProblem: ({ EPCEndDate }) =>
      EPCEndDate && EPCEndDate < toBrusselsDay(new Date())
        ? `is ${EPCEndDate}: the certificate has expired`
        : undefined,
  },
  {
    rule: 'co2',
    file: DETAILS_FILE,
    field: 'CO2Emission',
    findProblem: (property) =>
      hasLabel(property) && property.CO2Emission === undefined
        ? 'is empty: an advertisement in Brussels names the emission'
        : undefined,
  },
];

const hasLabel = (property: PropertyRecord) =>
  isDwelling(property) && resolveEpc(property).state === 'label';

/** A unit of a project has its certificate at completion. */
const isNew = ({ ProjectID }: PropertyRecord) => ProjectID !== undefined;
