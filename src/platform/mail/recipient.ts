import type { KeyRing } from '../../domain/accounts/key-ring';
import { computeKeyedHash } from '../auth/signature';

/**
 * Returns an address as its mailbox is known by: in lower case, without its sub-address. `An+x@Example.be`
 * is `an@example.be`.
 */
export function normalizeRecipient(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** Returns a signature that identifies a recipient without revealing the address. */
export const signRecipient = (email: string, keyRing: KeyRing): Promise<string> =>
  computeKeyedHash('recipient', normalizeRecipient(email), keyRing);
