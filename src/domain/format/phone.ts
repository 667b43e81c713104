/** The Belgian groups of digits: 4-2-2-2 for a mobile number, 3-2-2-2 for a fixed one (§5). */
const DIGIT_GROUPS: Record<number, RegExp> = {
  10: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
  9: /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
};

/**
 * Formats a phone number (§5): its digits in groups if there are nine or ten, else unchanged. A
 * number with a country code has its own groups and is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const groups = DIGIT_GROUPS[digits.length];
  if (!groups || phone.trim().startsWith('+')) return phone;
  return digits.replace(groups, '$1 $2 $3 $4');
}

/** Returns the link that dials a number: 'tel:+32475123456'; '' without digits. A national number is Belgian. */
export function toPhoneUrl(phone: string): string {
  const isInternational = /^\s*(\+|00)/.test(phone);
  const digits = (isInternational ? phone.replace('(0)', '') : phone).replace(/\D/g, '');
  if (digits === '') return '';
  return `tel:${isInternational ? `+${digits.replace(/^00/, '')}` : digits.replace(/^0/, '+32')}`;
}
