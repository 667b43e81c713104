import type { Zones } from './message';
import type { ZoneSettings } from './settings';

/**
 * The zones of the form that a map stands in: its town checkboxes, which are the way of those who
 * cannot use a map, and the hidden field of the drawn area, corners as 'latitude,longitude' parted by
 * spaces. `data-zones` names both fields; a map without it has none.
 */
export function createZoneFields(place: HTMLElement, say: (zones: Zones) => void) {
  const { towns = [], fields } = JSON.parse(place.dataset.zones ?? '{}') as Partial<ZoneSettings>;
  const form = place.closest('form');
  const inputs = (name: string | undefined) =>
    name ? [...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])] : [];
  const boxes = inputs(fields?.towns);
  const [area] = inputs(fields?.area);

  const chosen = (): Zones => ({
    towns: boxes.filter(({ checked }) => checked).map(({ value }) => value),
    area: parseCorners(area?.value ?? ''),
  });
  for (const box of boxes) box.addEventListener('change', () => say(chosen()));

  return {
    /** What the map is told of them. */
    offered: () => ({ towns, zones: chosen() }),
    /** Takes over what was chosen on the map. */
    choose(zones: Zones) {
      for (const box of boxes) box.checked = zones.towns.includes(box.value);
      if (area) area.value = zones.area.map((corner) => corner.join(',')).join(' ');
      // The form hears of it as of a box that was ticked: what was wrong is right, a draft is kept.
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
