import type { Property } from '../../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { formatCurrency } from '../../../domain/format/currency';
import { formatNumber } from '../../../domain/format/number';
import { isPriceShown } from '../../../domain/format/price-visibility';
import { getMaxDepositMonths } from '../../../domain/law/legal-rules';
import { findRegion } from '../../../domain/law/region';
import type { FieldErrors } from '../kit/definition/parse-answers';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, FormPresentation, Submission } from '../kit/submit/handler';
import type { ConfirmationName } from './form';
import { rentalApplicationForm, rentProfileForm } from './form';

export const rentalApplicationHandler: FormHandler<typeof rentalApplicationForm> = {
  form: rentalApplicationForm,
  reply: 'DESK_TEMPLATE_RENTAL',
  /** Returns whether the property is still to let. */
  isAvailable: ({ ctx, subject }) =>
    subject?.kind === 'property' &&
    getSaleKindRules(subject.record).form === 'rental-application' &&
    !isClosed(getPropertyState(subject.record, ctx.snapshot.site.configuration.listings)),
  present({ ctx, subject }) {
    if (subject?.kind !== 'property') return {};
    const { listings } = ctx.snapshot.site.configuration;
    return presentConfirmations(subject.record, isPriceShown(subject.record, listings));
  },
  validate: checkApplication,
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_RENTAL_SUBJECT' }),
  ],
};

export const rentProfileHandler: FormHandler<typeof rentProfileForm> = {
  form: rentProfileForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: (submission) => [
    composeAgencyMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_RENT_PROFILE_SUBJECT' }),
  ],
};

/** Checks that somebody moves in on a day to come, and confirms what agrees with the household and income that were typed. */
function checkApplication({
  subject,
  answers,
  submittedAt,
}: Submission<typeof rentalApplicationForm>): FieldErrors {
  if (subject?.kind !== 'property') return {};
  const { MinimumIncome = 0, MaximumPersons = 0 } = subject.record;
  // Confirmations that the listing does not ask for are empty.
  const { income1, income2 = 0, adults, kids, hasIncome, fewEnough, movingDate } = answers;
  const incomes = { yes: Math.max(income1, income2), together: income1 + income2 };
  const income = hasIncome === 'yes' || hasIncome === 'together' ? incomes[hasIncome] : undefined;
  const persons = adults + kids;
  return {
    ...(movingDate < toBrusselsDay(submittedAt) && { movingDate: { key: 'ALERT_DAY_PAST' } }),
    ...(income !== undefined &&
      income < MinimumIncome && {
        hasIncome: {
          key: 'ALERT_INCOME_LOWER',
          values: { income: formatCurrency(income), minimum: formatCurrency(MinimumIncome) },
        },
      }),
    ...(fewEnough &&
      persons > MaximumPersons && {
        fewEnough: { key: 'ALERT_PERSONS_MORE', values: { persons, maximum: MaximumPersons } },
      }),
  };
}

/**
 * Returns the confirmations with the values of this listing, and omits those without a value. The
 * required income reveals the rent, so it is omitted if the rent is not published (decision 11).
 */
function presentConfirmations(property: Property, isRentShown: boolean): FormPresentation {
  const { MinimumIncome, MaximumPersons } = property;
  const region = findRegion(property);
  const values: Record<ConfirmationName, number | undefined> = {
    hasIncome: isRentShown ? MinimumIncome : undefined,
    fewEnough: MaximumPersons,
    hasRead: 0,
    paysAtSigning: region && getMaxDepositMonths(region),
  };
  const entries = Object.entries(values);
  return {
    omittedFields: entries.filter(([, value]) => value === undefined).map(([name]) => name),
    labelValues: Object.fromEntries(
      entries.map(([name, value]) => [name, { 0: formatNumber(value ?? 0) }]),
    ),
  };
}
