import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { buildScaledArchive } from './scaled-archive';
import { startWorkerd } from './workerd-server';

const RUN_SECONDS = 6;
const CONNECTIONS = 8;

/**
 * Prints requests per second of list pages beside a reference of the same run (docs/goals.md,
 * speed): a thousand distinct queries with no cached page, and one cached page.
 */
export async function measureThroughput(listings: number): Promise<void> {
  const folder = resolve('dist/bench');
  await mkdir(folder, { recursive: true });
  const archive = `${folder}/snapshot.bin`;
  const page = `${folder}/page.txt`;
  await writeFile(archive, await buildScaledArchive(listings));
  await writeFile(page, '');
  const alias = { 'bench:snapshot': archive, 'bench:page': page };

  const rows: [string, number][] = [];
  const queries = Array.from({ length: 1000 }, (_, turn) => buildListQueryString(turn));
  const measure = async (name: string, entry: string, port: number, paths: readonly string[]) => {
    const stop = await startWorkerd(name, `scripts/bench/${entry}.ts`, port, alias);
    const first = await (await fetch(`http://127.0.0.1:${port}${paths[0]}`)).text();
    rows.push([name, await measureRequestRate(port, paths)]);
    stop();
    return first;
  };
  // Each request has its own query, so no page is requested twice.
  const distinct = Array.from({ length: 60 }, (_, round) =>
    queries.map((query) => `/nl/te-koop/${query}&price-max=${900_000_000 + round}`),
  ).flat();
  const html = await measure('list, distinct queries', 'site-worker', 8901, distinct);
  const cards = html.indexOf('<li><article');
  await writeFile(
    page,
    `${html.slice(0, cards)}<!--cards-->${html.slice(html.indexOf('</ul><nav', cards))}`,
  );
  await measure('list, template string', 'template-worker', 8902, distinct);
  await writeFile(page, html);
  await measure('list, warm', 'site-worker', 8903, ['/nl/te-koop/']);
  await measure('constant of its size', 'constant-worker', 8904, ['/nl/te-koop/']);

  const [own = 1, template = 1, warm = 1, constant = 1] = rows.map(([, perSecond]) => perSecond);
  console.log(`\nThroughput with ${listings} listings: requests per second on this machine`);
  for (const [name, perSecond] of rows) console.log(`  ${name.padEnd(26)}${Math.round(perSecond)}`);
  console.log(
    `  uncached list: takes ${(template / own).toFixed(2)} × the time of a hand-written template (goal 1.00)`,
  );
  console.log(
    `  cached list: ${((warm / constant) * 100).toFixed(0)} % of the request rate of a constant response (goal 90 %)`,
  );
}

const QUERY_CITIES = [
  'DURBUY|6940',
  'HOTTON|6990',
  'VIELSALM|6690',
  'RENDEUX|6987',
  'MANHAY|6960',
  'SPA|4900',
];

/** Returns one of a thousand list queries: every city, type, order and page occurs. */
function buildListQueryString(turn: number): string {
  const city =
    turn % 3 === 0
      ? `city=${encodeURIComponent(QUERY_CITIES[turn % QUERY_CITIES.length] ?? '')}&`
      : '';
  const type = turn % 2 === 0 ? `type=${1 + (turn % 5)}&` : '';
  const sort = ['date', 'price', 'price-desc', 'type', 'city'][turn % 5];
  return `?${city}${type}sort=${sort}&page=${1 + (turn % 25)}`;
}

/** Requests the paths in turn over several connections for some seconds; returns responses per second. */
async function measureRequestRate(port: number, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let nextIndex = 0;
  let responseCount = 0;
  const sendNext = () =>
    new Promise<void>((resolve, reject) => {
      const path = paths[nextIndex++ % paths.length];
      request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume();
        response.on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const sendUntil = async (end: number) => {
    while (Date.now() < end) {
      await sendNext();
      responseCount++;
    }
  };
  const measureRate = async (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    responseCount = 0;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => sendUntil(end)));
    return responseCount / seconds;
  };
  await measureRate(1);
  const perSecond = await measureRate(RUN_SECONDS);
  agent.destroy();
  return perSecond;
}
