import type { Property } from '../../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../../domain/catalogue/property-state';
import { getSaleKindRules } from '../../../domain/catalogue/sale-kind-rules';
import { formatNumber } from '../../../domain/format/number';
import { isPriceShown } from '../../../domain/format/price-visibility';
import { getMaxDepositMonths } from '../../../domain/law/legal-rules';
import { findRegion } from '../../../domain/law/region';
import { composeAgencyMail, composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, FormPresentation } from '../kit/submit/handler';
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
  composeMails: (submission) => [composeAgencyMail(submission), composeVisitorMail(submission)],
};

export const rentProfileHandler: FormHandler<typeof rentProfileForm> = {
  form: rentProfileForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  composeMails: (submission) => [composeAgencyMail(submission), composeVisitorMail(submission)],
};

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
