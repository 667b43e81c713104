import type { TextKey } from '../../../../domain/language/texts';
import type { Agency } from '../../../../domain/site/configuration/agency';
import { isCompanyNumber, isIban } from '../../../../domain/site/legal-numbers';
import { CONFIGURATION_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';

const NUMBER_ONLY = /^(?:polis|police|policy|nr\.?|n°)?\s*[\d.\s/-]*$/i;

/**
 * Refuses numbers of the legal lines that their own check digits deny, and warns of an insurer without a name: the number
 * of a policy alone tells nobody whom to turn to (decision 21).
 */
export const LEGAL_LINES_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE],
  *check({ source }) {
    const { agency } = source[CONFIGURATION_FILE];
    yield* findWrongNumbers(agency);
    const { liabilityInsurer } = agency;
    for (const [language, text] of Object.entries(liabilityInsurer)) {
      if (typeof text === 'string' && NUMBER_ONLY.test(text.trim()))
        yield createWarningFinding(
          CONFIGURATION_FILE,
          'configuration',
          `agency.liabilityInsurer.${language}`,
          'names no insurer: the name must stand before the policy',
        );
    }
  },
};

/** A number of another country: its digits are not checked. */
const FOREIGN = /^(?!BE)[A-Z]{2}[\s.]*\w?\d/i;

function* findWrongNumbers(agency: Agency): Iterable<Finding> {
  const refuse = (field: keyof Agency, message: string, key: TextKey) =>
    createSiteError(CONFIGURATION_FILE, 'configuration', `agency.${field}`, message, { key });
  for (const field of ['companyNumber', 'vatNumber'] as const)
    if (!FOREIGN.test(agency[field].trim()) && !isCompanyNumber(agency[field]))
      yield refuse(
        field,
        'is not a Belgian company number: ten digits, the last two are their check',
        'DESK_SITE_COMPANY_NUMBER_INVALID',
      );
  if (!isIban(agency.thirdPartyAccount))
    yield refuse(
      'thirdPartyAccount',
      'is not an IBAN: its check digits do not fit',
      'DESK_SITE_ACCOUNT_INVALID',
    );
}
