import type { EpcLabel } from '../catalogue/energy';

/** Formats an energy label: 'a_plusplus' → 'A++', 'a_sub' → 'A-'. */
export const formatEpcLabel = (label: EpcLabel): string =>
  label.replace('_', '').replaceAll('plus', '+').replace('sub', '-').toUpperCase();
