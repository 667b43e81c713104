import type { SvgSheet } from './svg-sheet.ts';

/** A floor plan's sheet, its scale in pixels per metre, and functions from shares to pixels. */
export type PlanCanvas = {
  sheet: SvgSheet;
  scale: number;
  px: (share: number) => number;
  py: (share: number) => number;
  width: number;
  depth: number;
  mirrored: boolean;
};
