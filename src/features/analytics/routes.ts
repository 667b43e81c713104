import type { Context } from 'hono';
import { Hono } from 'hono';
import { rowOf } from '../../domain/catalogue/listing/listing-index';
import { dayInBrussels } from '../../domain/format/day-in-brussels';
import { resolve, UNKNOWN } from '../../domain/routing/resolve';
import type { App } from '../../env';
import { routesOf } from '../../platform/snapshot/routes';
import { readUpTo } from '../forms/kit/submit/body';
import { countVisit } from './visits-store';

const LONGEST_PATH = 300;

/** One transparent point, for browsers without script. */
const POINT = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (sign) => sign.charCodeAt(0),
);

const ROBOT = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget|python/i;

/**
 * Visits counted on our own server, without cookies or identifiers (decision 34): one small POST
 * when a page is seen, a picture nobody may keep where there is no script. What cannot be counted
 * is lost silently: no visitor waits for it.
 */
export const visits = new Hono<App>()
  .post('/visits/', async (c) => {
    const path = await readUpTo(c.req.raw, LONGEST_PATH);
    if (path) count(c, new TextDecoder().decode(path));
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  })
  .get('/visits/', (c) => {
    count(c, (c.req.query('page') ?? '').slice(0, LONGEST_PATH));
    return c.body(POINT, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
  });

function count(c: Context<App>, path: string): void {
  if (!isVisitor(c)) return;
  const route = resolve(routesOf(c.env.snapshot), path);
  if (route.preview || route.redirect || !isPage(c.env.snapshot, route.original)) return;
  const work = countVisit(c.env.DB, route.original, dayInBrussels(new Date()));
  c.executionCtx.waitUntil(work.catch((error) => console.error('visit not counted', error)));
}

/** What visitors can see: of the numbers that an address may hold, those of something that is offered. */
function isPage({ catalogue }: App['Bindings']['snapshot'], original: string): boolean {
  const [, kind, id] = /^\/(property|project)\/(\d+)\/$/.exec(original) ?? [];
  if (kind === 'property') return rowOf(catalogue.index, Number(id)) >= 0;
  if (kind === 'project') return catalogue.projects.some(({ ID }) => ID === Number(id));
  return original !== UNKNOWN;
}

/** Sent by a page of ours in a person's browser. */
const isVisitor = (c: Context<App>): boolean =>
  c.req.header('Sec-Fetch-Site') === 'same-origin' &&
  !ROBOT.test(c.req.header('User-Agent') ?? 'robot');
