import * as v from 'valibot';
import { Localized, TextOrLocalized } from '../../language/localized';

/** An office: where it stands and when its door is open. */
const Office = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  street: v.optional(v.string(), ''),
  houseNumber: v.optional(v.string(), ''),
  zip: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  hours: v.optional(Localized, {}),
});
/** Who the agency is, with the legal lines of decision 21. */
export const Agency = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  /** 'bv' to some, 'SRL' to others: the company's name may differ by language. */
  legalName: TextOrLocalized,
  phone: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.email()),
  offices: v.pipe(v.array(Office), v.minLength(1)),
  companyNumber: v.pipe(v.string(), v.nonEmpty()),
  vatNumber: v.pipe(v.string(), v.nonEmpty()),
  professionalTitle: Localized,
  professionalNumber: v.pipe(v.string(), v.nonEmpty()),
  supervisoryAuthority: Localized,
  liabilityInsurer: Localized,
  thirdPartyAccount: v.pipe(v.string(), v.nonEmpty()),
  rulesOfConduct: v.optional(v.pipe(v.string(), v.url())),
});
export type Agency = v.InferOutput<typeof Agency>;
