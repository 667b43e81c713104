import advances from '../../../data/law/costs/advances.json';
import lifeAnnuity from '../../../data/law/costs/life-annuity.json';
import loan from '../../../data/law/costs/loan.json';
import lodging from '../../../data/law/costs/lodging.json';
import netherlands from '../../../data/law/costs/netherlands.json';
import newHomes from '../../../data/law/costs/new-homes.json';
import notary from '../../../data/law/costs/notary.json';
import registrationDuties from '../../../data/law/costs/registration-duties.json';

/** The files of data/law/costs as they are, not yet checked. */
export const COST_RULE_FILES: Readonly<Record<string, unknown>> = {
  'law/costs/advances.json': advances,
  'law/costs/life-annuity.json': lifeAnnuity,
  'law/costs/loan.json': loan,
  'law/costs/lodging.json': lodging,
  'law/costs/netherlands.json': netherlands,
  'law/costs/new-homes.json': newHomes,
  'law/costs/notary.json': notary,
  'law/costs/registration-duties.json': registrationDuties,
};
