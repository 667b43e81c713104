import { MapPlace } from '../../../../../views/ui/map-place';
import { optionText, Tiles } from './choice';
import type { InputProps } from './input';
import { textOf } from './input';

/** The towns on a map, and ticked in a list by those who use none (§3, demand register). */
export function Zones(props: InputProps) {
  const { ctx, field, options } = props;
  if (field.kind !== 'zones') return null;
  const towns = options.flatMap(({ place, ...option }) =>
    place ? [{ value: option.value, label: optionText(ctx, option), place }] : [],
  );
  const fields = { towns: field.name, area: field.area };
  return (
    <div className="zones-of-choice">
      <MapPlace
        ctx={ctx}
        title={ctx.t(field.map)}
        settings={{ mapType: 'zones', customMarker: 'price' }}
        zones={{ towns, fields }}
      />
      <div className="zones-of-choice__list">
        <Tiles {...props} />
      </div>
    </div>
  );
}

export function DrawnArea({ field, id, values }: InputProps) {
  return <input {...{ id, name: field.name, type: 'hidden', value: textOf(values, field) }} />;
}
