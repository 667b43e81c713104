import { type House, openings } from './house.ts';
import { drawGrass, drawMeadow, drawWay } from './meadow.ts';
import { type Colour, mix } from './palette.ts';
import { drawPath, drawTerrace } from './path.ts';
import { drawBays, drawPaving, drawStreet } from './paving.ts';
import type { View } from './view.ts';

/** Lays what is underfoot and says what it is. */
export function drawGround(
  view: View,
  house: House,
  from: 'front' | 'back',
): House['setting']['ground'] {
  const ground = from === 'back' ? 'lawn' : house.setting.ground;
  const { growth, light } = view;
  const paved: Partial<Record<typeof ground, Colour>> = {
    cobbles: '#a8a296',
    gravel: '#b8ac96',
    street: '#9d9a93',
  };
  drawMeadow(view, mix(paved[ground] ?? growth.meadow, light.horizon, 0.06));
  if (ground === 'lawn') drawGrass(view);
  if (ground === 'street') drawStreet(view);
  else if (ground === 'cobbles') drawPaving(view, '#a8a296');
  else if (ground === 'gravel') drawBays(view);
  const [main] = house.volumes;
  if (house.setting.trees === 'river' && from === 'back') drawRiver(view);
  const door = openings(main.front ?? [], main.width, main.eaves).find(
    ({ kind, z }) => kind === 'door' && z === 0,
  );
  if (ground === 'lawn' && from === 'front' && door)
    drawPath(view, main.at[0] - main.width / 2 + door.x + door.width / 2, main.at[1]);
  if (from === 'back') drawTerrace(view, main);
  return ground;
}

function drawRiver(view: View): void {
  const { light } = view;
  drawWay(
    view,
    [
      [-60, 8, 20],
      [-34, 2, 10],
      [-24, -6, 9],
      [-20, -16, 9],
    ],
    mix('#7f989c', light.horizon, 0.45),
  );
}
