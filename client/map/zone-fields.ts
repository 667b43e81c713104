import type { Zones } from '../../src/domain/map/map-messages';
import type { ZoneSettings } from '../../src/domain/map/map-settings';

/**
 * Connects a map with the zone fields of its form: the checkboxes of towns, which also work without a
 * map, and the hidden field of the drawn area, corners as 'latitude,longitude' separated by spaces.
 * `data-zones` names both fields; a map without it has none.
 */
export function createZoneFields(container: HTMLElement, postZones: (zones: Zones) => void) {
  const { towns = [], fields } = JSON.parse(
    container.dataset.zones ?? '{}',
  ) as Partial<ZoneSettings>;
  const form = container.closest('form');
  const inputs = (name: string | undefined) =>
    name ? [...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])] : [];
  const boxes = inputs(fields?.towns);
  const [area] = inputs(fields?.area);

  const readZones = (): Zones => ({
    towns: boxes.filter(({ checked }) => checked).map(({ value }) => value),
    area: parseCorners(area?.value ?? ''),
  });
  for (const box of boxes) box.addEventListener('change', () => postZones(readZones()));

  return {
    /** Returns the towns to choose from and the current choice. */
    getZoneData: () => ({ towns, zones: readZones() }),
    /** Writes a choice made on the map into the form. */
    setZones(zones: Zones) {
      for (const box of boxes) box.checked = zones.towns.includes(box.value);
      if (area) area.value = zones.area.map((corner) => corner.join(',')).join(' ');
      // As if a checkbox was ticked: validation and the draft listen to this event.
      boxes[0]?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const parseCorners = (text: string): [number, number][] =>
  text
    .split(' ')
    .map((corner) => corner.split(',').map(Number))
    .flatMap(([latitude, longitude]) =>
      Number.isFinite(latitude) && Number.isFinite(longitude)
        ? [[latitude, longitude] as [number, number]]
        : [],
    );
