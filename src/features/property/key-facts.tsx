import { epcOf } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { formatValue } from '../../domain/format/value';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { EpcLabelShape } from '../../views/ui/epc-label';
import { floorNumber } from '../../views/ui/floor-name';

/** Up to six cells between two hairlines; the energy label, where there is one, is the last (look/tokens). */
export function KeyFacts({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t } = ctx;
  const epc = epcOf(property);
  const told = CANDIDATES.flatMap(({ term, tell }) => {
    const value = tell(property, t);
    return value ? [{ term, value }] : [];
  }).slice(0, epc.state === 'label' ? MOST - 1 : MOST);
  if (told.length === 0 && epc.state !== 'label') return null;
  return (
    <dl className="key-facts">
      {told.map(({ term, value }) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {epc.state === 'label' && (
        <div>
          <dt>{t('KEY_EPC')}</dt>
          <dd>
            <EpcLabelShape label={epc.label} t={t} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const MOST = 6;

/** In order of what decides: a plot of land ends at its width, a flat tells its floor before its year. */
const CANDIDATES: readonly {
  term: TextKey;
  tell: (property: Property, t: RequestContext['t']) => string;
}[] = [
  { term: 'KEY_LIVING', tell: (property, t) => area(property.SurfaceLiving, t) },
  { term: 'KEY_GROUND', tell: (property, t) => area(property.SurfaceGround, t) },
  {
    term: 'KEY_FRONT_WIDTH',
    tell: ({ FrontWidth, SurfaceLiving }, t) =>
      FrontWidth && !SurfaceLiving ? formatValue(FrontWidth, 'number', { unit: t('UNIT_M') }) : '',
  },
  { term: 'KEY_BEDROOMS', tell: ({ NumberOfBedRooms }) => count(NumberOfBedRooms) },
  { term: 'KEY_BATHROOMS', tell: ({ NumberOfBathRooms }) => count(NumberOfBathRooms) },
  {
    term: 'KEY_FLOOR',
    tell: ({ FloorNumber }, t) => (FloorNumber === undefined ? '' : floorNumber(FloorNumber, t)),
  },
  { term: 'KEY_CONSTRUCTION_YEAR', tell: ({ ConstructionYear }) => String(ConstructionYear || '') },
  { term: 'KEY_TERRACE', tell: (property, t) => area(property.SurfaceTerrace, t) },
  { term: 'KEY_PARKING', tell: ({ NumberOfParkings }) => count(NumberOfParkings) },
];

const area = (value: number | undefined, t: RequestContext['t']): string =>
  value ? formatValue(value, 'number', { unit: t('UNIT_M2') }) : '';

const count = (value: number | undefined): string => (value ? String(value) : '');
