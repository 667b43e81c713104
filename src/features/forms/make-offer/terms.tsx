import type { Property } from '../../../domain/catalogue/property';
import { getSaleKind } from '../../../domain/catalogue/sale-kind';
import type { RuleDates } from '../../../domain/costs/cost-rules';
import { datesOn, findCostRule } from '../../../domain/costs/cost-rules';
import { formatPercent } from '../../../domain/costs/format-costs';
import { formatCurrency } from '../../../domain/format/currency';
import { formatDate } from '../../../domain/format/date';
import type { Translate } from '../../../domain/language/texts';
import { MailParagraph } from '../../../platform/mail/mail-parts';
import type { ValidAnswers } from '../kit/definition/form';
import type { FormContext } from '../kit/submit/handler';
import type { makeOfferForm } from './form';

type OfferAnswers = ValidAnswers<typeof makeOfferForm>;

/** The terms that the signers agree to. */
export function OfferTerms({
  context: { ctx, subject },
  answers,
}: {
  context: FormContext;
  answers: OfferAnswers;
}) {
  const { t } = ctx;
  const period = { start: formatDate(answers.startDate), end: formatDate(answers.endDate) };
  return (
    <>
      <MailParagraph>{formatOffer(t, answers, subject?.title ?? '')}</MailParagraph>
      {answers.conditions && <MailParagraph>{t('OFFER_UNDER_CONDITIONS')}</MailParagraph>}
      <MailParagraph>{t('OFFER_IRREVOCABLE', period)}</MailParagraph>
      <MailParagraph>{t('OFFER_ACCEPTANCE')}</MailParagraph>
      <MailParagraph>
        {t('OFFER_ADVANCE', { advance: formatAdvance(t, subject, answers.signDate) })}
      </MailParagraph>
    </>
  );
}

/** Says what is offered: a price, or a bouquet and what is paid each month. */
function formatOffer(t: Translate, answers: OfferAnswers, property: string): string {
  const { annuity, hasSecond } = answers;
  const amount = formatCurrency(answers.amount);
  if (!annuity) return t(hasSecond ? 'OFFER_INTRO_TWO' : 'OFFER_INTRO', { amount, property });
  const intro = hasSecond ? 'OFFER_INTRO_ANNUITY_TWO' : 'OFFER_INTRO_ANNUITY';
  return t(intro, { amount, property, annuity: formatCurrency(annuity) });
}

/** Formats the advance at the agreement: less for a home that is still to be built (decision 75). */
export function formatAdvance(t: Translate, subject: FormContext['subject'], day: string): string {
  const advance =
    subject?.kind === 'property' ? findAdvance(subject.record, datesOn(day)) : undefined;
  if (!advance) return t('OFFER_ADVANCE_ASK');
  return t(advance.isLegalMaximum ? 'OFFER_ADVANCE_BUILDING' : 'OFFER_ADVANCE_USUAL', {
    percent: formatPercent(advance.percent),
  });
}

/** The advance at the agreement: its percentage, and whether the law allows no more. */
interface Advance {
  percent: number;
  isLegalMaximum: boolean;
}

/**
 * Finds the advance for a property: for a home to be built or under construction (a unit of a project, or
 * one sold with VAT) at most what the Breyne act allows. Undefined if no rule holds: ask a notary. Of a
 * life annuity nobody can say what a percentage of its price is.
 */
function findAdvance(property: Property, dates: RuleDates): Advance | undefined {
  const kind = getSaleKind(property);
  if (kind === 'life-annuity') return undefined;
  const isLegalMaximum = property.ProjectID !== undefined || kind === 'new-construction';
  const name = isLegalMaximum ? 'building-advance' : 'sale-advance';
  const percent = findCostRule(name, 'belgium', dates)?.percent;
  return percent === undefined ? undefined : { percent, isLegalMaximum };
}
