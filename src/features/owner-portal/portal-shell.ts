import type { OwnerPage } from '../../domain/routing/owner-paths';
import { buildOwnerPath } from '../../domain/routing/owner-paths';
import type { Account } from '../../platform/accounts/account';
import type { RequestContext } from '../../platform/request-context';
import type { AccountShell } from '../../views/layout/account-header';
import { createAccountShell } from '../../views/layout/account-pages';

/** Returns the path of a property's page in the portal, in the visitor's language. */
export const getPortalPath = (
  { href, language }: RequestContext,
  id: number,
  page: OwnerPage = 'figures',
): string => buildOwnerPath(href.page('/owner/'), language, id, page);

/** Returns the shell of a property's pages: its figures, its history, and the person's other pages. */
export function createPortalShell(
  ctx: RequestContext,
  account: Account,
  id: number,
  current: OwnerPage,
): AccountShell {
  const shell = createAccountShell(ctx, account, '/owner/');
  const pages = [
    { page: 'figures', label: ctx.t('OWNER_OVERVIEW') },
    { page: 'history', label: ctx.t('OWNER_HISTORY') },
  ] as const;
  return {
    ...shell,
    pages: [
      ...pages.map(({ page, label }) => ({
        label,
        href: getPortalPath(ctx, id, page),
        isCurrent: page === current,
      })),
      ...shell.pages.filter(({ isCurrent }) => !isCurrent),
    ],
  };
}
