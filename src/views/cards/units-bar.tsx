import type { ProjectUnits } from '../../domain/catalogue/project-units';

/** A bar with one cell per unit, free units first. The text beside it gives the same numbers. */
export function UnitsBar({
  units: { ids, available, underOption, closed },
}: {
  units: ProjectUnits;
}) {
  const cells = [
    ...Array<string>(available).fill('free'),
    ...Array<string>(underOption).fill('option'),
    ...Array<string>(closed).fill('sold'),
  ];
  return (
    <div className="units-available__bar" aria-hidden="true">
      {cells.map((cell, index) => (
        <i key={ids[index]} className={`is-${cell}`} />
      ))}
    </div>
  );
}
