import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { App } from '../src/env';
import { ROUTERS, ROUTERS_IN_ORDER } from '../src/routers';

/**
 * Lists the routes of a router as 'GET /owner/:id/'. Left out are those of every method, gates and last answers, and those
 * with a pattern, which answer one name and pass on the rest (test/features/sitemap/).
 */
const listRoutes = (router: Hono<App>): string[] => [
  ...new Set(
    router.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('{'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

const isParameter = (segment: string) => segment.startsWith(':');

/** Returns whether every segment of two routes of the same length fits by `fits`. */
function hasSegments(one: string, other: string, fits: (a: string, b: string) => boolean): boolean {
  const [ones, others] = [one.split('/'), other.split('/')];
  return (
    ones.length === others.length && ones.every((segment, at) => fits(segment, others[at] ?? ''))
  );
}

/** Returns whether some path is matched by both routes. */
const isShared = (one: string, other: string): boolean =>
  hasSegments(one, other, (a, b) => a === b || isParameter(a) || isParameter(b));

/** Returns whether a route matches whatever another matches, so that the other is never asked after it. */
const isHiding = (one: string, other: string): boolean =>
  hasSegments(one, other, (a, b) => a === b || isParameter(a));

const findPairs = (
  ones: readonly string[],
  others: readonly string[],
  isFound: (one: string, other: string) => boolean,
) =>
  ones.flatMap((one) =>
    others.filter((other) => isFound(one, other)).map((other) => `${one} = ${other}`),
  );

test('the comparison sees parameters and words', () => {
  expect(isShared('GET /a/:id/', 'GET /a/b/')).toBe(true);
  expect(isShared('GET /a/:id/', 'POST /a/b/')).toBe(false);
  expect(isHiding('GET /a/b/', 'GET /a/:id/')).toBe(false);
  expect(isHiding('GET /a/:id/', 'GET /a/b/')).toBe(true);
});

test('no path is answered by routes of two features, but where routers.ts says the order', () => {
  const routers = [...ROUTERS, ...ROUTERS_IN_ORDER].map(listRoutes);
  expect(routers.flat().length).toBeGreaterThan(100);
  const shared = routers
    .slice(0, ROUTERS.length)
    .flatMap((routes, index) =>
      routers.slice(index + 1).flatMap((others) => findPairs(routes, others, isShared)),
    );
  expect(shared).toEqual([]);
});

test('routers that stand in an order share a path: another is free to stand anywhere', () => {
  const routers = ROUTERS_IN_ORDER.map(listRoutes);
  for (const routes of routers)
    expect(
      routers.some((others) => others !== routes && findPairs(routes, others, isShared).length > 0),
    ).toBe(true);
});

test('no route is hidden by an earlier one of the same feature', () => {
  const hidden = ROUTERS.map(listRoutes).flatMap((routes) =>
    routes.flatMap((route, index) => findPairs([route], routes.slice(index + 1), isHiding)),
  );
  expect(hidden).toEqual([]);
});
