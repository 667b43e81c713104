import { completeTowns } from '../complete-towns';
import { isDrawn } from '../draw-region';
import { CITIES_FILE, OWN_DRAWING_FILE, TOWNS_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createErrorFinding, createWarningFinding } from './finding';

const MAX_NAMES = 6;

/** Refuses a drawing of the agency's own that none of its towns lies in: no page would show it; names towns beside it. */
export const OWN_DRAWING_RULE: SnapshotRule = {
  requiredFiles: [OWN_DRAWING_FILE, TOWNS_FILE, CITIES_FILE],
  *check({ source }) {
    const drawing = source[OWN_DRAWING_FILE];
    if (!drawing) return;
    const towns = completeTowns(source);
    const beside = towns.filter((town) => !isDrawn(town, drawing));
    if (beside.length === 0) return;
    const names = beside.slice(0, MAX_NAMES).map(({ Name, Zip }) => `${Name} ${Zip}`);
    const list = names.join(', ') + (beside.length > MAX_NAMES ? ', …' : '');
    if (beside.length === towns.length)
      yield createErrorFinding(
        OWN_DRAWING_FILE,
        '',
        '',
        `draws none of the towns of the agency (${list}), so that no page would show it: draw their region`,
      );
    else
      yield createWarningFinding(
        OWN_DRAWING_FILE,
        '',
        '',
        `ends before ${list}: visitors see their pins on bare ground`,
      );
  },
};
