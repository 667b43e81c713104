import { guessLanguage } from './guess-language';
import type { SourcePath } from './list-source-paths';
import { generalizeLanguage } from './path-names';
import type { ProposedRule } from './proposed-rule';

const TEXTS = ['TypeDescription', 'ShortDescription', 'Description', 'LocationDescription'];
/** Shorter texts are headlines, addresses or remarks. */
const MIN_LENGTH = 60;

/**
 * Adds a description where no path has its name, the longest texts of the listings; a headline where there is none, the
 * beginning of the description; and the language of texts that are in one only.
 */
export function proposeTexts(
  proposals: Map<string, ProposedRule>,
  paths: readonly SourcePath[],
  records: number,
): void {
  const taken = new Set([...proposals.values()].map(({ rule }) => rule.from));
  const [longest] = paths
    .filter(({ path, count }) => count * 2 >= records && !taken.has(generalizeLanguage(path)))
    .map((source) => ({ source, length: measureTexts(source) }))
    .filter(({ length }) => length >= MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  if (longest && !proposals.has('Description'))
    proposals.set('Description', {
      rule: { from: generalizeLanguage(longest.source.path) },
      unknown: [],
    });
  const headline = proposals.get('ShortDescription') ?? proposals.get('Description');
  if (headline && !proposals.has('TypeDescription'))
    proposals.set('TypeDescription', {
      rule: { from: headline.rule.from, required: true, max: 60 },
      unknown: [],
    });
  for (const field of TEXTS) {
    const proposal = proposals.get(field);
    const source = paths.find(({ path }) => path === proposal?.rule.from);
    const language = source && guessLanguage(source.values);
    if (proposal && language) proposal.rule.language = language;
  }
}

/** Returns how long the texts of a path are on average; 0 for addresses of files. */
function measureTexts({ values }: SourcePath): number {
  const texts = values.map(String);
  if (texts.length === 0 || texts.some((text) => /^https?:\/\/\S+$/.test(text))) return 0;
  const hasTags = texts.some((text) => /<(?:p|br|ul|li|div)\b/i.test(text));
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  return hasTags ? Math.max(length, MIN_LENGTH) : length;
}
