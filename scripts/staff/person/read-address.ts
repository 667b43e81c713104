import { normalizeLogin } from '../../../src/platform/accounts/account';
import { isEmailAddress } from '../../../src/platform/mail/email-address';
import type { CommandInvocation } from '../command';
import { UsageError } from '../command';

/** Reads the address of a command, in lower case. @throws UsageError if it is none. */
export function readAddress({ positionals }: CommandInvocation): string {
  const email = normalizeLogin(positionals[0] ?? '');
  if (!isEmailAddress(email)) throw new UsageError('EMAIL is not an e-mail address.');
  return email;
}
