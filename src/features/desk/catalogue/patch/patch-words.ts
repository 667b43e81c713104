import type { Property, PropertyByLanguage } from '../../../../domain/catalogue/property';
import { collectPhrases } from '../../../../domain/catalogue/words/indexed-phrases';
import { toIndexedText } from '../../../../domain/catalogue/words/property-lines';
import { TextReader } from '../../../../domain/catalogue/words/word-index';
import type { CatalogueLanguage } from '../../../../domain/language/language';
import type { Synonym } from '../../../../domain/site/synonym';
import type { WordEdit } from '../../../../platform/snapshot/word-part';
import { getWordPartNumber, patchWordPart } from '../../../../platform/snapshot/word-part';

/** The record of a property before a change and after it. */
export interface ChangedProperty {
  before: PropertyByLanguage;
  after: PropertyByLanguage;
}

/** The parts of one language, and how they are read and stored. */
interface WordPatch {
  hashes: readonly string[];
  language: CatalogueLanguage;
  synonyms: readonly Synonym[];
  readText(hash: string): Promise<string>;
  store(bytes: Uint8Array): Promise<string>;
}

/** Stores the parts of the index of words that other texts of properties change; returns the hashes of all. */
export async function patchWords(
  changes: readonly ChangedProperty[],
  { hashes, language, synonyms, readText, store }: WordPatch,
): Promise<string[]> {
  const reader = new TextReader(collectPhrases(synonyms, language), language);
  const edits = new Map<number, Map<string, WordEdit>>();
  const noteEdit = (key: string, place: number, kind: keyof WordEdit, id: number) => {
    const number = getWordPartNumber(key, hashes.length);
    const ofPart = edits.get(number) ?? new Map<string, WordEdit>();
    const edit = ofPart.get(key) ?? { removed: [[], [], []], added: [[], [], []] };
    edit[kind][place]?.push(id);
    edits.set(number, ofPart.set(key, edit));
  };
  for (const { before, after } of changes) {
    const old = findPlaces(reader, before[language]);
    const own = findPlaces(reader, after[language]);
    const { ID } = after[language];
    for (const [key, place] of old) if (own.get(key) !== place) noteEdit(key, place, 'removed', ID);
    for (const [key, place] of own) if (old.get(key) !== place) noteEdit(key, place, 'added', ID);
  }
  const phrases = new Set(reader.phrases);
  const patched = [...hashes];
  for (const [number, ofPart] of edits) {
    const hash = hashes[number];
    // A version from before the words has no parts of them.
    if (!hash) continue;
    const bytes = patchWordPart(await readText(hash), ofPart, (key) => phrases.has(key));
    patched[number] = await store(bytes);
  }
  return patched;
}

const findPlaces = (reader: TextReader, property: Property) =>
  reader.findPlaces(toIndexedText(property));
