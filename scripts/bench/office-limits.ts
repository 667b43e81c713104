import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settlement } from '../../src/domain/catalogue/overrides/apply-override';
import { pickSource } from '../../src/domain/catalogue/overrides/apply-override';
import { upsertOverride } from '../../src/features/desk/catalogue/changes/overrides-store';
import { publishOverrides } from '../../src/features/desk/catalogue/changes/publish-overrides-store';
import { readWholeProperty } from '../../src/features/desk/catalogue/patch/patch-version';
import { createPartReader } from '../../src/platform/snapshot/part';
import { readStoredPart } from '../../src/platform/snapshot/part-store';
import { loadStoredVersions } from '../../src/platform/snapshot/stored-versions-store';
import type { StaffStores } from '../staff/stores';
import { openStores } from '../staff/stores';
import { signInDrillAccounts } from './account-sessions';
import { changeListings, leaveOutCards, listPricedListings } from './changed-catalogue';
import { measurePages } from './desk-pages';
import { measureProcess, STAFF_MEMORY_FLAGS } from './measure-process';
import { measurePublications } from './office-publications';
import { applyLocalMigrations } from './wrangler-server';

/** How many prices the office says (site-editor: the limits of docs/goals.md). */
const OVERRIDES = 500;
/** What the second import says of a listing whose price the office said, in turn. */
const SOURCES = ['older', 'same', 'newer', 'gone'] as const;
type Source = (typeof SOURCES)[number];

const SETTLED = {
  ...{ older: 'held', same: 'same', newer: 'newer', gone: 'gone' },
} as const satisfies Record<Source, Settlement>;

/**
 * Prints what the office's changes take at this number of listings: 500 prices of its own, an import that says the same as
 * before, one that says the same, something newer or nothing of them, a publication and a price until a visitor reads
 * it, the pages of the desk. Returns the exit code: 1 if a value of the office did not become what decision 156 says, or a limit is passed.
 */
export async function measureOfficeLimits(listings: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'office-limits-'));
  const [directory, state] = [join(folder, 'data'), join(folder, 'state')];
  const runStaff = async (name: string, ...words: string[]) => {
    const step = await measureProcess([...STAFF_MEMORY_FLAGS, 'scripts/tasks/staff.mjs', ...words]);
    print(name, `${step.seconds.toFixed(1)} s, ${step.megabytes?.toFixed(0)} MB`);
    if (step.failure) throw new Error(`${name}: ${step.failure}`);
  };
  const load = (name: string) =>
    runStaff(
      name,
      'snapshot',
      'load',
      directory,
      '--json',
      '--yes',
      '--force',
      '--persist-to',
      state,
    );
  console.log(
    `\n${OVERRIDES} prices of the office among ${listings.toLocaleString('en')} listings`,
  );
  try {
    await measureProcess(['scripts/bench/scale-catalogue.ts', String(listings), directory]);
    await leaveOutCards(directory);
    applyLocalMigrations(state);
    const { staff } = await signInDrillAccounts(state);
    await load('first import');
    const priced = (await listPricedListings(directory)).slice(0, OVERRIDES);
    await withStores(state, (stores) => sayPrices(stores, priced));
    await load('import that says what it said before');
    const kept = await countStates(state);
    await changeListings(directory, priced, (index) => SOURCES[index % SOURCES.length] ?? 'older');
    await load('import that says the same, newer, older, nothing');
    const settled = await countStates(state);
    const isPassed = await measurePublications(state, staff, print);
    const isSlow = await measurePages(state, staff);
    const expected = Map.groupBy(priced, (_, index) => SETTLED[SOURCES[index % 4] ?? 'older']);
    const isRight =
      kept.held === priced.length &&
      [...expected].every(([name, rows]) => settled[name] === rows.length);
    print('what became of them', JSON.stringify(settled) + (isRight ? '' : '  WRONG'));
    return isRight && !isPassed && !isSlow ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const print = (name: string, figure: string) => console.log(`  ${name.padEnd(52)}${figure}`);

async function withStores<Result>(
  persistTo: string,
  use: (stores: StaffStores) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores({ remote: false, persistTo });
  try {
    return await use(stores);
  } finally {
    await stores.close();
  }
}

/** Says another price of each listing and makes them live, as the job of each minute does: a hundred at once. */
async function sayPrices(
  { db, kv }: StaffStores,
  priced: readonly { id: number; price: number }[],
) {
  const { manifests, pointer } = await loadStoredVersions({ kv });
  const manifest = manifests.get(pointer?.current ?? '');
  const reader = createPartReader((hash) => readStoredPart(kv, hash));
  const id = (await db.prepare('SELECT id FROM staff_accounts').first<string>('id')) ?? '';
  const field = { field: 'price', language: '' } as const;
  const statements: D1PreparedStatement[] = [];
  for (const listing of priced) {
    const property = manifest && (await readWholeProperty(manifest, listing.id, reader));
    if (!property) throw new Error(`${listing.id} is not in the version`);
    const row = { ...field, property: listing.id, value: listing.price };
    const said = { ...row, source: pickSource(property, field) };
    statements.push(upsertOverride(db, said, 'held', { id }, Date.now()));
  }
  await db.batch(statements);
  const start = performance.now();
  for (let round = 0; round < priced.length / 100; round++) {
    const { kind } = await publishOverrides({ DB: db, SNAPSHOTS: kv }, null);
    if (kind !== 'done') throw new Error(`the prices did not go live: ${kind}`);
  }
  const seconds = (performance.now() - start) / 1000;
  print(`${priced.length} prices made live, a hundred at once`, `${seconds.toFixed(1)} s in all`);
}

/** Counts what became of what the office says. */
const countStates = (state: string): Promise<Record<string, number>> =>
  withStores(state, async ({ db }) => {
    const { results } = await db
      .prepare('SELECT state, count(*) AS count FROM listing_overrides GROUP BY state')
      .all<{ state: string; count: number }>();
    return Object.fromEntries(results.map((row) => [row.state, row.count]));
  });
