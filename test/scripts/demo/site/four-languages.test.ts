import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/domain/language/language';
import { readRawFile, SITE_FILES } from './site-files';

/**
 * Returns the tags, internal targets and placeholders of a text, in order of the alphabet. An authority has an
 * address for each language, and only a word from another language is in italics.
 */
const listMarks = (text: string): string[] =>
  (text.replace(/https:[^"]*|<\/?em>/g, '').match(/<[^>]*>|\{[A-Z_]+\}/g) ?? []).toSorted();

/** Returns a line for each text under this value that lacks a language or whose marks differ. */
function findFaults(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (!('nl' in record) || Array.isArray(value))
    return Object.entries(record).flatMap(([key, part]) => findFaults(part, `${place}.${key}`));
  return LANGUAGES.filter(
    (language) =>
      typeof record[language] !== typeof record.nl ||
      (record.nl !== '' && record[language] === '') ||
      String(listMarks(String(record[language]))) !== String(listMarks(String(record.nl))),
  ).map((language) => `${place}: ${language}`);
}

test.each(SITE_FILES)('%s: each text in four languages, with the same tags and links', (file) => {
  const site: unknown = JSON.parse(readRawFile(file));
  expect(findFaults(site, file)).toEqual([]);
});
