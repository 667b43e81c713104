import type { Property } from '../../domain/catalogue/property';
import type { PropertyState } from '../../domain/catalogue/property-state';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { DOT } from '../../domain/format/dot';
import { formatFloorName } from '../../domain/format/floor-name';
import { formatArea } from '../../domain/format/property-value';
import { buildImageUrl } from '../../domain/images/image-url';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { readCatalogueWord } from '../../views/facts/catalogue-word';
import { formatPriceOrOnDemand } from '../../views/facts/property-price';
import type { FloorUnits } from './floor-units';

export interface UnitsTableProps {
  ctx: RequestContext;
  floors: readonly FloorUnits[];
  /** The IDs of the units that fit what a list asked for; undefined if nothing was asked. */
  fitting: ReadonlySet<number> | undefined;
}

const COLUMN_TEXTS: readonly TextKey[] = [
  'UNIT',
  'PROJECT_UNIT_COLUMN_TYPE',
  'PROJECT_UNIT_COLUMN_SURFACE',
  'PROJECT_UNIT_COLUMN_TERRACE',
  'PROJECT_UNIT_COLUMN_BEDROOMS',
  'PROJECT_UNIT_COLUMN_PRICE',
  'PROJECT_UNIT_COLUMN_STATUS',
  'FLOOR_PLAN',
];

/**
 * The units by floor with price, area, bedrooms, state and plan (§3, unit). On a phone area and
 * bedrooms are below the name of the unit instead of in columns.
 */
export function UnitsTable({ ctx, floors, fitting }: UnitsTableProps) {
  const { t } = ctx;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="units" aria-label={t('UNITS_TABLE')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('UNITS_TABLE')}</caption>
        <thead>
          <tr>
            {COLUMN_TEXTS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {floors.map(({ floor, units }) => (
          <tbody key={floor ?? 'none'}>
            {floor !== undefined && (
              <tr className="units__floor">
                <th colSpan={COLUMN_TEXTS.length} scope="rowgroup">
                  {formatFloorName(floor, t)}
                </th>
              </tr>
            )}
            {units.map((unit) => (
              <UnitRow key={unit.ID} ctx={ctx} unit={unit} fits={fitting?.has(unit.ID)} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface UnitRowProps {
  ctx: RequestContext;
  unit: Property;
  fits: boolean | undefined;
}

function UnitRow({ ctx, unit, fits }: UnitRowProps) {
  const { t, href, snapshot } = ctx;
  const { listings, images } = snapshot.site.configuration;
  const state = getPropertyState(unit, listings);
  const kind = readCatalogueWord(ctx, 'MainTypeName', unit.MainTypeName, unit.language);
  const number = unit.UnitNumber ?? String(unit.ID);
  const plan = unit.Pictures.find(({ Kind }) => Kind === 'plan');
  return (
    <tr className={isClosed(state) ? 'is-closed' : fits ? 'is-fitting' : undefined}>
      <th scope="row">
        <a href={href.property(unit)}>{t('UNIT_N', { number })}</a>
        {fits && <em> {t('UNIT_FITS')}</em>}
        <small>
          {[formatArea(unit.SurfaceLiving, t), formatBedrooms(unit, t)].filter(Boolean).join(DOT)}
        </small>
      </th>
      <td lang={kind.lang}>{kind.text}</td>
      <td>{formatArea(unit.SurfaceLiving, t)}</td>
      <td>{formatArea(unit.SurfaceTerrace, t)}</td>
      <td>{unit.NumberOfBedRooms}</td>
      <td className="units__price">{isClosed(state) ? '' : formatPriceOrOnDemand(ctx, unit)}</td>
      <td className={`units__state units__state--${state}`}>{t(UNIT_STATE_TEXTS[state])}</td>
      <td>
        {plan && (
          <a href={buildImageUrl(plan.Url, 1600, images)}>
            {t('FLOOR_PLAN')}
            <span className="visually-hidden"> {t('UNIT_N', { number })}</span>
          </a>
        )}
      </td>
    </tr>
  );
}

/** The state of a unit as tables of units say it. */
export const UNIT_STATE_TEXTS: Record<PropertyState, TextKey> = {
  sold: 'SOLD',
  rented: 'RENTED',
  'under-option': 'UNDER_OPTION',
  'for-sale': 'UNITS_AVAILABLE',
  'for-rent': 'UNITS_AVAILABLE',
  'for-takeover': 'UNITS_AVAILABLE',
};

const formatBedrooms = ({ NumberOfBedRooms }: Property, t: Translate): string =>
  NumberOfBedRooms ? t('FACT_BEDROOMS', { count: NumberOfBedRooms }) : '';
