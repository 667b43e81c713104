import { formatPhone } from '../../../../src/domain/format/phone';
import { readEmail } from '../../../../src/domain/typed-values/read-email';
import { readPostcode } from '../../../../src/domain/typed-values/read-postcode';
import type { Answers } from './question';

/** Returns what reaches the agency, out of good answers, as it is shown and sent to. */
export const readContact = ({ phone = '', email = '', zip = '' }: Answers) => ({
  phone: formatPhone(phone),
  email: readEmail(email) ?? email,
  zip: readPostcode(zip) ?? zip,
});
