import * as v from 'valibot';
import file from '../../../data/law/cost-sources.json';
import { IsoDate } from '../catalogue/record-values';
import type { Language } from '../language/language';
import { LANGUAGES } from '../language/language';
import { memoizePerObject } from '../memoize-per-object';

const Words = v.pipe(v.string(), v.nonEmpty());

/** What a source is called: in each language, or a proper name that is the same in all. */
const SourceName = v.union([v.strictObject(v.entriesFromList(LANGUAGES, Words)), Words]);
type SourceName = v.InferOutput<typeof SourceName>;

/** The laws, tariffs and examples that rules of costs are taken from (data/law/cost-sources.json). */
export const CostSourceFile = v.strictObject({
  /** A source without publisher is the agency's own. */
  sources: v.record(
    v.string(),
    v.strictObject({ title: SourceName, publisher: v.optional(SourceName) }),
  ),
});

/** Where a rule was read: a source by its name, the part of it, and the day of that text. */
export const CostSource = v.strictObject({
  name: v.picklist(Object.keys(file.sources)),
  part: v.optional(SourceName),
  date: IsoDate,
});
export type CostSource = v.InferOutput<typeof CostSource>;

const parseSources = memoizePerObject((content: typeof file) => v.parse(CostSourceFile, content));

/** Describes where a rule was read, in a language: 'Code …, art. 44', and who publishes that; by default the agency. */
export function describeCostSource({ name, part }: CostSource, language: Language, agency: string) {
  const source = parseSources(file).sources[name];
  const title = resolveName(source?.title, language);
  return {
    title: part ? `${title}, ${resolveName(part, language)}` : title,
    publisher: resolveName(source?.publisher, language) || agency,
  };
}

const resolveName = (name: SourceName | undefined, language: Language): string =>
  (typeof name === 'string' ? name : name?.[language]) ?? '';
