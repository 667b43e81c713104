import * as v from 'valibot';
import { Localized, TextOrLocalized } from '../../language/localized';
import { EmailAddress } from '../setting-schemas';
import { Mark, TouchIcon } from './mark';
import { Promises } from './promises';

/** An office of the agency: its address, phone and opening hours. */
const Office = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  street: v.optional(v.string(), ''),
  houseNumber: v.optional(v.string(), ''),
  zip: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  hours: v.optional(Localized, {}),
});

/** The agency, with the data of its legal lines (decision 21). */
export const Agency = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  /** May differ by language: 'bv' in Dutch, 'SRL' in French. */
  legalName: TextOrLocalized,
  phone: v.pipe(v.string(), v.nonEmpty()),
  email: EmailAddress,
  /** Where mails about failures of the site go; by default to `email`. */
  alertEmail: v.optional(EmailAddress),
  offices: v.pipe(v.array(Office), v.minLength(1)),
  companyNumber: v.pipe(v.string(), v.nonEmpty()),
  vatNumber: v.pipe(v.string(), v.nonEmpty()),
  professionalTitle: Localized,
  professionalNumber: v.pipe(v.string(), v.nonEmpty()),
  supervisoryAuthority: Localized,
  liabilityInsurer: Localized,
  thirdPartyAccount: v.pipe(v.string(), v.nonEmpty()),
  mark: v.optional(Mark),
  touchIcon: v.optional(TouchIcon),
  promises: v.optional(Promises, {}),
  rulesOfConduct: v.optional(v.pipe(v.string(), v.url())),
});
export type Agency = v.InferOutput<typeof Agency>;
