import type { Language } from '../../../domain/language/language';

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/**
 * Checks whether anything of a document is written in one of the languages and not in another. Where nothing is, no field
 * lacks a text, whichever fields its form has.
 */
export function hasUnevenTexts(value: unknown, languages: readonly Language[]): boolean {
  if (!isContainer(value)) return false;
  if (languages.some((language) => value[language] !== undefined)) {
    const [first = 'nl', ...others] = languages;
    return others.some((other) => isUneven(value[first], value[other]));
  }
  for (const key in value) if (hasUnevenTexts(value[key], languages)) return true;
  return false;
}

/** Whether one of two texts is written and the other one is not, or something below them. */
function isUneven(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other))
    return isContainer(one) || isContainer(other) || isWritten(one) !== isWritten(other);
  for (const key in one) if (isUneven(one[key], other[key])) return true;
  for (const key in other) if (!(key in one) && isUneven(undefined, other[key])) return true;
  return false;
}

const isWritten = (value: unknown): boolean => String(value ?? '').trim() !== '';
