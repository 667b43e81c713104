import type { Context } from 'hono';
import { Hono } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { AgencyMarkFile } from '../../views/layout/agency-mark';
import { AgencyIcon } from './agency-icon';
import { buildAppManifest } from './app-manifest';

/** What stands for the agency outside its pages: its mark or its initials, in its colours. */
export const iconRoutes = new Hono<App>();

const ICON_SECONDS = 86_400;

/** The icon of a tab. */
iconRoutes.get('/favicon.svg', (c) => sendDrawing(c, <AgencyIcon {...readAgency(c)} />));

/** The icon of a home screen, whose shape the phone cuts. */
iconRoutes.get('/maskable.svg', (c) =>
  sendDrawing(c, <AgencyIcon {...readAgency(c)} isMaskable />),
);

/** What stands in the frame of a picture that is missing. */
iconRoutes.get('/mark.svg', (c) => {
  const { agency, palette } = readAgency(c);
  return sendDrawing(c, <AgencyMarkFile agency={agency} color={palette['line-2']} />);
});

/** What phones ask for by themselves: the agency's picture for a home screen, where it has one. */
iconRoutes.get('/apple-touch-icon.png', (c) => {
  const { touchIcon } = readAgency(c).agency;
  return touchIcon ? c.redirect(touchIcon, 302) : c.notFound();
});

/** The site as an app on a home screen, in the language of the page that it was added from. */
iconRoutes.get('/manifest.webmanifest', (c) => {
  const { ctx } = c.var;
  const asked = c.req.query('language');
  const language = ctx.languages.find((inUse) => inUse === asked) ?? ctx.language;
  shareForADay(c, ['language']);
  c.header('Content-Type', 'application/manifest+json; charset=utf-8');
  return c.body(JSON.stringify(buildAppManifest(ctx.snapshot, language)));
});

const readAgency = (c: Context<App>) => {
  const { site, theme } = c.var.ctx.snapshot;
  return { agency: site.configuration.agency, palette: theme.palette };
};

/** Not 'public': the page cache of an isolate is for pages that people read. */
const shareForADay = (c: Context<App>, params: string[] = []) =>
  share(c, { sharing: ICON_SECONDS, params, cacheControl: `max-age=${ICON_SECONDS}` });

function sendDrawing(c: Context<App>, drawing: ReactElement): Response {
  shareForADay(c);
  c.header('Content-Type', 'image/svg+xml');
  return c.body(renderToStaticMarkup(drawing));
}
