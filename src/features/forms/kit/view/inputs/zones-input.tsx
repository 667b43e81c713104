import { LazyMap } from '../../../../../views/ui/lazy-map';
import { ChoiceTiles, formatOption } from './choice-input';
import type { InputProps } from './input-props';
import { getTextValue } from './input-props';

/** Cities to select on a map, or in a list without it (§3, demand register). */
export function ZonesInput(props: InputProps) {
  const { ctx, field, options } = props;
  if (field.kind !== 'zones') return null;
  const cities = options.flatMap(({ coordinates, ...option }) =>
    coordinates
      ? [{ value: option.value, label: formatOption(ctx, option), place: coordinates }]
      : [],
  );
  const fields = { towns: field.name, area: field.area };
  return (
    <div className="zone-picker">
      <LazyMap
        ctx={ctx}
        title={ctx.t(field.map)}
        settings={{ mapType: 'zones', customMarker: 'price' }}
        zones={{ towns: cities, fields }}
      />
      <div className="zone-picker__list">
        <ChoiceTiles {...props} />
      </div>
    </div>
  );
}

export function DrawnAreaInput({ field, id, values }: InputProps) {
  return (
    <input {...{ id, name: field.name, type: 'hidden', value: getTextValue(values, field) }} />
  );
}
