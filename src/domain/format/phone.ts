/** How Belgians group a number: a mobile one in 4-2-2-2, a fixed one in 3-2-2-2 (§5). */
const DIGIT_GROUPS: Record<number, RegExp> = {
  10: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
  9: /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
};

/**
 * A phone number for reading (§5): its digits grouped where there are ten or nine of them, else
 * unchanged. A number with a country code has its own grouping and stays as it was written.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const groups = DIGIT_GROUPS[digits.length];
  if (!groups || phone.trim().startsWith('+')) return phone;
  return digits.replace(groups, '$1 $2 $3 $4');
}

/** The link that dials it: 'tel:+32475123456'. A national number is Belgian; '' without digits. */
export function toPhoneUrl(phone: string): string {
  const isInternational = /^\s*(\+|00)/.test(phone);
  const digits = (isInternational ? phone.replace('(0)', '') : phone).replace(/\D/g, '');
  if (digits === '') return '';
  return `tel:${isInternational ? `+${digits.replace(/^00/, '')}` : digits.replace(/^0/, '+32')}`;
}
