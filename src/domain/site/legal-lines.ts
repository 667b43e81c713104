import type { ResolvedText, TextOrLocalized } from '../language/localized';
import type { Translate } from '../language/texts';
import type { Agency } from './configuration/agency';

/** Formats the legal lines of pages and mails: company, supervisory authority and insurance (decision 21). */
export function formatLegalLines(
  { t, localize }: { t: Translate; localize: (text: TextOrLocalized | undefined) => ResolvedText },
  agency: Agency,
): string[] {
  return [
    t('LEGAL_COMPANY', {
      name: localize(agency.legalName).text,
      number: agency.companyNumber,
      vat: agency.vatNumber,
      title: localize(agency.professionalTitle).text,
      professional: agency.professionalNumber,
    }),
    t('LEGAL_AUTHORITY', { authority: localize(agency.supervisoryAuthority).text }),
    t('LEGAL_INSURANCE', {
      insurer: localize(agency.liabilityInsurer).text,
      account: agency.thirdPartyAccount,
    }),
  ];
}
