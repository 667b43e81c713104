import type { Account } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import type { AccountShell } from './account-header';

/** Returns the shell of a person's pages: an owner who is also a subscriber reaches both (decision 44). */
export function createAccountShell(
  { t, href }: RequestContext,
  { id, name, email, owner, subscriber }: Account,
  current: '/owner/' | '/my-searches/' | '/security/',
): AccountShell {
  const pages = [
    { original: '/owner/', isShown: owner, label: t('OWNER_PORTAL') },
    { original: '/my-searches/', isShown: subscriber, label: t('SEARCHES_TITLE') },
    { original: '/security/', isShown: true, label: t('ACCOUNT_SECURITY') },
  ];
  return {
    account: id,
    name: name || email,
    pages: pages
      .filter(({ isShown }) => isShown)
      .map(({ original, label }) => ({
        label,
        href: href.page(original),
        isCurrent: original === current,
      })),
  };
}
