import type { Property } from '../../domain/catalogue/property';

/** The units of one floor; `floor` is undefined for units without one. */
export interface FloorUnits {
  floor: number | undefined;
  units: Property[];
}

/** Groups units by floor from the lowest up, sorted by number: 2 before 10. */
export function groupUnitsByFloor(units: readonly Property[]): FloorUnits[] {
  const order = new Intl.Collator('nl', { numeric: true });
  const getUnitName = ({ UnitNumber, ID }: Property) => UnitNumber ?? String(ID);
  const sorted = [...units].sort((a, b) => order.compare(getUnitName(a), getUnitName(b)));
  const floors = new Map<number | undefined, Property[]>();
  for (const unit of sorted) {
    const floorUnits = floors.get(unit.FloorNumber);
    if (floorUnits) floorUnits.push(unit);
    else floors.set(unit.FloorNumber, [unit]);
  }
  return [...floors]
    .map(([floor, floorUnits]) => ({ floor, units: floorUnits }))
    .sort((a, b) => (a.floor ?? Number.POSITIVE_INFINITY) - (b.floor ?? Number.POSITIVE_INFINITY));
}
