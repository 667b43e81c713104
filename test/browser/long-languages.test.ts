import { expect, test } from 'vitest';
import { listBrokenWords } from './broken-words';
import { useFourLanguages } from './four-languages';
import { findLanguageAddress } from './language-addresses';
import { serveOwnSite, startOwnSite } from './own-site';
import { measureOverflow } from './page-fit';
import { PAGE_KINDS } from './page-kinds';
import { openWindow } from './windows';

/** A site in four languages, of which German has the longest words. Dutch and French: test/browser/pages.test.ts. */
const site = serveOwnSite(() => startOwnSite(useFourLanguages));

test.each(['de', 'en'])(
  'no page in %s breaks a word or is wider than a phone',
  async (language) => {
    const page = await openWindow({ viewport: { width: 360, height: 900 } });
    const faults: [string, number, string[]][] = [];
    for (const kind of Object.values(PAGE_KINDS)) {
      await page.goto(await findLanguageAddress(kind, language, site.origin), {
        waitUntil: 'load',
      });
      const [overflow, broken] = [await measureOverflow(page), await listBrokenWords(page)];
      if (overflow > 0 || broken.length > 0) faults.push([page.url(), overflow, broken]);
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
