import { expect, test } from 'vitest';
import { listFiles, readText } from './documents';

/** Keys that the rules ask for although no page reads them, with the reason. */
const KEPT_KEYS: Record<string, string> = {
  ALERT_TITLE_EMPTY: '§5 names it; the salutation is optional (decision 39)',
  PERSON_NOT_FOUND: '§8 names it; no answer tells who has an account (decision 22)',
};

/** The words in capitals of all code and of configured data: a key is always written out. */
const WORDS = new Set(
  [
    ...['src', 'client', 'scripts'].flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs)$/)),
    ...['data/site', 'data/law'].flatMap((folder) => listFiles(folder, /\.json$/)),
  ].flatMap((file) => readText(file).match(/\b[A-Z][A-Z\d_]+\b/g) ?? []),
);
const KEYS = Object.keys(JSON.parse(readText('data/texts/nl.json')));

/** Whether code names the key, or the one that it stands for: as a singular, or without a promise (decision 116). */
const isRead = (key: string) =>
  WORDS.has(key) || WORDS.has(key.replace(/_(?:ONE|UNPROMISED)$/, ''));

test('every text is read by code or kept for a reason', () => {
  expect(KEYS.filter((key) => !isRead(key) && !(key in KEPT_KEYS))).toEqual([]);
});

test('what is kept for a reason exists and is read by nothing', () => {
  expect(Object.keys(KEPT_KEYS).filter((key) => !KEYS.includes(key) || isRead(key))).toEqual([]);
});
