import type { PersonalData } from '../../../platform/personal-data/find-person-store';
import type { RequestContext } from '../../../platform/request-context';
import { loadSlot } from '../../visits/visits-store';
import { loadPropertyLabels } from '../visits/property-labels';
import type { ComingVisit } from './erase-page';

/** Loads the booked visits of a person that are still to come, soonest first. */
export async function loadComingVisits(
  db: D1Database,
  ctx: RequestContext,
  { rows }: PersonalData,
  now: number,
): Promise<ComingVisit[]> {
  const booked = rows.filter(
    ({ table, isOwn, values }) =>
      isOwn && table.table === 'visits' && values.state !== 'cancelled' && values.slot !== null,
  );
  const getLabel = await loadPropertyLabels(
    ctx,
    booked.map(({ values }) => Number(values.property)),
  );
  const visits = await Promise.all(
    booked.map(async ({ values }) => ({
      startsAt: (await loadSlot(db, String(values.slot)))?.startsAt ?? 0,
      property: getLabel(Number(values.property)),
    })),
  );
  return visits
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((one, other) => one.startsAt - other.startsAt);
}
