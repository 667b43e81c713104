import type { Person } from '../../platform/accounts/person';
import type { RequestContext } from '../../platform/request-context';
import type { AccountFrame } from './account-header';

/** Returns the frame of a person's pages: an owner who is also a subscriber reaches both (decision 44). */
export function createAccountFrame(
  { t, href }: RequestContext,
  { id, name, email, owner, subscriber }: Person,
  current: '/owner/' | '/my-searches/' | '/security/',
): AccountFrame {
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
