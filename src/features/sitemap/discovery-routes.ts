import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../env';
import { formatContentDisposition } from '../../platform/content-disposition';
import { inLanguage } from '../../platform/request-context';
import { TextParameter } from '../../platform/request-parameters';
import { share } from '../../platform/sharing/share';
import { limitToDay } from '../../platform/snapshot/cache-control';
import { buildOpenSearch } from './app-manifest';
import { buildKeyPath } from './changes/post-addresses-store';
import { buildAgencyCard, buildPersonCard } from './contact-card';
import { buildLlmsText } from './llms-text';

/** The small addresses that programs ask for by themselves, and the contact cards that people keep. */
export const discoveryRoutes = new Hono<App>();

/** What browsers and readers of feeds ask for without having read a page. */
discoveryRoutes.get('/favicon.ico', (c) => {
  const { touchIcon } = c.var.ctx.snapshot.site.configuration.agency;
  shareForAnHour(c);
  return c.redirect(touchIcon ?? '/favicon.svg', 302);
});

/** Where password managers send somebody to change a password (W3C, A Well-Known URL for Changing Passwords). */
discoveryRoutes.get('/.well-known/change-password', (c) =>
  c.redirect(c.var.ctx.href.page('/forgot-password/'), 302),
);

/** The key with which search engines are told of changed addresses (IndexNow). */
discoveryRoutes.get('/:key{[^/]+\\.txt}', (c, next) => {
  const { INDEXNOW_KEY } = c.env;
  if (!INDEXNOW_KEY || c.req.path !== buildKeyPath(INDEXNOW_KEY)) return next();
  shareForAnHour(c);
  return c.text(INDEXNOW_KEY);
});

discoveryRoutes.get('/llms.txt', (c) => {
  shareForAnHour(c);
  return c.text(buildLlmsText(c.var.ctx));
});

const LanguageQuery = v.object({ language: TextParameter });

discoveryRoutes.get('/opensearch.xml', vValidator('query', LanguageQuery), (c) => {
  const { ctx } = c.var;
  const { language: asked } = c.req.valid('query');
  const language = ctx.languages.find((inUse) => inUse === asked) ?? ctx.language;
  shareForAnHour(c, ['language']);
  c.header('Content-Type', 'application/opensearchdescription+xml; charset=utf-8');
  return c.body(buildOpenSearch(inLanguage(ctx, language)));
});

discoveryRoutes.get('/team/:card', (c) => {
  const { ctx } = c.var;
  const name = c.req.param('card').slice(0, -'.vcf'.length);
  const person = ctx.snapshot.site.team.find(({ id }) => id === Number(name));
  if (!person && name !== 'agency') return c.notFound();
  const { agency } = ctx.snapshot.site.configuration;
  shareForAnHour(c);
  c.header('Content-Type', 'text/vcard; charset=utf-8');
  c.header(
    'Content-Disposition',
    formatContentDisposition('attachment', `${person?.name ?? agency.name}.vcf`),
  );
  c.header('X-Robots-Tag', 'noindex');
  return c.body(person ? buildPersonCard(ctx, person) : buildAgencyCard(ctx));
});

/** Not 'public': the page cache of an isolate is for pages that people read. */
const shareForAnHour = (c: Context<App>, params: string[] = []): void =>
  share(c, { sharing: 3600, params, cacheControl: `max-age=${limitToDay(3600)}` });
