import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { measurePageCosts } from './page-costs';
import type { RequestRate } from './request-rate';
import { measureRequestRate } from './request-rate';
import { buildScaledArchive } from './scaled-archive';
import { startWorkerd } from './workerd-server';

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

  const rows: [name: string, rate: RequestRate][] = [];
  const measure = async (name: string, entry: string, port: number, paths: readonly string[]) => {
    const server = await startWorkerd(name, `scripts/bench/${entry}.ts`, port, alias);
    const { pid, stop } = server;
    const first = await (await fetch(`http://127.0.0.1:${port}${paths[0]}`)).text();
    rows.push([name, await measureRequestRate(pid, port, paths)]);
    if (entry === 'site-worker' && paths === distinct) await measurePageCosts(server, port);
    await stop();
    return first;
  };
  const distinct = Array.from(
    { length: 60_000 },
    (_, turn) => `/nl/te-koop/${buildListQuery(turn)}`,
  );
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

  const [own, template, warm, constant] = rows.map(([, rate]) => rate);
  const compare = (rate = NO_RATE, reference = NO_RATE) => rate.cpu / reference.cpu;
  console.log(
    `\nThroughput with ${listings} listings: requests a second, CPU of workerd a request`,
  );
  for (const [name, { perSecond, cpu }] of rows)
    console.log(
      `  ${name.padEnd(26)}${perSecond.toFixed(0).padStart(6)}${cpu.toFixed(0).padStart(8)} µs`,
    );
  console.log(
    `  uncached list: takes ${compare(own, template).toFixed(2)} × the CPU of a hand-written template (goal 1.00)`,
  );
  console.log(
    `  cached list: ${(100 / compare(warm, constant)).toFixed(0)} % of the requests of a constant response for the same CPU (goal 90 %)`,
  );
}

const NO_RATE: RequestRate = { perSecond: 1, cpu: 1 };

const QUERY_CITIES = [
  'DURBUY|6940',
  'HOTTON|6990',
  'VIELSALM|6690',
  'RENDEUX|6987',
  'MANHAY|6960',
  'SPA|4900',
];

/** Returns a list query of its own for every turn: every city, type, order and page occurs. */
function buildListQuery(turn: number): string {
  const city =
    turn % 3 === 0
      ? `city=${encodeURIComponent(QUERY_CITIES[turn % QUERY_CITIES.length] ?? '')}&`
      : '';
  const type = turn % 2 === 0 ? `type=${1 + (turn % 5)}&` : '';
  const sort = ['date', 'price', 'price-desc', 'type', 'city'][turn % 5];
  return `?${city}${type}sort=${sort}&page=${1 + (turn % 25)}&price-max=${900_000_000 + turn}`;
}
