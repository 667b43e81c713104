import type { ReactNode } from 'react';
import { resolveEpc } from '../../domain/catalogue/energy';
import type { Property } from '../../domain/catalogue/property';
import { formatFloorNumber } from '../../domain/format/floor-name';
import { formatArea, formatValue } from '../../domain/format/property-value';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { EpcLabelShape } from '../../views/ui/epc-label';
import { KeyFactList } from '../../views/ui/key-fact-list';

/** Up to six key facts; the energy label, if any, is the last (docs/look.md). */
export function KeyFacts({
  ctx,
  property,
  id,
}: {
  ctx: RequestContext;
  property: Property;
  /** Where they are in the first screen. */
  id?: string;
}) {
  const { t } = ctx;
  const epc = resolveEpc(property);
  const facts: { term: string; value: ReactNode }[] = KEY_FACT_CANDIDATES.flatMap(
    ({ term, format }) => {
      const value = format(property, t);
      return value ? [{ term: t(term), value }] : [];
    },
  ).slice(0, epc.state === 'label' ? MAX_KEY_FACTS - 1 : MAX_KEY_FACTS);
  if (epc.state === 'label')
    facts.push({ term: t('KEY_EPC'), value: <EpcLabelShape label={epc.label} t={t} /> });
  return <KeyFactList {...{ id, facts }} />;
}

const MAX_KEY_FACTS = 6;

/** In order of importance: for a plot its width and what may be built, for a flat its floor before its year. */
const KEY_FACT_CANDIDATES: readonly {
  term: TextKey;
  format: (property: Property, t: RequestContext['t']) => string;
}[] = [
  { term: 'KEY_LIVING', format: (property, t) => formatArea(property.SurfaceLiving, t) },
  { term: 'KEY_GROUND', format: (property, t) => formatArea(property.SurfaceGround, t) },
  {
    term: 'KEY_FRONT_WIDTH',
    format: (property, t) =>
      isPlot(property) ? formatValue(property.FrontWidth, 'number', { unit: t('UNIT_M') }) : '',
  },
  {
    term: 'FIELD_AREA_APPLICATION',
    format: (property) => (isPlot(property) && property.AreaApplication) || '',
  },
  {
    term: 'FIELD_ALLOTMENT_PERMIT',
    format: (property, t) => (isPlot(property) && property.AllotmentPermit ? t('YES') : ''),
  },
  { term: 'KEY_BEDROOMS', format: ({ NumberOfBedRooms }) => formatOptionalCount(NumberOfBedRooms) },
  {
    term: 'KEY_BATHROOMS',
    format: ({ NumberOfBathRooms }) => formatOptionalCount(NumberOfBathRooms),
  },
  {
    term: 'KEY_FLOOR',
    format: ({ FloorNumber }, t) =>
      FloorNumber === undefined ? '' : formatFloorNumber(FloorNumber, t),
  },
  {
    term: 'KEY_CONSTRUCTION_YEAR',
    format: ({ ConstructionYear }) => String(ConstructionYear || ''),
  },
  { term: 'KEY_TERRACE', format: (property, t) => formatArea(property.SurfaceTerrace, t) },
  { term: 'KEY_PARKING', format: ({ NumberOfParkings }) => formatOptionalCount(NumberOfParkings) },
];

/** Ground with a front on the street, and no house on it. */
const isPlot = ({ FrontWidth, SurfaceLiving }: Property) => Boolean(FrontWidth && !SurfaceLiving);

const formatOptionalCount = (value: number | undefined): string => (value ? String(value) : '');
