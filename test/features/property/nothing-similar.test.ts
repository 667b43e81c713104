import { expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createSnapshotWithForms } from '../../platform/snapshot/snapshot-with-forms';
import { fetchHtml } from './villa-page';

const NOTHING = 'Er is nu geen vergelijkbaar pand.';
const SAVE = 'Zoekopdracht bewaren';

test('where nothing is similar, the page leads to the register with what it is and where', async () => {
  const html = await fetchHtml(createSnapshotWithForms());
  const [, after = ''] = html.split(NOTHING);
  const [, link] = /<a href="([^"]+)" rel="nofollow">/.exec(after) ?? [];
  expect(after.slice(0, 500)).toContain(SAVE);
  expect(link?.replaceAll('&amp;', '&')).toBe('/nl/zoekopdracht/?goal=0&type=1&city=DURBUY%7C6940');
});

test('a site without the register promises no mail there', async () => {
  const html = await fetchHtml(createSmallSnapshot());
  expect(html).toContain(NOTHING);
  expect(html).not.toContain(SAVE);
});
