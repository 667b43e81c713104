import type { Fact } from './fact';
import { dateFact, numberFact, textFact } from './fact';

/** The facts beside the arrows of the energy block, below its figure. */
export const ENERGY_FACTS: readonly Fact[] = [
  { ...numberFact('EnergyTotal', 'FIELD_ENERGY_TOTAL'), unit: 'UNIT_KWH_YEAR', showZero: true },
  { ...numberFact('CO2Emission', 'FIELD_CO2_EMISSION'), unit: 'UNIT_CO2_M2_YEAR', showZero: true },
  {
    ...numberFact('ELevel', 'FIELD_E_LEVEL'),
    showZero: true,
    regionalTerms: { wallonia: 'FIELD_E_LEVEL_WALLONIA' },
  },
  textFact('EPCCertificateNumber', 'FIELD_EPC_CERTIFICATE_NUMBER'),
  dateFact('EPCEndDate', 'FIELD_EPC_END_DATE'),
];
