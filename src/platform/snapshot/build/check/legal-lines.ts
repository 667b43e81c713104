import { CONFIGURATION_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createWarningFinding } from './finding';

const NUMBER_ONLY = /^(?:polis|police|policy|nr\.?|n°)?\s*[\d.\s/-]*$/i;

/** Warns of an insurer without a name: the number of a policy alone tells nobody whom to turn to (decision 21). */
export const LEGAL_LINES_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE],
  *check({ source }) {
    const { liabilityInsurer } = source[CONFIGURATION_FILE].agency;
    for (const [language, text] of Object.entries(liabilityInsurer)) {
      if (typeof text === 'string' && NUMBER_ONLY.test(text.trim()))
        yield createWarningFinding(
          CONFIGURATION_FILE,
          'configuration',
          `agency.liabilityInsurer.${language}`,
          'names no insurer: the name must stand before the policy',
        );
    }
  },
};
