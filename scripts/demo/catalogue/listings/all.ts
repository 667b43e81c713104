import type { DemoProperty } from '../demo-listing.ts';
import { applyVisibleFacts } from '../house-facts.ts';
import { UNIT_LISTINGS } from '../units.ts';
import { BUSINESS } from './business.ts';
import { FLAGSHIPS } from './flagships.ts';
import { HOMES } from './homes.ts';
import { PLOTS } from './plots.ts';
import { RENTALS } from './rentals.ts';

/** Every listing of the demonstration, the newest first. */
export const DEMO_LISTINGS: readonly DemoProperty[] = [
  ...FLAGSHIPS,
  ...UNIT_LISTINGS,
  ...HOMES,
  ...PLOTS,
  ...BUSINESS,
  ...RENTALS,
]
  .map(applyVisibleFacts)
  .sort((a, b) => b.id - a.id);
