import type { Listing } from '../listing.ts';
export const FLAGSHIPS: readonly Listing[] = [];
