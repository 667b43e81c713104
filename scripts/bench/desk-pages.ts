import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInDrillAccounts } from './account-sessions';
import { writeLargeSite } from './large-site';
import { listProcesses, readThreadTime } from './process-cpu';
import { applyLocalMigrations, startWranglerServer } from './wrangler-server';

const ORIGIN = 'http://localhost:8796';
const COUNTS = { pages: 500, articles: 500, people: 200 };
const ROUNDS = 7;
/** The most that a page of the desk may take of the processor (docs/goals.md). */
const MAX_MS = 100;

const PAGES: Readonly<Record<string, string>> = {
  day: '/nl/desk/',
  portfolio: '/nl/desk/aanbod/',
  'one listing': '/nl/desk/aanbod/84213/',
  'overview of the site': '/nl/desk/website/',
  'list of pages': '/nl/desk/website/paginas/',
  'form of a page': '/nl/desk/website/paginas/6/',
  'list of articles': '/nl/desk/website/artikels/',
  'list of people': '/nl/desk/website/team/',
  'what will be published': '/nl/desk/website/publiceren/',
};
/** What is typed before they are measured: pages of a site with drafts are those that check it. */
const DRAFTS: Readonly<Record<string, Record<string, string>>> = {
  '/nl/desk/website/paginas/6/': { 'page.params.title.nl': 'Nieuws uit de pers' },
  '/nl/desk/website/team/2/': { 'role.nl': 'Schatter' },
};

/**
 * Prints what pages of the desk take of the processor in a site with as many pages, articles and people as an agency's can
 * have. Returns whether one of them is above the limit.
 */
export async function measureDeskPages(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-pages-'));
  const [state, snapshot] = [join(folder, 'state'), join(folder, 'data')];
  try {
    await writeLargeSite(snapshot, COUNTS);
    applyLocalMigrations(state);
    const { staff } = await signInDrillAccounts(state);
    const load = ['snapshot', 'load', snapshot, '--yes', '--persist-to', state];
    execFileSync('node', ['scripts/tasks/staff.mjs', ...load], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { pages, articles, people } = COUNTS;
    console.log(`\nPages of the desk at ${pages} pages, ${articles} articles, ${people} people`);
    return await measurePages(state, staff);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Prints what each page of the desk takes of the processor on the site in these stores: the first request for it, and the
 * lowest of seven later ones. Returns whether one of them is above the limit.
 */
export async function measurePages(state: string, staff: string): Promise<boolean> {
  const server = await startWranglerServer(state, ORIGIN, '/nl/', {}, { log: 'none' });
  try {
    const ids = await listProcesses(server.group, 'workerd');
    const readTime = async () =>
      (await Promise.all(ids.map(readThreadTime))).reduce((sum, time) => sum + time, 0) / 1000;
    const save = async (path: string, typed: Record<string, string>) => {
      const answer = await fetch(ORIGIN + path, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ action: 'save', ...typed }),
        headers: { Cookie: staff, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
      });
      if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    };
    const open = async (path: string) => {
      const before = await readTime();
      const response = await fetch(ORIGIN + path, { headers: { Cookie: staff } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return (await readTime()) - before;
    };
    for (const [path, typed] of Object.entries(DRAFTS)) await save(path, typed);
    console.log('  CPU of workerd in ms                first   lowest of seven');
    let isOver = false;
    for (const [name, path] of Object.entries(PAGES)) {
      const first = await open(path);
      const later: number[] = [];
      for (let round = 0; round < ROUNDS; round++) later.push(await open(path));
      const lowest = Math.min(...later);
      isOver ||= lowest > MAX_MS;
      const mark = lowest > MAX_MS ? '  OVER' : '';
      console.log(
        `  ${name.padEnd(32)}${first.toFixed(0).padStart(9)}${lowest.toFixed(0).padStart(12)}${mark}`,
      );
    }
    return isOver;
  } finally {
    await server.kill();
  }
}
