import { expect, test } from 'vitest';
import { CHANGED_SNAPSHOTS } from './changed-snapshots';
import { createPageFetcher } from './menu-pages';
import { findProblems } from './platform/snapshot/checked-files';

/** Findings that another test sees: by measuring in a window, with a project, or in the documents. */
const SEEN_ELSEWHERE = {
  S7: 'browser/banner-texts',
  S8: 'browser/navigation',
  S16: 'browser/small-pictures',
  S17: 'browser/small-pictures',
  S27: 'features/project/project',
  S29: 'platform/snapshot/check-unshown-settings',
  S33: 'scripts/logo-height',
};

test('every finding of the review is seen, each elsewhere by a test that there is', () => {
  const all = [...Object.keys(CHANGED_SNAPSHOTS), ...Object.keys(SEEN_ELSEWHERE)];
  const numbers = all.map((finding) => Number(finding.slice(1))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  const tests = Object.keys(import.meta.glob('./**/*.test.ts'));
  for (const file of Object.values(SEEN_ELSEWHERE)) expect(tests).toContain(`./${file}.test.ts`);
});

test.each(Object.entries(CHANGED_SNAPSHOTS))(
  '%s: a changed value is seen where it belongs, or the check names it',
  async (_, { change, said, path, init, status = 200, seen, unseen }) => {
    const { errors, warnings } = findProblems(change);
    if (said) expect([...errors, ...warnings].join('\n')).toMatch(said);
    if (!path) return;
    expect(errors).toEqual([]);
    const fetchPage = await createPageFetcher([], change);
    const { response, document } = await fetchPage(path, init);
    expect(response.status).toBe(status);
    const answer = response.headers.get('Location') ?? document;
    if (seen) expect(answer).toMatch(seen);
    if (unseen) expect(answer).not.toMatch(unseen);
  },
);
