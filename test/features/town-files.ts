import type { SnapshotFiles } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';

/** What an agency says of Durbuy. */
export const DURBUY_TEXT = {
  Name: 'DURBUY',
  character: { nl: 'Een stadje in een lus.', fr: 'Une ville dans une boucle.' },
  facts: [{ kind: 'water', text: { nl: 'De oever is laag.', fr: 'La berge est basse.' } }],
  distances: [{ kind: 'station', kilometres: 4.5, place: 'Barvaux' }],
};

/** The small snapshot with what its agency says of towns. */
export function createTownFiles(...texts: object[]): SnapshotFiles {
  const files = createSmallSnapshot();
  Object.assign(files, { 'site/town-texts.json': texts });
  return files;
}
