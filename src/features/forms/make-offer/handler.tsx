import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatDate } from '../../../domain/format/date';
import type { FieldErrors } from '../kit/definition/parse-answers';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, FormRequest, Submission } from '../kit/submit/handler';
import { BOUQUET_FIELDS } from './amounts';
import { checkAnnuity, compareWords, presentAmounts } from './check-amounts';
import { makeOfferForm } from './form';
import { formatAdvance, OfferTerms } from './terms';

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
      ...presentAmounts(isAnnuity(subject)),
      initialValues: { startDate: today, signDate: today },
      labelValues: { locationSigned: { advance: formatAdvance(ctx.t, subject, today) } },
    };
  },
  // The kind of sale may have changed since: whatever was offered is shown.
  presentStored: ({ subject }) => ({ fields: isAnnuity(subject) ? BOUQUET_FIELDS : {} }),
  validate: validateOffer,
  composeMails: (submission) => [
    composeAgencyMail(
      submission,
      <OfferTerms context={submission.staffContext} answers={submission.answers} />,
    ),
    composeVisitorMail(submission, {
      subject: 'MAIL_SUBJECT_OFFER',
      extra: <OfferTerms context={submission} answers={submission.answers} />,
    }),
  ],
};

const isAnnuity = (subject: FormRequest['subject']): boolean =>
  subject?.kind === 'property' && getSaleKindRules(subject.record).hasAnnuity;

/** Checks that amounts in words equal the figures, and that the offer starts today (§3, §4). */
function validateOffer({
  ctx,
  subject,
  answers,
  submittedAt,
}: Submission<typeof makeOfferForm>): FieldErrors {
  const { amount, amountWords, startDate, signDate } = answers;
  const { language } = ctx;
  const today = toBrusselsDay(submittedAt);
  return {
    ...compareWords('amountWords', amountWords, amount, language),
    ...(isAnnuity(subject) && checkAnnuity(answers, language)),
    ...(startDate !== today && {
      startDate: { key: 'ALERT_START_DATE_TODAY', values: { date: formatDate(today) } },
    }),
    ...(signDate > today && { signDate: { key: 'ALERT_SIGN_DATE_FUTURE' } }),
  };
}
