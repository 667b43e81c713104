import { DEFAULT_COLORS } from '../../../../domain/site/palette';
import type { BaseColor } from '../../../../domain/site/palette-contrast';
import { findWeakPair, fitColor } from '../../../../domain/site/palette-contrast';
import { getSiteColors } from '../../../../domain/site/site-colors';
import { CONFIGURATION_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createSiteError } from './finding';

/** A configured colour carries text all over the site: one that cannot is refused, with the nearest that can. */
export const PALETTE_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE],
  *check({ source }) {
    const configuration = source[CONFIGURATION_FILE];
    const colors = getSiteColors(configuration);
    for (const base of Object.keys(configuration.colors) as BaseColor[]) {
      const weak = findWeakPair(colors, base);
      if (!weak) continue;
      const { color, on, contrast, least } = weak;
      const nearest = fitColor(colors, base, DEFAULT_COLORS[base]);
      yield createSiteError(
        CONFIGURATION_FILE,
        'configuration',
        `colors.${base}`,
        `is ${colors[base]}, which puts ${color} on ${on}: contrast ${contrast.toFixed(1)}, where ${least} is needed; the nearest that passes is ${nearest}`,
        { key: 'DESK_SITE_COLOR_WEAK', values: { nearest } },
      );
    }
  },
};
