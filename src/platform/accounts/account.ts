import * as v from 'valibot';
import { Language } from '../../domain/language/language';
import { readEmail } from '../../domain/typed-values/read-email';
import { cleanTyped } from '../../domain/typed-values/typed-text';
import { FlagColumn, KeyColumn } from '../d1-rows';

/** A person with an account: an owner, a subscriber, or both (decision 44). */
export const Account = v.object({
  id: KeyColumn,
  email: v.string(),
  username: v.nullable(v.string()),
  name: v.string(),
  language: Language,
  owner: FlagColumn,
  subscriber: FlagColumn,
});
export type Account = v.InferOutput<typeof Account>;

export const ACCOUNT_COLUMNS =
  'accounts.id, accounts.email, accounts.username, accounts.name, accounts.language, accounts.owner, accounts.subscriber';

/**
 * Returns a login or address as it is stored and compared: limits and accounts ignore its case, what cannot be seen,
 * and how its domain is spelled.
 */
export function normalizeLogin(login: string): string {
  const typed = cleanTyped(login);
  return (readEmail(typed) ?? typed).toLowerCase().slice(0, 254);
}

export type OwnPage = '/owner/' | '/my-searches/';

/**
 * Returns the original path of the page that a person's sign-in leads to: who is owner and subscriber
 * lands on what the sign-in page is for.
 */
export const getOwnPage = (
  { owner, subscriber }: Pick<Account, 'owner' | 'subscriber'>,
  wanted: OwnPage = '/owner/',
): OwnPage => (owner && !(subscriber && wanted === '/my-searches/') ? '/owner/' : '/my-searches/');
