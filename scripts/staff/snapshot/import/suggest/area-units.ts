import type { SourcePath } from './list-source-paths';

/** Square metres by the units that programs write beside an area. */
const AREA_UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, 'm²': 1, m2: 1, sqm: 1, squareMeter: 1, squareMetre: 1, MTK: 1, ca: 1, centiare: 1 },
  ...{ a: 100, are: 100, ares: 100, ha: 10_000, hectare: 10_000, hectares: 10_000 },
  ...{ acre: 4046.8564224, square: 9.290304, sqft: 0.09290304, FTK: 0.09290304 },
};

/** Multiplies areas by the unit that stands beside them, or in the name of their column. */
export function addUnits(
  fields: Record<string, unknown>,
  tables: Record<string, unknown>,
  paths: readonly SourcePath[],
): void {
  for (const [field, rule] of Object.entries(fields as Record<string, { from?: string }>)) {
    if (!field.startsWith('Surface') || !rule.from) continue;
    const { from } = rule;
    const named = /[ _(](?:(ares?)|(ha|hectares?))\)?$/i.exec(from);
    if (named) fields[field] = { ...rule, times: named[1] ? 100 : 10_000 };
    // '<terrain unite="ares">', or {"value": 620, "unit": "m2"}.
    const group = from.replace(/\.[^.]*$/, '');
    const unit = paths.find(
      ({ path }) =>
        (path.startsWith(`${from}.@`) || path.startsWith(`${group}.`)) &&
        /^\.@?(?:unit|eenheid|unite|einheit)$/i.test(
          path.slice(path.startsWith(`${from}.@`) ? from.length : group.length),
        ),
    );
    if (!unit) continue;
    fields[field] = { ...rule, times: { from: unit.path, table: 'AreaUnits' } };
    tables.AreaUnits = AREA_UNITS;
  }
}
