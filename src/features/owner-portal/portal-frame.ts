import type { OwnerPage } from '../../domain/routing/owner-paths';
import { buildOwnerPath } from '../../domain/routing/owner-paths';
import type { Person } from '../../platform/accounts/person';
import type { RequestContext } from '../../platform/request-context';
import type { AccountFrame } from '../../views/layout/account-header';
import { createAccountFrame } from '../../views/layout/account-pages';

/** Returns the path of a property's page in the portal, in the visitor's language. */
export const getPortalPath = (
  { href, language }: RequestContext,
  id: number,
  page: OwnerPage = 'figures',
): string => buildOwnerPath(href.page('/owner/'), language, id, page);

/** Returns the frame of a property's pages: its figures, its history, and the person's other pages. */
export function createPortalFrame(
  ctx: RequestContext,
  person: Person,
  id: number,
  current: OwnerPage,
): AccountFrame {
  const frame = createAccountFrame(ctx, person, '/owner/');
  const pages = [
    { page: 'figures', label: ctx.t('OWNER_OVERVIEW') },
    { page: 'history', label: ctx.t('OWNER_HISTORY') },
  ] as const;
  return {
    ...frame,
    pages: [
      ...pages.map(({ page, label }) => ({
        label,
        href: getPortalPath(ctx, id, page),
        isCurrent: page === current,
      })),
      ...frame.pages.filter(({ isCurrent }) => !isCurrent),
    ],
  };
}
