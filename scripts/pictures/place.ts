import { fromTheGate } from './gate.ts';
import { type Backdrop, drawBackdrop } from './hills.ts';
import { fromTheHill } from './hilltop.ts';
import { drawFringe, drawMeadow } from './meadow.ts';
import { seeded } from './random.ts';
import { Sheet } from './sheet.ts';
import type { View } from './view.ts';
import { type Hour, hours, type Season, seasons } from './weather.ts';

/** Ground to look at: plots, a meadow, a camping; seen from the gate (`zicht`) or from the hill (`omgeving`). */
export type Place = {
  season: Season;
  hour: Hour;
  backdrop: Backdrop;
  kind: 'plot' | 'village' | 'meadow' | 'camping' | 'street';
};

/** The grounds of the demonstration. */
export const places: Record<string, Place> = {
  camping: {
    season: 'summer',
    hour: 'morning',
    backdrop: { hills: 0.2, cover: 'forest' },
    kind: 'camping',
  },
  'bouwgrond-helling': {
    season: 'spring',
    hour: 'afternoon',
    backdrop: { hills: 0.2, cover: 'mixed' },
    kind: 'plot',
  },
  'bouwgrond-dorp': {
    season: 'summer',
    hour: 'evening',
    backdrop: { hills: 0.15, cover: 'mixed' },
    kind: 'village',
  },
  weide: {
    season: 'autumn',
    hour: 'morning',
    backdrop: { hills: 0.18, cover: 'pasture' },
    kind: 'meadow',
  },
  garage: {
    season: 'autumn',
    hour: 'overcast',
    backdrop: { hills: 0.14, cover: 'mixed' },
    kind: 'street',
  },
};

/** A place from its gate, or from the hill above it. */
export function drawPlace(name: string, place: Place, picture: 'zicht' | 'omgeving'): Sheet {
  const high = picture === 'omgeving';
  const sheet = new Sheet(1920, 1440);
  const view: View = {
    sheet,
    camera: {
      eye: [0, 0, high ? 27 : 2.4],
      turn: high ? -0.05 : 0.05,
      focal: 1700,
      centre: 960,
      horizon: sheet.height * (high ? 0.4 : 0.55),
    },
    light: hours[place.hour],
    growth: seasons[place.season],
    random: seeded(`${name} ${picture}`),
    air: high ? 700 : 420,
  };
  drawBackdrop(view, high ? { ...place.backdrop, trees: 0.5 } : place.backdrop);
  drawMeadow(view);
  if (high && view.random() < 0.55) sheet.mirror();
  if (high) fromTheHill(view, place);
  else {
    fromTheGate[place.kind](view);
    drawFringe(view);
  }
  return sheet;
}
