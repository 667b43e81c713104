import { toBrusselsTime } from '../../../src/domain/format/brussels-time';
import type { Commitment } from '../../../src/features/desk/catalogue/commitments-store';
import { loadOrphanedCommitments } from '../../../src/features/desk/catalogue/commitments-store';
import { readOffering } from '../../../src/features/desk/catalogue/offering';
import type { CompiledVersion } from '../../../src/platform/snapshot/build/compile';
import { BrokenPartError } from '../../../src/platform/snapshot/part';
import { explainProblem, lacksTables } from '../explain-problem';
import type { StaffStores } from '../stores';
import type { Terminal } from '../terminal';
import { formatQuantity } from '../terminal';

/**
 * Loads and prints what is open on listings that a version does not have: booked visits, offers, documents.
 * A database that cannot be read is said, and stops nothing.
 */
export async function reportOrphanedCommitments(
  { manifest, parts }: CompiledVersion,
  { db }: Pick<StaffStores, 'db'>,
  terminal: Terminal,
): Promise<Commitment[]> {
  const offering = await readOffering(manifest, async (hash) => {
    const bytes = parts.get(hash);
    if (!bytes) throw new BrokenPartError(`part ${hash} was not compiled`);
    return bytes;
  });
  try {
    const orphaned = await loadOrphanedCommitments(db, offering, Date.now());
    for (const commitment of orphaned)
      terminal.print(terminal.style('yellow', `Not in this snapshot: ${describe(commitment)}`));
    return orphaned;
  } catch (problem) {
    if (lacksTables(problem)) return [];
    terminal.print(
      terminal.style(
        'yellow',
        `Visits, offers and requests for documents cannot be read. ${explainProblem(problem)}`,
      ),
    );
    return [];
  }
}

function describe({
  kind,
  id,
  title,
  visits,
  nextVisitAt,
  waiting,
  offers,
  documents,
}: Commitment): string {
  const first =
    nextVisitAt === null ? '' : `, the first on ${toBrusselsTime(nextVisitAt).replace('T', ' ')}`;
  const open = [
    visits > 0 && `${formatQuantity(visits, 'booked visit')}${first}`,
    waiting > 0 && formatQuantity(waiting, 'person waiting', 'people waiting'),
    offers > 0 && formatQuantity(offers, 'open offer'),
    documents > 0 &&
      formatQuantity(documents, 'open request for documents', 'open requests for documents'),
  ].filter(Boolean);
  return `${title ?? `${kind} ${id}`} has ${open.join('; ')}.`;
}
