import type { ResolvedText, TextOrLocalized } from '../language/localized';
import type { TextKey, Translate } from '../language/texts';
import type { Agency } from './configuration/agency';

/** A legal line: a sentence and what the agency fills in. */
interface LegalLine {
  text: TextKey;
  values: Readonly<Record<string, TextOrLocalized>>;
}

/** Lists the legal lines of pages and mails: company, supervisory authority and insurance (decision 21). */
export const listLegalLines = (agency: Agency): LegalLine[] => [
  {
    text: 'LEGAL_COMPANY',
    values: {
      name: agency.legalName,
      number: agency.companyNumber,
      vat: agency.vatNumber,
      title: agency.professionalTitle,
      professional: agency.professionalNumber,
    },
  },
  { text: 'LEGAL_AUTHORITY', values: { authority: agency.supervisoryAuthority } },
  {
    text: 'LEGAL_INSURANCE',
    values: { insurer: agency.liabilityInsurer, account: agency.thirdPartyAccount },
  },
];

/** Formats the legal lines as plain sentences. */
export const formatLegalLines = (
  { t, localize }: { t: Translate; localize: (text: TextOrLocalized | undefined) => ResolvedText },
  agency: Agency,
): string[] =>
  listLegalLines(agency).map(({ text, values }) =>
    t(
      text,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, localize(value).text]),
      ),
    ),
  );

/** The original paths of the pages that the law asks for, as the footer lists them. */
export const LEGAL_PAGES: readonly string[] = ['/Privacy/', '/Cookie-policy/', '/Disclaimer/'];
