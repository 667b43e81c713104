import { Hono } from 'hono';
import { getInitials } from '../../domain/site/initials';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';

/** The icon of the site in a tab: the agency's mark or its initials, in its colours. */
export const iconRoutes = new Hono<App>();

const ICON_SECONDS = 86_400;

iconRoutes.get('/favicon.svg', (c) => {
  const { site, theme } = c.var.ctx.snapshot;
  const { mark, name } = site.configuration.agency;
  const { forest, paper } = theme.palette;
  const drawing = mark
    ? `<path d="${mark.icon}" fill="none" stroke="${paper}" stroke-width="2"/>`
    : `<text x="16" y="22" fill="${paper}" font-family="Georgia,serif" font-size="17" text-anchor="middle">${getInitials(name)}</text>`;
  share(c, { sharing: ICON_SECONDS, cacheControl: `max-age=${ICON_SECONDS}` });
  c.header('Content-Type', 'image/svg+xml');
  return c.body(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${forest}"/>${drawing}</svg>`,
  );
});

/** What phones ask for by themselves: the agency's picture for a home screen, where it has one. */
iconRoutes.get('/apple-touch-icon.png', (c) => {
  const { touchIcon } = c.var.ctx.snapshot.site.configuration.agency;
  return touchIcon ? c.redirect(touchIcon, 302) : c.notFound();
});
