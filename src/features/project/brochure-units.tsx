import type { Property } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { formatFloorNumber } from '../../domain/format/floor-name';
import { formatArea } from '../../domain/format/property-value';
import type { RequestContext } from '../../platform/request-context';
import { formatPriceOrOnDemand } from '../../views/facts/property-price';
import type { FloorUnits } from './floor-units';
import { UNIT_STATE_TEXTS } from './units-table';

/** Most units on a sheet beside pictures and texts; beyond it only open ones are listed. */
const MAX_UNITS = 26;

/** The units of a project on paper: a line each, the sold ones left out where all have no room. */
export function BrochureUnits({
  ctx,
  floors,
}: {
  ctx: RequestContext;
  floors: readonly FloorUnits[];
}) {
  const { t, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const all = floors.flatMap(({ units }) => units);
  if (all.length === 0) return null;
  const open = all.filter((unit) => !isClosed(getPropertyState(unit, listings)));
  const listed = (all.length > MAX_UNITS ? open : all).slice(0, MAX_UNITS);
  return (
    <table className="brochure__units">
      <thead>
        <tr>
          <th scope="col">{t('UNIT')}</th>
          <th scope="col">{t('KEY_FLOOR')}</th>
          <th scope="col">{t('PROJECT_UNIT_COLUMN_SURFACE')}</th>
          <th scope="col">{t('PROJECT_UNIT_COLUMN_TERRACE')}</th>
          <th scope="col">{t('PROJECT_UNIT_COLUMN_BEDROOMS')}</th>
          <th scope="col">{t('PROJECT_UNIT_COLUMN_PRICE')}</th>
          <th scope="col">{t('PROJECT_UNIT_COLUMN_STATUS')}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map((unit) => (
          <UnitLine key={unit.ID} ctx={ctx} unit={unit} />
        ))}
      </tbody>
    </table>
  );
}

function UnitLine({ ctx, unit }: { ctx: RequestContext; unit: Property }) {
  const { t, snapshot } = ctx;
  const state = getPropertyState(unit, snapshot.site.configuration.listings);
  return (
    <tr>
      <th scope="row">{unit.UnitNumber ?? unit.ID}</th>
      <td>{unit.FloorNumber !== undefined && formatFloorNumber(unit.FloorNumber, t)}</td>
      <td>{formatArea(unit.SurfaceLiving, t)}</td>
      <td>{formatArea(unit.SurfaceTerrace, t)}</td>
      <td>{unit.NumberOfBedRooms}</td>
      <td>{!isClosed(state) && formatPriceOrOnDemand(ctx, unit)}</td>
      <td>{t(UNIT_STATE_TEXTS[state])}</td>
    </tr>
  );
}
