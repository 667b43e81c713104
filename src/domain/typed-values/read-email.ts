import { decodePunycode } from './punycode';
import { cleanTyped } from './typed-text';

/** Matches exactly one address, since it is written into mail headers. */
const ADDRESS =
  /^(?!.{255})(?!.*\.\.)(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i;

/**
 * Domains of letters with accents, by alphabet: a domain of two alphabets imitates another, and so do the
 * letters that are left out (the dotless i, the kra).
 */
const DOMAINS: readonly RegExp[] = [
  /^[a-z\dß-öø-İĲ-ķĹ-žș-țẁ-ẅẞ-ỹ.-]+$/u,
  /^[\p{Script=Greek}\d.-]+$/u,
  /^[\p{Script=Cyrillic}\d.-]+$/u,
];

/**
 * Reads one typed e-mail address as it is stored, compared and sent (decision 109): 'info@müller.be' becomes
 * 'info@xn--mller-kva.be'. Undefined for anything else: two addresses, a name, letters that imitate others.
 */
export function readEmail(text: string): string | undefined {
  const typed = cleanTyped(text);
  if (ADDRESS.test(typed)) return typed;
  const [, local = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(typed) ?? [];
  const address = `${local}@${encodeDomain(domain.toLowerCase())}`;
  return ADDRESS.test(address) ? address : undefined;
}

/** Writes a domain in the letters that mail servers know; '' if it holds letters that imitate others. */
function encodeDomain(domain: string): string {
  const isPlain =
    domain === domain.normalize('NFKC') && DOMAINS.some((letters) => letters.test(domain));
  try {
    return isPlain ? new URL(`http://${domain}`).hostname : '';
  } catch {
    return '';
  }
}

/** Formats a stored address as its owner writes it: 'info@xn--mller-kva.be' → 'info@müller.be'. */
export function formatEmail(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const shown = domain.replace(
    /(?<=^|\.)xn--([a-z\d-]+)/g,
    (label, code: string) => decodePunycode(code) ?? label,
  );
  // One that imitates another is shown as it is sent.
  return shown !== domain && encodeDomain(shown) === domain
    ? `${email.slice(0, local.length)}@${shown}`
    : email;
}
