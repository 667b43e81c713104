import type { Colour } from './palette.ts';

/** A person drawn as a paper cut: half of the face in light, half in shade. */
export type Portrait = {
  ground: Colour;
  skin: Colour;
  hair: Colour;
  style: 'long' | 'short' | 'bun' | 'bald' | 'bob' | 'curls' | 'parted';
  coat: Colour;
  shirt: Colour;
  beard?: boolean;
  glasses?: boolean;
};
