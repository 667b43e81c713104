import { isClosed, stateOf } from '../../../domain/catalogue/listing/listing-state';
import type { Property } from '../../../domain/catalogue/property';
import { isForSale } from '../../../domain/catalogue/property';
import { formatNumber } from '../../../domain/format/number';
import { isPriceShown } from '../../../domain/format/price-shown';
import { rentDepositMonths } from '../../../domain/law/law';
import { regionOfProperty } from '../../../domain/law/region';
import type { Errors } from '../kit/definition/answers';
import { toAgency, toVisitor } from '../kit/mail/mails';
import type { FormRequest, FormRoom, Given, Submission } from '../kit/submit/handler';
import type { Confirmation } from './form';
import { rentalApplication, rentProfile } from './form';

export const rentalApplicationRoom: FormRoom<typeof rentalApplication> = {
  form: rentalApplication,
  /** Only what is still for rent. */
  async load({ ctx, subject }: FormRequest) {
    if (subject?.kind !== 'property') return undefined;
    const { listings } = ctx.snapshot.site.configuration;
    if (isForSale(subject.record) || isClosed(stateOf(subject.record, listings))) return undefined;
    return confirmationsOf(subject.record, isPriceShown(subject.record, listings));
  },
  check: unconfirmed,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};

export const rentProfileRoom: FormRoom<typeof rentProfile> = {
  form: rentProfile,
  mails: (submission) => [toAgency(submission), toVisitor(submission)],
};

/**
 * Each with the value of this listing; one that the listing has no value for is not asked. The income
 * asked for tells the rent, and is not named where that is not (decision 11).
 */
function confirmationsOf(property: Property, priceShown: boolean): Given {
  const { MinimumIncome, MaximumPersons } = property;
  const region = regionOfProperty(property);
  const values: Record<Confirmation, number | undefined> = {
    hasIncome: priceShown ? MinimumIncome : undefined,
    fewEnough: MaximumPersons,
    hasRead: 0,
    paysAtSigning: region && rentDepositMonths(region),
  };
  const entries = Object.entries(values);
  return {
    omits: entries.filter(([, value]) => value === undefined).map(([name]) => name),
    says: Object.fromEntries(
      entries.map(([name, value]) => [name, { 0: formatNumber(value ?? 0) }]),
    ),
  };
}

function unconfirmed({ answers, given }: Submission<typeof rentalApplication>): Errors {
  const names: Confirmation[] = ['hasIncome', 'fewEnough', 'hasRead', 'paysAtSigning'];
  const left = names.filter((name) => !given.omits?.includes(name) && !answers[name]);
  return Object.fromEntries(left.map((name) => [name, { key: 'ALERT_CONFIRM_EMPTY' }]));
}
