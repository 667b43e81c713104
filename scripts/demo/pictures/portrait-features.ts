import type { Colour } from './palette.ts';

/** A person drawn as a paper cut: half of the face in light, half in shade. */
export type Portrait = {
  ground: Colour;
  skin: Colour;
  hair: Colour;
  style: 'short' | 'bun' | 'bald' | 'bob' | 'curls' | 'parted' | 'swept' | 'waves' | 'quiff';
  coat: Colour;
  shirt: Colour;
  collar: 'shirt' | 'round' | 'roll' | 'scarf';
  /** Width and length of the head, breadth of the shoulders; 1 for the pattern. */
  build: readonly [wide: number, long: number, broad: number];
  /** The head's tilt in degrees, and how far it looks aside in pixels. */
  pose: readonly [tilt: number, aside: number];
  nose: 'soft' | 'straight' | 'broad';
  mouth: 'smile' | 'laugh' | 'calm';
  /** Light from the right instead of the left. */
  mirrored?: boolean;
  /** Lines of a life at eyes and mouth. */
  lines?: boolean;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
};
