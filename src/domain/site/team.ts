import * as v from 'valibot';
import { Language } from '../language/language';
import { Localized } from '../language/localized';
import { Media } from './media';
import { EmailAddress, PhoneNumber } from './setting-schemas';

/** A person of the agency. `contact` lists the contact modules that show this person (§9: relation id 10). */
export const TeamMember = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.pipe(v.string(), v.nonEmpty()),
  role: Localized,
  about: v.optional(Localized, {}),
  phone: v.optional(PhoneNumber, ''),
  email: EmailAddress,
  languages: v.optional(v.array(Language), []),
  image: v.optional(v.nullable(Media), null),
  professionalNumber: v.optional(v.string(), ''),
  contact: v.optional(v.array(v.number()), []),
  sort: v.optional(v.number(), 0),
  status: v.string(),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;
