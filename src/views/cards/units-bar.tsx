import type { ProjectUnits } from '../../domain/catalogue/project-units';

/** One cell a unit, free ones first: how much is left, seen at once. The words for it stand beside it. */
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
      {cells.map((cell, place) => (
        <i key={ids[place]} className={`is-${cell}`} />
      ))}
    </div>
  );
}
