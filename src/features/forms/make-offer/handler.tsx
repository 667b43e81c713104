import type { Property } from '../../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKind } from '../../../domain/catalogue/sale-kind';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import type { RuleDates } from '../../../domain/costs/cost-rules';
import { datesOn, findCostRule } from '../../../domain/costs/cost-rules';
import { formatPercent } from '../../../domain/costs/format-costs';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatCurrency } from '../../../domain/format/currency';
import { formatDate } from '../../../domain/format/date';
import type { Translate } from '../../../domain/language/texts';
import { MailParagraph } from '../../../platform/mail/mail-parts';
import type { FieldErrors } from '../kit/definition/parse-answers';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormContext, FormHandler, Submission } from '../kit/submit/handler';
import { formatAmountInWords, isAmountInWords } from './amount-in-words';
import { makeOfferForm } from './form';

export const makeOfferHandler: FormHandler<typeof makeOfferForm> = {
  form: makeOfferForm,
  reply: 'DESK_TEMPLATE_OFFER',
  /** Returns whether the property is offered still, and by a sale that takes an offer here. */
  isAvailable: ({ ctx, subject }) =>
    subject?.kind === 'property' &&
    getSaleKindRules(subject.record).form === 'make-offer' &&
    !isClosed(getPropertyState(subject.record, ctx.snapshot.site.configuration.listings)),
  present({ ctx, subject }) {
    const today = toBrusselsDay(new Date());
    return {
      initialValues: { startDate: today, signDate: today },
      labelValues: { locationSigned: { advance: formatAdvance(ctx.t, subject, today) } },
    };
  },
  validate: validateOffer,
  composeMails: (submission) => [
    composeAgencyMail(
      submission,
      <OfferTerms context={submission.staffContext} answers={submission.answers} />,
    ),
    composeVisitorMail(submission, {
      subject: submission.ctx.t('MAIL_SUBJECT_OFFER', { id: submission.subject?.id ?? '' }),
      extra: <OfferTerms context={submission} answers={submission.answers} />,
    }),
  ],
};

type OfferSubmission = Submission<typeof makeOfferForm>;

/** Checks that the amount in words equals the figures, in the form's language, and that the offer starts today (§3, §4). */
function validateOffer({ ctx, answers, submittedAt }: OfferSubmission): FieldErrors {
  const { amount, amountWords, startDate, signDate } = answers;
  const { language } = ctx;
  const today = toBrusselsDay(submittedAt);
  const values = { amount: formatCurrency(amount), words: formatAmountInWords(amount, language) };
  return {
    ...(!isAmountInWords(amountWords, amount, language) && {
      amountWords: { key: 'ALERT_AMOUNT_WORDS_OTHER', values },
    }),
    ...(startDate !== today && {
      startDate: { key: 'ALERT_START_DATE_TODAY', values: { date: formatDate(today) } },
    }),
    ...(signDate > today && { signDate: { key: 'ALERT_SIGN_DATE_FUTURE' } }),
  };
}

/** Formats the advance at the agreement: less for a home that is still to be built (decision 75). */
function formatAdvance(t: Translate, subject: FormContext['subject'], day: string): string {
  const advance =
    subject?.kind === 'property' ? findAdvance(subject.record, datesOn(day)) : undefined;
  if (!advance) return t('OFFER_ADVANCE_ASK');
  return t(advance.isLegalMaximum ? 'OFFER_ADVANCE_BUILDING' : 'OFFER_ADVANCE_USUAL', {
    percent: formatPercent(advance.percent),
  });
}

/** The terms that the signers agree to. */
function OfferTerms({
  context: { ctx, subject },
  answers,
}: {
  context: FormContext;
  answers: OfferSubmission['answers'];
}) {
  const { t } = ctx;
  const period = { start: formatDate(answers.startDate), end: formatDate(answers.endDate) };
  return (
    <>
      <MailParagraph>
        {t('OFFER_INTRO', {
          amount: formatCurrency(answers.amount),
          property: subject?.title ?? '',
        })}
      </MailParagraph>
      <MailParagraph>{t('OFFER_IRREVOCABLE', period)}</MailParagraph>
      <MailParagraph>{t('OFFER_ACCEPTANCE')}</MailParagraph>
      <MailParagraph>
        {t('OFFER_ADVANCE', { advance: formatAdvance(t, subject, answers.signDate) })}
      </MailParagraph>
    </>
  );
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
