import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { resolveRoute } from '../../domain/routing/resolve-route';
import { UNKNOWN_PATH } from '../../domain/routing/resolved-route';
import type { App } from '../../env';
import { isAccountPath } from '../../platform/accounts/account-paths';
import { signNetwork } from '../../platform/auth/network';
import { TextParameter } from '../../platform/request-parameters';
import { readBodyBytes } from '../forms/kit/submit/form-body';
import { countPageView, loadDayKey } from './page-views-store';

const MAX_PATH_LENGTH = 300;

const PageViewQuery = v.object({
  page: v.pipe(
    TextParameter,
    v.transform((path) => path.slice(0, MAX_PATH_LENGTH)),
  ),
});

/** One transparent pixel, for browsers without script. */
const TRANSPARENT_GIF = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (character) => character.charCodeAt(0),
);

const BOT_PATTERN = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget|python/i;

/**
 * Counts page views on our own server, without cookies or identifiers (decision 34): one small POST
 * when a page is shown, an uncacheable picture if there is no script. A failed count is only
 * logged: visitors do not wait for it.
 */
export const analyticsRoutes = new Hono<App>()
  .post('/visits/', async (c) => {
    const path = await readBodyBytes(c.req.raw, MAX_PATH_LENGTH);
    if (path) recordPageView(c, new TextDecoder().decode(path));
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  })
  .get('/visits/', vValidator('query', PageViewQuery), (c) => {
    recordPageView(c, c.req.valid('query').page);
    return c.body(TRANSPARENT_GIF, 200, {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
    });
  });

function recordPageView(c: Context<App>, path: string): void {
  if (!isHumanVisitor(c)) return;
  const route = resolveRoute(c.env.snapshot.routeTable, path);
  if (route.preview || route.redirect || !isCountedPage(c.env.snapshot, route.original)) return;
  c.executionCtx.waitUntil(
    countForNetwork(c, route.original).catch((error) =>
      console.error('page view not counted', error),
    ),
  );
}

/** Counts the view unless its network has used up the page's views of the day (decision 45). */
async function countForNetwork(c: Context<App>, page: string): Promise<void> {
  const day = toBrusselsDay(new Date());
  const key = await loadDayKey(c.env.DB, day);
  const network = await signNetwork(c.req.header('CF-Connecting-IP'), c.env, key);
  await countPageView(c.env.DB, page, day, network);
}

/**
 * Whether the page exists; an id in the path must be that of a property or project in the
 * catalogue.
 */
function isCountedPage({ catalogue }: App['Bindings']['snapshot'], original: string): boolean {
  const [, kind, id] = /^\/(property|project)\/(\d+)\/$/.exec(original) ?? [];
  if (kind === 'property') return findRowById(catalogue.index, Number(id)) >= 0;
  if (kind === 'project') return catalogue.projects.some(({ ID }) => ID === Number(id));
  return original !== UNKNOWN_PATH && !isAccountPath(original);
}

/** Whether a page of ours sent the request, from a browser that names no known program. */
const isHumanVisitor = (c: Context<App>): boolean =>
  c.req.header('Sec-Fetch-Site') === 'same-origin' &&
  !BOT_PATTERN.test(c.req.header('User-Agent') ?? 'robot');
