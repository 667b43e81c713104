import { createApp } from '../../src/app';
import type { TestSite } from '../features/forms/form-requests';

/** A value for each parameter of a path. A new parameter belongs here. */
const SAMPLES: Readonly<Record<string, string>> = {
  id: '84213',
  form: 'site-contact',
  name: 'properties-1.xml',
  slot: '84213-2027-12-05T10:00Z',
  lead: '1',
  mail: '1',
  property: '84213',
  card: 'agency.vcf',
  slug: 'durbuy',
  token: '0'.repeat(43),
  key: `${'0'.repeat(32)}.txt`,
};

/** The list of mails answers on the developer's own machine only, and shows them in frames of their own. */
const LOCAL_PATH = '/mails/';

/** Lists the routes of the app as 'GET /owner/:id/', sign-outs last. Middleware is none. */
export const findRoutes = (): string[] =>
  [
    ...new Set(
      createApp()
        .routes.filter(
          ({ method, path }) => method !== 'ALL' && path !== LOCAL_PATH && !path.includes('*'),
        )
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ].toSorted((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));

/** What a route is asked with: other values of parameters, and a query. */
interface RouteRequest {
  samples?: Readonly<Record<string, string>>;
  query?: string;
}

/** Returns the path of a route with values for its parameters. */
export const fillRoute = (route: string, samples: RouteRequest['samples'] = {}): string =>
  route.replace(/^\w+ /, '').replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => {
    const sample = samples[name] ?? SAMPLES[name];
    if (!sample) throw new Error(`${route}: no sample of '${name}'`);
    return sample;
  });

/** Requests a route at its localized path, as one of our own pages does. */
export async function requestRoute(
  site: TestSite,
  route: string,
  headers: Record<string, string>,
  { samples = {}, query = '' }: RouteRequest = {},
): Promise<Response> {
  const [method = ''] = route.split(' ');
  const path = fillRoute(route, samples);
  const moved = await site(path + query, { headers });
  const isMoved = moved.status === 301;
  const location = isMoved ? (moved.headers.get('Location') ?? path) : path + query;
  if (method === 'GET') return isMoved ? site(location, { headers }) : moved;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return site(location, {
    method,
    body: '',
    headers: { ...form, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}
