import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENTS, findCitations, listFiles, readText, SOURCES, toAnchor } from './documents';

/** Checks the records of decisions, their list and what cites them (decision 65). */

/**
 * Reads the decisions: a record of one has its number in the title, a record of several holds each as a
 * section (docs/decisions/README.md).
 */
const readDecisions = () =>
  listFiles('docs/decisions', /^\d.*\.md$/).flatMap((file) =>
    readText(file)
      .split(/^(?=#{1,2} \d+a?\. )/m)
      .flatMap((text) => {
        const [, level, heading = '', number = ''] = /^(#{1,2}) ((\d+a?)\. .+)$/m.exec(text) ?? [];
        return level && text.startsWith(level)
          ? [{ file, number, text, anchor: toAnchor(heading), isPart: level === '##' }]
          : [];
      }),
  );

test('decisions exist in docs/decisions', () => {
  const numbers = readDecisions().map(({ number }) => number);
  const pattern = /\bdecisions? (\d+a?(?:(?:, | and |–)\d+a?)*)/gi;
  const missing = findCitations([...SOURCES, ...DOCUMENTS], pattern).filter(
    ([, list]) => !list.split(/, | and |–/).every((number) => numbers.includes(number)),
  );
  expect(missing).toEqual([]);
});

test('a link that names a decision leads to it', () => {
  const decisions = new Map(readDecisions().map((decision) => [decision.number, decision]));
  const pattern = /\[decisions? (\d+a?)\]\(([^)#]*)(?:#([^)]*))?\)/gi;
  const mismatched = findCitations(DOCUMENTS, pattern).filter(
    ([document, number, path, anchor]) => {
      const decision = decisions.get(number);
      const target = path ? join(dirname(document), path) : document;
      return decision?.file !== target || anchor !== (decision.isPart ? decision.anchor : '');
    },
  );
  expect(mismatched).toEqual([]);
});

test('each decision has one number, and says why', () => {
  const decisions = readDecisions();
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const bare = decisions.filter(
    ({ text }) =>
      !/^(?:## Decision$|\*\*Decision\.\*\*)/m.test(text) ||
      !/^(?:## Why \/ what we found$|\*\*Why\.\*\*)/m.test(text),
  );
  expect(bare.map(({ number }) => number)).toEqual([]);
});

test('the list of decisions has a row for each record, with its title and all of its numbers', () => {
  const rows = readText('docs/decisions/README.md').split('\n');
  const unlisted = readDecisions().filter(({ file, number }) => {
    const [, title] = /^# (?:\d+a?\. )?(.+)$/m.exec(readText(file)) ?? [];
    const row = rows.find((line) => line.startsWith(`| [${title}](${file.split('/').at(-1)}) |`));
    const numbers = row
      ?.split('|')[2]
      ?.split(/[;,]/)
      .map((cell) => cell.trim().split(' ')[0]);
    return !numbers?.includes(number);
  });
  expect(unlisted.map(({ file, number }) => `${file}: ${number}`)).toEqual([]);
});

test('the list of decisions names those that are not built', () => {
  const open = readDecisions().filter(({ text }) => /^Status: .*not built yet$/m.test(text));
  const list = readText('docs/decisions/README.md');
  expect(open.filter(({ number }) => !list.includes(`${number} is not built yet`))).toEqual([]);
  expect(open).toHaveLength([...list.matchAll(/\d+ is not built yet/g)].length);
});
