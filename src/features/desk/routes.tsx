import { Hono } from 'hono';
import type { App } from '../../env';
import { deskCalendarFeedRoutes } from './calendar/feed-routes';
import { deskCalendarRoutes } from './calendar/routes';
import { deskAdvertisementRoutes } from './catalogue/advertisement-routes';
import { deskListingRoutes } from './catalogue/changes/change-routes';
import { deskCatalogueRoutes } from './catalogue/routes';
import { guardDesk } from './desk-gate';
import { deskFiguresRoutes } from './figures/routes';
import { deskGuestbookRoutes } from './guestbook/routes';
import { leadRoutes } from './leads/routes';
import { logRoutes } from './log/routes';
import { mailRoutes } from './mails/routes';
import { deskOwnersRoutes } from './people/owners-routes';
import { deskPeopleRoutes } from './people/routes';
import { deskStaffRoutes } from './people/staff-routes';
import { deskPortfolioRoutes } from './portfolio/routes';
import { renderDeskPage } from './render-desk-page';
import { guardRights } from './rights-gate';
import { deskPasswordRoutes } from './sign-in/password-routes';
import { deskSecurityRoutes } from './sign-in/security-routes';
import { deskSignInRoutes } from './sign-in/sign-in-routes';
import { deskSiteDocumentRoutes } from './site/document-routes';
import { deskSiteListRoutes } from './site/list-routes';
import { deskSiteOverviewRoutes } from './site/overview-routes';
import { deskSitePublishRoutes } from './site/publish-routes';
import { deskLeadEntryRoutes } from './telephone/lead-entry-routes';
import { deskVisitEntryRoutes } from './telephone/visit-entry-routes';
import { todayRoutes } from './today/routes';
import { deskPatternRoutes } from './visits/pattern-routes';
import { deskVisitRoutes } from './visits/routes';
import { deskSlotRoutes } from './visits/slot-routes';

/**
 * The staff desk. The gate guards everything below /desk/ but somebody's calendar, which stands before it; an entry of its menu is a folder, a line
 * here and one in desk-shell.ts. A path in words stands before one with a parameter: /desk/visits/pattern/
 * before /desk/visits/:slot/. test/routes.test.ts finds a route that an earlier one hides.
 */
export const deskRoutes = new Hono<App>();

// A program reads it without a session: its address is the key.
deskRoutes.route('/', deskCalendarFeedRoutes);

deskRoutes.use('/desk/*', guardDesk);
deskRoutes.use('/desk/*', guardRights);

deskRoutes.route('/', deskSignInRoutes);
deskRoutes.route('/', deskPasswordRoutes);
deskRoutes.route('/', deskSecurityRoutes);
deskRoutes.route('/', todayRoutes);
deskRoutes.route('/', deskCalendarRoutes);
deskRoutes.route('/', deskVisitEntryRoutes);
deskRoutes.route('/', deskPatternRoutes);
deskRoutes.route('/', deskVisitRoutes);
deskRoutes.route('/', deskSlotRoutes);
deskRoutes.route('/', deskGuestbookRoutes);
deskRoutes.route('/', deskLeadEntryRoutes);
deskRoutes.route('/', leadRoutes);
deskRoutes.route('/', mailRoutes);
deskRoutes.route('/', logRoutes);
deskRoutes.route('/', deskPeopleRoutes);
deskRoutes.route('/', deskPortfolioRoutes);
deskRoutes.route('/', deskCatalogueRoutes);
deskRoutes.route('/', deskAdvertisementRoutes);
deskRoutes.route('/', deskListingRoutes);
deskRoutes.route('/', deskFiguresRoutes);
deskRoutes.route('/', deskOwnersRoutes);
deskRoutes.route('/', deskStaffRoutes);
deskRoutes.route('/', deskSiteOverviewRoutes);
deskRoutes.route('/', deskSitePublishRoutes);
deskRoutes.route('/', deskSiteListRoutes);
deskRoutes.route('/', deskSiteDocumentRoutes);

/** Answers 404 on every other path of the desk, to staff only: the gate sends others to the sign-in. */
deskRoutes.all('/desk/*', (c) => {
  const { t, href } = c.var.ctx;
  return renderDeskPage(
    c,
    { title: t('DESK_NOT_FOUND'), status: 404 },
    <div className="desk-page">
      <h1>{t('DESK_NOT_FOUND')}</h1>
      <p>
        <a href={href.page('/desk/')}>{t('DESK_TO_DESK')}</a>
      </p>
    </div>,
  );
});
