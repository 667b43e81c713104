import type { Zones } from '../../src/domain/map/map-messages';
import type { ZoneSettings } from '../../src/domain/map/map-settings';

/**
 * Connects a map with the zone fields of its form: the checkboxes of cities, which also work without a
 * map, and the hidden field of the drawn shape, corners as 'latitude,longitude' separated by spaces.
 * `data-zones` names both fields; a map without it has none.
 */
export function createZoneFields(container: HTMLElement, postZones: (zones: Zones) => void) {
  const { towns: cities = [], fields } = JSON.parse(
    container.dataset.zones ?? '{}',
  ) as Partial<ZoneSettings>;
  const form = container.closest('form');
  const findInputs = (name: string | undefined) =>
    name ? [...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])] : [];
  const checkboxes = findInputs(fields?.towns);
  const [shape] = findInputs(fields?.shape);
  const goals = findInputs(fields?.goal);

  const readZones = (): Zones => ({
    towns: checkboxes.filter(({ checked }) => checked).map(({ value }) => value),
    shape: parseCorners(shape?.value ?? ''),
    goal: goals.find(({ checked }) => checked)?.value,
  });
  for (const input of [...checkboxes, ...goals])
    input.addEventListener('change', () => postZones(readZones()));

  return {
    /** Returns the cities to choose from and the current choice. */
    getZoneData: () => ({ towns: cities, zones: readZones() }),
    /** Writes a choice made on the map into the form. */
    setZones(zones: Zones) {
      for (const checkbox of checkboxes) checkbox.checked = zones.towns.includes(checkbox.value);
      if (shape) shape.value = zones.shape.map((corner) => corner.join(',')).join(' ');
      // Validation, draft, chips and count listen to these events, which a ticked checkbox also fires.
      for (const eventType of ['input', 'zones-set'])
        checkboxes[0]?.dispatchEvent(new Event(eventType, { bubbles: true }));
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
