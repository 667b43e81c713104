import type { Visit } from '../visit';

/** Decision 21: who answers for this site and for what it sends. */
export function legalLines({ t, say, snapshot }: Pick<Visit, 't' | 'say' | 'snapshot'>): string[] {
  const { agency } = snapshot.site.configuration;
  return [
    t('LEGAL_COMPANY', {
      name: say(agency.legalName).text,
      number: agency.companyNumber,
      vat: agency.vatNumber,
      title: say(agency.professionalTitle).text,
      professional: agency.professionalNumber,
    }),
    t('LEGAL_AUTHORITY', { authority: say(agency.supervisoryAuthority).text }),
    t('LEGAL_INSURANCE', {
      insurer: say(agency.liabilityInsurer).text,
      account: agency.thirdPartyAccount,
    }),
  ];
}
