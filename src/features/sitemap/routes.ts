import type { Context } from 'hono';
import { Hono } from 'hono';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import { share } from '../../platform/sharing/share';
import { limitToDay } from '../../platform/snapshot/cache-control';
import { keepIndexed } from './indexed-pages';
import { PAGE_LISTS } from './page-paths';
import { countPropertyFiles, loadProperties } from './property-paths';
import { buildSitemapIndex, buildUrlSet } from './sitemap-xml';

/** The files for search engines: robots.txt, and the sitemaps that it links to. */
export const sitemapRoutes = new Hono<App>();

sitemapRoutes.get('/robots.txt', (c) => {
  shareForAnHour(c);
  return c.text(`User-agent: *\nDisallow: /preview/\n\nSitemap: ${c.var.ctx.origin}/sitemap.xml\n`);
});

/** Where to report a fault of security (RFC 9116), valid from each request on for half a year. */
sitemapRoutes.get('/.well-known/security.txt', (c) => {
  const { origin, snapshot, languages } = c.var.ctx;
  const { email } = snapshot.site.configuration.agency;
  shareForAnHour(c);
  return c.text(
    [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(addPeriod(Date.now(), PERIODS.securityContact)).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

sitemapRoutes.get('/sitemap.xml', (c) => {
  const { origin, snapshot } = c.var.ctx;
  const files = Array.from(
    { length: countPropertyFiles(snapshot.catalogue.index) },
    (_, file) => `${origin}/sitemap/properties-${file}.xml`,
  );
  const lists = Object.keys(PAGE_LISTS).map((name) => `${origin}/sitemap/${name}.xml`);
  return sendXml(c, buildSitemapIndex([...lists, ...files]));
});

for (const [name, listPages] of Object.entries(PAGE_LISTS))
  sitemapRoutes.get(`/sitemap/${name}.xml`, (c) => {
    const { ctx } = c.var;
    return sendXml(
      c,
      buildUrlSet(keepIndexed(ctx, listPages(ctx)), ctx.origin, getDefaultLanguage(c)),
    );
  });

sitemapRoutes.get('/sitemap/:name', async (c, next) => {
  const { ctx } = c.var;
  const file = Number(/^properties-(\d{1,4})\.xml$/.exec(c.req.param('name'))?.[1] ?? Number.NaN);
  if (!(file < countPropertyFiles(ctx.snapshot.catalogue.index))) return next();
  const pages = await loadProperties(ctx, file, c.env.DB);
  return sendXml(c, buildUrlSet(keepIndexed(ctx, pages), ctx.origin, getDefaultLanguage(c)));
});

/** Not 'public': the page cache of an isolate is for pages that people read. */
const shareForAnHour = (c: Context<App>): void =>
  share(c, { sharing: 3600, cacheControl: `max-age=${limitToDay(3600)}` });

function sendXml(c: Context<App>, xml: string): Response {
  shareForAnHour(c);
  c.header('Content-Type', 'application/xml; charset=utf-8');
  return c.body(xml);
}

const getDefaultLanguage = (c: Context<App>) =>
  c.var.ctx.snapshot.site.configuration.language.languageDefault;
