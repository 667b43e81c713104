import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has, those of level 3 left out by number. */
const REQUIREMENTS: Record<string, string> = {
  ...{ '1.1': '1-2', '1.2': '1-9', '1.3': '1-11', '1.4': '1-3', '1.5': '1-2' },
  ...{ '2.1': '1-3', '2.2': '1-3', '2.3': '1-4', '2.4': '1-1' },
  ...{ '3.2': '1-2', '3.3': '1-4', '3.4': '1-6', '3.5': '1-5', '3.7': '1-2' },
  ...{ '4.1': '1-3', '4.2': '1-1', '4.3': '1-2', '4.4': '1-4' },
  ...{ '5.1': '1-1', '5.2': '1-3', '5.3': '1-2', '5.4': '1-3' },
  ...{ '6.1': '1-3', '6.2': '1-12', '6.3': '1-4', '6.4': '1-4', '6.5': '1-5', '6.6': '1-3' },
  ...{ '6.8': '1-4', '7.1': '1-3', '7.2': '1-4', '7.3': '1-2', '7.4': '1-5', '7.5': '1-2' },
  ...{ '7.6': '1-2', '8.1': '1-2', '8.2': '1-3', '8.3': '1-1', '8.4': '1-1' },
  ...{ '9.1': '1-3', '9.2': '1-4', '11.1': '1-2', '11.2': '1-3', '11.3': '1-3', '11.4': '1-4' },
  ...{ '11.5': '1-1', '11.6': '1-1', '12.1': '1-3', '12.2': '1-2', '12.3': '1-4' },
  ...{ '13.1': '1-1', '13.2': '1-5', '13.3': '1-2', '13.4': '1-5' },
  ...{ '14.1': '1-2', '14.2': '1-4', '14.3': '1-3', '15.1': '1-3', '15.2': '1-3', '15.3': '1-7' },
  ...{ '16.1': '1-1', '16.2': '1-5', '16.3': '1-4', '16.4': '1-3', '16.5': '1-3' },
};

/** Expands '1-3' of section 2.1 into 2.1.1, 2.1.2, 2.1.3. */
function expandNumbers(section: string, range: string): string[] {
  const [first = 1, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
}

/** Returns the numbers that the first cell of a row names: '3.4.4 nosniff, 3.5.1–3.5.2 other sites'. */
const readNumbers = (cell: string): string[] =>
  [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) => expandNumbers(section, `${first}-${last}`),
  );

test('docs/security.md answers every requirement of ASVS 5.0 of levels 1 and 2', () => {
  const [, chapters = ''] = readFileSync('docs/security.md', 'utf8').split('## OWASP ASVS');
  const answered = [...chapters.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(([, cell = '']) =>
    readNumbers(cell),
  );
  const required = Object.entries(REQUIREMENTS).flatMap(([section, range]) =>
    expandNumbers(section, range),
  );
  expect(answered.toSorted()).toEqual(required.toSorted());
});
