import de from '../../../data/texts/de.json';
import en from '../../../data/texts/en.json';
import fr from '../../../data/texts/fr.json';
import nl from '../../../data/texts/nl.json';
import type { Language } from '../../../src/domain/language/language';

export const TEXTS: Record<Language, Record<string, string>> = { nl, fr, en, de };
export const KEYS = Object.keys(nl);

export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
