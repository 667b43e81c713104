import { computeEditDistance } from '../../../../domain/catalogue/edit-distance';
import { LANGUAGES } from '../../../../domain/language/language';
import { getInterfaceTexts } from '../../../../domain/language/texts';
import {
  comparePlaceholders,
  formatPlaceholders,
  listPlaceholders,
} from '../../../../domain/site/compare-placeholders';
import { TEXTS_FILE } from './file-names';
import type { FindingWords, SnapshotRule } from './finding';
import { createErrorFinding, createSiteError } from './finding';

/** An own text replaces one that exists, and says with its placeholders what that one says (decision 117). */
export const OWN_TEXTS_RULE: SnapshotRule = {
  requiredFiles: [TEXTS_FILE],
  *check({ source }) {
    for (const [key, byLanguage] of Object.entries(source[TEXTS_FILE])) {
      if (!Object.hasOwn(getInterfaceTexts('nl'), key)) {
        yield createErrorFinding(TEXTS_FILE, key, '', describeUnknownKey(key));
        continue;
      }
      for (const language of LANGUAGES) {
        const text = byLanguage[language];
        const problem = text && describePlaceholders(text, getInterfaceTexts(language)[key] ?? '');
        if (problem) yield createSiteError(TEXTS_FILE, key, language, ...problem);
      }
    }
  },
};

/** Beyond a third of its letters a key was not mistyped. */
const MAX_MISTYPED_SHARE = 1 / 3;

function describeUnknownKey(key: string): string {
  const [nearest] = Object.keys(getInterfaceTexts('nl'))
    .map((known) => ({ known, distance: computeEditDistance(key.toUpperCase(), known) }))
    .sort((one, other) => one.distance - other.distance);
  const isMistyped = nearest && nearest.distance <= key.length * MAX_MISTYPED_SHARE;
  return `is no text of the site${isMistyped ? `: did you mean ${nearest.known}?` : '; data/texts/nl.json lists them'}`;
}

/** Returns what is wrong with the placeholders of an own text; a promise may be left out or added. */
function describePlaceholders(
  text: string,
  original: string,
): readonly [message: string, words: FindingWords] | undefined {
  const { lost, added } = comparePlaceholders(text, original);
  const known = listPlaceholders(original);
  if (added.length > 0)
    return [
      `holds ${formatPlaceholders(added)}, which nothing fills in here${known.length > 0 ? `: it has ${formatPlaceholders(known)}` : ''}`,
      { key: 'DESK_SITE_TEXT_ADDED', values: { names: formatPlaceholders(added) } },
    ];
  return lost.length > 0
    ? [
        `lacks ${formatPlaceholders(lost)}, which the sentence is about`,
        { key: 'DESK_SITE_TEXT_LACKS', values: { names: formatPlaceholders(lost) } },
      ]
    : undefined;
}
