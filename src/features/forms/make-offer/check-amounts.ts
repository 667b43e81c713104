import { formatCurrency } from '../../../domain/format/currency';
import type { Language } from '../../../domain/language/language';
import type { FieldErrors } from '../kit/definition/parse-answers';
import type { FormPresentation } from '../kit/submit/handler';
import { formatAmountInWords, isAmountInWords } from './amount-in-words';
import type { AMOUNT_ENTRIES } from './amounts';
import { ANNUITY_FIELDS, BOUQUET_FIELDS } from './amounts';

/** Returns the two amounts of an offer for a life annuity, or the one of any other. */
export const presentAmounts = (isAnnuity: boolean): FormPresentation =>
  isAnnuity
    ? { fields: BOUQUET_FIELDS }
    : { omittedFields: ANNUITY_FIELDS.map(({ name }) => name) };

/** Checks that a payment each month is offered, in figures and in words. */
export function checkAnnuity(
  { annuity, annuityWords }: { annuity: number | undefined; annuityWords: string },
  language: Language,
): FieldErrors {
  if (!annuity)
    return {
      annuity: { key: 'ALERT_AMOUNT_EMPTY' },
      ...(!annuityWords && { annuityWords: { key: 'ALERT_AMOUNT_WORDS_EMPTY' } }),
    };
  if (!annuityWords) return { annuityWords: { key: 'ALERT_AMOUNT_WORDS_EMPTY' } };
  return compareWords('annuityWords', annuityWords, annuity, language);
}

/** Checks that an amount in words equals its figures, in the form's language (§3). */
export const compareWords = (
  field: keyof typeof AMOUNT_ENTRIES,
  words: string,
  amount: number,
  language: Language,
): FieldErrors =>
  isAmountInWords(words, amount, language)
    ? {}
    : {
        [field]: {
          key: 'ALERT_AMOUNT_WORDS_OTHER',
          values: { amount: formatCurrency(amount), words: formatAmountInWords(amount, language) },
        },
      };
