import type { StoredOverride } from '../../../src/features/desk/catalogue/changes/overrides-store';
import {
  loadOpenOverrides,
  settleStoredOverrides,
} from '../../../src/features/desk/catalogue/changes/overrides-store';
import type { SettledOverride } from '../../../src/platform/snapshot/build/override-slices';
import { lacksTables } from '../explain-problem';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';
import { formatQuantity } from '../terminal';

/** What the office says of listings beside the import, and when it was read. */
export interface OwnListings {
  overrides: StoredOverride[];
  readAt: number;
}

/**
 * Loads what the office says of listings. Without a database there is no desk that could say anything; one that cannot be
 * read stops a load, which would undo what it does not know.
 */
export async function loadOwnListings({
  db,
}: Pick<StaffStores, 'db'>): Promise<OwnListings | undefined> {
  const readAt = Date.now();
  const overrides = await loadOpenOverrides(db).catch((problem: Error) => {
    if (lacksTables(problem)) return undefined;
    throw problem;
  });
  return overrides && { overrides, readAt };
}

const SENTENCES = {
  held: 'what the office says stands',
  newer: 'the source says something newer, which stands; the desk shows both',
  same: 'the source says the same now',
  gone: 'the listing left the source',
} as const satisfies Record<SettledOverride['settlement'], string>;

/** Prints what becomes of what the office says of listings. */
export function printOwnListings(settled: readonly SettledOverride[], terminal: Terminal): void {
  if (settled.length === 0) return;
  terminal.print(`The office changed ${formatQuantity(settled.length, 'field')} of listings:`);
  for (const { override, settlement } of settled) {
    if (settlement === 'held') continue;
    const { property, field, language } = override;
    const name = [property, field, language].filter(Boolean).join(' ');
    const style = settlement === 'newer' ? 'yellow' : 'dim';
    terminal.print(terminal.style(style, `  ${name}: ${SENTENCES[settlement]}`));
  }
  const held = settled.filter(({ settlement }) => settlement === 'held').length;
  if (held > 0) terminal.print(`  ${formatQuantity(held, 'field')}: ${SENTENCES.held}`);
}

/** Notes at the desk what the version that a load made live shows of what the office says. */
export const noteOwnListings = (
  { db }: Pick<StaffStores, 'db'>,
  own: OwnListings | undefined,
  settled: readonly SettledOverride[],
): Promise<void> =>
  own
    ? settleStoredOverrides(db, settled, { readAt: own.readAt, now: Date.now() })
    : Promise.resolve();
