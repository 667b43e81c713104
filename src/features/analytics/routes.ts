import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { toPageKind } from '../../domain/page-speeds/page-kind';
import { countSpeeds } from '../../domain/page-speeds/speed-counts';
import { readSpeeds } from '../../domain/page-speeds/speed-measure';
import { resolveRoute } from '../../domain/routing/resolve-route';
import { isForOneReader, UNKNOWN_PATH } from '../../domain/routing/resolved-route';
import type { App } from '../../env';
import { isAccountPath } from '../../platform/accounts/account-paths';
import { signNetwork } from '../../platform/auth/network';
import { TextParameter } from '../../platform/request-parameters';
import { readBodyBytes } from '../forms/kit/submit/form-body';
import { toCountedNetwork } from './counted-networks';
import { loadDayKey } from './days-store';
import { countPageView } from './page-views-store';
import { countPropertyAction, PROPERTY_ACTIONS } from './property-actions-store';

const MAX_PATH_LENGTH = 300;
/** Of a path and the speeds behind it: `?lcp=1800&inp=48&cls=1`. */
const MAX_BODY_LENGTH = 400;

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
 * when a page is left, with how fast it was (decision 136), an uncacheable picture if there is no script. Saving or
 * sharing a property is counted by the same POST, below its original path. A failed count is only logged: visitors
 * do not wait for it.
 */
export const analyticsRoutes = new Hono<App>()
  .post('/page-views/', async (c) => {
    const body = await readBodyBytes(c.req.raw, MAX_BODY_LENGTH);
    if (body) recordPageView(c, new TextDecoder().decode(body));
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  })
  .get('/page-views/', vValidator('query', PageViewQuery), (c) => {
    recordPageView(c, c.req.valid('query').page);
    return c.body(TRANSPARENT_GIF, 200, {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
    });
  });

/** Counts what a browser tells: the path of a page or an action, and behind it how fast the page was. */
function recordPageView(c: Context<App>, told: string): void {
  if (!isHumanVisitor(c)) return;
  const count = findCount(c.env.snapshot, told);
  if (!count) return;
  c.executionCtx.waitUntil(
    countForNetwork(c, count).catch((error) => console.error('page view not counted', error)),
  );
}

/** Counts one view or action for a network on a day (YYYY-MM-DD). */
type Count = (db: D1Database, day: string, network: string) => Promise<unknown>;

/** Returns how a path is counted: as a page view, or as an action on a property; undefined if not at all. */
function findCount(snapshot: App['Bindings']['snapshot'], told: string): Count | undefined {
  const [path = '', query = ''] = told.split('?', 2);
  const [, id, action] = ACTION_PATH.exec(path) ?? [];
  const property = Number(id);
  const known = PROPERTY_ACTIONS.find((name) => name === action);
  if (known)
    return findRowById(snapshot.catalogue.index, property) < 0
      ? undefined
      : (db, day, network) => countPropertyAction(db, { property, action: known, day }, network);
  const route = resolveRoute(snapshot.routeTable, path);
  const { redirect, original } = route;
  if (isForOneReader(route) || redirect || !isCountedPage(snapshot, original)) return undefined;
  const speeds = countSpeeds(toPageKind(original), readSpeeds(query));
  return (db, day, network) => countPageView(db, { page: original, day, network, speeds });
}

/** The path of an action on a property; no page has such a path. */
const ACTION_PATH = /^\/property\/(\d{1,10})\/([a-z]+)\/$/;

/** Counts unless the network has used up its share of the day (decision 45). */
async function countForNetwork(c: Context<App>, count: Count): Promise<void> {
  const day = toBrusselsDay(new Date());
  const key = await loadDayKey(c.env.DB, day);
  const network = await signNetwork(c.req.header('CF-Connecting-IP'), c.env, [
    { id: 0, secret: key },
  ]);
  await count(c.env.DB, day, toCountedNetwork(network));
}

/** Whether the page exists; an id in the path must be that of a property or project in the catalogue. */
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
