import { parsePhone } from '../typed-values/read-phone';

/** Formats a phone number (§5): in groups, with its country where it is not Belgian; what is no number unchanged. */
export const formatPhone = (phone: string): string => parsePhone(phone)?.shown ?? phone;

/**
 * Returns the link that dials a number: 'tel:+32475123456'; '' without digits. A number that does not tell its country
 * is dialled as it stands.
 */
export function toPhoneUrl(phone: string): string {
  const number = parsePhone(phone)?.dialled ?? phone.replace(/\D/g, '');
  return number && `tel:${number}`;
}
