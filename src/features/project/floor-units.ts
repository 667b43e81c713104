import type { Property } from '../../domain/catalogue/property';

/** The units of one floor; floor undefined for units without one. */
export interface FloorUnits {
  floor: number | undefined;
  units: Property[];
}

/** Groups units by floor from the lowest up, sorted by number: 2 before 10. */
export function groupUnitsByFloor(units: readonly Property[]): FloorUnits[] {
  const order = new Intl.Collator('nl', { numeric: true });
  const name = ({ UnitNumber, ID }: Property) => UnitNumber ?? String(ID);
  const sorted = [...units].sort((a, b) => order.compare(name(a), name(b)));
  const floors = new Map<number | undefined, Property[]>();
  for (const unit of sorted) {
    const onFloor = floors.get(unit.FloorNumber);
    if (onFloor) onFloor.push(unit);
    else floors.set(unit.FloorNumber, [unit]);
  }
  return [...floors]
    .map(([floor, onFloor]) => ({ floor, units: onFloor }))
    .sort((a, b) => (a.floor ?? Number.POSITIVE_INFINITY) - (b.floor ?? Number.POSITIVE_INFINITY));
}
