import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listClaimSentences } from './claim-sentences';

const SECTIONS = readFileSync('docs/claims.md', 'utf8').split(/^## /m).slice(1);

/** The rows of the tables, by section: the cells of each. */
const ROWS = SECTIONS.map((section) => ({
  title: section.split('\n')[0] ?? '',
  rows: [...section.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first = '']) => !/^-+$/.test(first))
    .slice(1),
}));

const listQuoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

/** The entries of all rows: a text key, or a record with a part of the sentence. */
const ENTRIES = ROWS.flatMap(({ rows }) => rows.flatMap(([, where = '']) => listQuoted(where))).map(
  (entry) => {
    const [, holder = entry, part = ''] = /^([a-z]+(?: \d+)?): (.+)$/.exec(entry) ?? [];
    return { entry, holder, part };
  },
);

const SENTENCES = listClaimSentences();

const isHeldBy = (
  { holder, part }: (typeof ENTRIES)[number],
  sentence: (typeof SENTENCES)[number],
): boolean => sentence.holder === holder && sentence.sentence.includes(part);

describe('docs/claims.md', () => {
  test('holds every sentence that promises, counts or denies', () => {
    expect(SENTENCES.length).toBeGreaterThan(400);
    const isHeld = (sentence: (typeof SENTENCES)[number]) =>
      ENTRIES.some((entry) => isHeldBy(entry, sentence));
    // Dutch and French are written side by side; English and German say the same in the same paragraph.
    const places = new Set(
      SENTENCES.filter(({ language }) => ['nl', 'fr'].includes(language))
        .filter(isHeld)
        .map(({ place }) => place),
    );
    const missing = SENTENCES.filter(
      (sentence) =>
        !isHeld(sentence) &&
        !(['en', 'de'].includes(sentence.language) && places.has(sentence.place)),
    ).map(({ holder, language, sentence }) => `${holder} (${language}): ${sentence}`);
    expect(missing).toEqual([]);
  });

  test('holds no sentence that nobody says any more, and none twice', () => {
    const stale = ENTRIES.filter(
      (entry) => !SENTENCES.some((sentence) => isHeldBy(entry, sentence)),
    );
    expect(stale.map(({ entry }) => entry)).toEqual([]);
    const entries = ENTRIES.map(({ entry }) => entry);
    expect(entries.filter((entry, index) => entries.indexOf(entry) < index)).toEqual([]);
  });

  test('names for each claim what carries it and a test, and both exist', () => {
    const carried = ROWS.filter(({ title }) => title.startsWith('Carried by'));
    expect(carried).toHaveLength(2);
    for (const { rows } of carried)
      for (const [claim = '', , carrier = '', tests = ''] of rows) {
        expect(listQuoted(carrier), claim).not.toEqual([]);
        expect(listQuoted(tests), claim).not.toEqual([]);
        for (const path of [...listQuoted(carrier), ...listQuoted(tests)])
          expect([claim, path, existsSync(path)]).toEqual([claim, path, true]);
        for (const path of listQuoted(tests))
          expect([claim, path]).toEqual([claim, expect.stringMatching(/^test\//)]);
      }
  });

  test('names a source and a day for each fact of law, or says that nobody compared it, and a reason for what is no claim', () => {
    const [law, none] = ['Facts of law', 'No claims'].map((name) =>
      ROWS.find(({ title }) => title.startsWith(name)),
    );
    for (const [fact, , source = ''] of law?.rows ?? [])
      expect([fact, source]).toEqual([
        fact,
        expect.stringMatching(
          /; (?:checked \d{1,2}-\d{1,2}-\d{4}|not compared with a source yet)$/,
        ),
      ]);
    expect(none?.rows.length).toBeGreaterThan(3);
    for (const [reason = ''] of none?.rows ?? []) expect(reason.length).toBeGreaterThan(20);
  });
});
