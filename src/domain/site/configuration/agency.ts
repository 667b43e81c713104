import * as v from 'valibot';
import { Localized, TextOrLocalized } from '../../language/localized';
import { Media } from '../media';
import { OFFICE_HOURS_ENTRIES } from '../opening/office-week';
import { EmailAddress, PhoneNumber } from '../setting-schemas';
import { Promises } from './promises';

/** Commands and numbers of an SVG path, and nothing that could end it. */
const PathData = v.pipe(
  v.string(),
  v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]{2,2000}$/, 'is not the data of an SVG path'),
);

/** The agency's mark as lines: beside its name, and in the square of an icon of 32 by 32. */
const Mark = v.strictObject({
  path: PathData,
  width: v.pipe(v.number(), v.minValue(8), v.maxValue(200)),
  height: v.pipe(v.number(), v.minValue(8), v.maxValue(200)),
  icon: PathData,
});

/** A picture of the agency's own, for the home screen of a phone. */
const TouchIcon = v.pipe(
  v.string(),
  v.regex(/^\/media\/[\w./-]+\.png$/, 'is not a PNG below /media/'),
);

/** An office of the agency: its address, phone, opening hours, and its door as one finds it. */
const Office = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  street: v.optional(v.string(), ''),
  houseNumber: v.optional(v.string(), ''),
  zip: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  phone: v.optional(PhoneNumber, ''),
  /** In the agency's own words: 'op afspraak'; said where no hours by weekday are. */
  hours: v.optional(Localized, {}),
  image: v.optional(v.nullable(Media), null),
  ...OFFICE_HOURS_ENTRIES,
});

/** The agency, with the data of its legal lines (decision 21). */
export const Agency = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  /** May differ by language: 'bv' in Dutch, 'SRL' in French. */
  legalName: TextOrLocalized,
  phone: v.pipe(PhoneNumber, v.nonEmpty()),
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
