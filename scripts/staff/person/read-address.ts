import { readPhone } from '../../../src/domain/typed-values/read-phone';
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

/** Reads whom a command is about: an address in lower case, or a telephone number as it is dialled. @throws UsageError */
export function readPerson(call: CommandInvocation): string {
  const phone = readPhone(call.positionals[0] ?? '')?.dialled;
  if (phone) return phone;
  if (isEmailAddress(normalizeLogin(call.positionals[0] ?? ''))) return readAddress(call);
  throw new UsageError('PERSON is neither an e-mail address nor a telephone number.');
}
