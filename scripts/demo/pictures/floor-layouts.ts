import { businessLayouts } from './business-layouts.ts';
import { flatLayouts } from './flat-layouts.ts';
import type { FloorLayout } from './floor-layout.ts';
import { homeLayouts } from './home-layouts.ts';

const layouts = { ...homeLayouts, ...flatLayouts, ...businessLayouts };

export type PlanKind = keyof typeof layouts;

/** The floors of the demonstration; the street is at the bottom. */
export const floorLayouts: Record<PlanKind, FloorLayout> = layouts;
