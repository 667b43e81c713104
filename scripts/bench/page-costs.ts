import type { RequestRate } from './request-rate';
import { measureRequestRate } from './request-rate';
import type { WorkerdServer } from './workerd-server';

const LIST = '/nl/te-koop/?city=DURBUY%7C6940';
const TOWNS = ['HOTTON|6990', 'VIELSALM|6690', 'RENDEUX|6987', 'MANHAY|6960', 'SPA|4900'];

/** The kinds of pages, each with what is requested in turn: the first is what the others are compared with. */
const PAGES: readonly (readonly [name: string, paths: readonly string[] | 'properties'])[] = [
  ['list', [LIST]],
  ['list of six towns', [LIST + TOWNS.map((town) => `&city=${encodeURIComponent(town)}`).join('')]],
  ['list without matches', [`${LIST}&price-max=20000`]],
  ['property (goal 1.25 ×)', 'properties'],
  ['project', ['/project/12/']],
  ['favourites', ['/nl/favorieten/']],
  ['search results', ['/nl/zoeken/?q=tuin+garage', '/nl/zoeken/?q=open+haard']],
];

/**
 * Prints the CPU of a page of each kind that no cache holds, beside a list's. Every request has a host of its own, so
 * that the page cache knows none; cards and shared markup are kept, as on a site in use.
 */
export async function measurePageCosts(
  { pid }: Pick<WorkerdServer, 'pid'>,
  port: number,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const properties = await listPropertyPaths(origin);
  let turn = 0;
  const nextHost = () => `page-${turn++}.example`;
  const rates: [name: string, rate: RequestRate][] = [];
  for (const [name, listed] of PAGES) {
    const paths = listed === 'properties' ? properties : await followRedirects(origin, listed);
    rates.push([name, await measureRequestRate(pid, port, paths, nextHost)]);
  }
  const list = rates[0]?.[1].cpu ?? 1;
  console.log('\nPages that no cache holds: CPU of workerd a request, beside a list');
  for (const [name, { cpu }] of rates)
    console.log(
      `  ${name.padEnd(26)}${cpu.toFixed(0).padStart(8)} µs${(cpu / list).toFixed(2).padStart(8)} ×`,
    );
}

/** Returns the paths of properties that the sitemap names. */
async function listPropertyPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap/properties-0.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Returns where paths lead: a redirect would be measured instead of its page. Rejects if one is not answered. */
const followRedirects = (origin: string, paths: readonly string[]): Promise<string[]> =>
  Promise.all(
    paths.map(async (path) => {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const { pathname, search } = new URL(response.url);
      return pathname + search;
    }),
  );
