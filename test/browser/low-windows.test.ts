import { expect, test } from 'vitest';
import { findLanguageAddress } from './language-addresses';
import { openWindow } from './windows';

/** The window of a desk of 1280 by 1024 at 400 % zoom (WCAG 1.4.10). */
const LOW = { width: 320, height: 256 };

/** Returns which part of the window's height is covered by what stays there while the page scrolls. */
function measureCovered(): number {
  const isFixed = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) ||
    (element.parentElement !== null && isFixed(element.parentElement));
  const heights = Array.from({ length: innerHeight / 4 }, (_, step) => step * 4);
  const covered = heights.filter((y) => {
    const element = document.elementFromPoint(innerWidth / 2, y);
    return element && isFixed(element);
  });
  return covered.length / heights.length;
}

test.each(['/', '/for-sale/', '/property/84213/', '/project/12/', '/contact-demand/', '/contact/'])(
  'in the lowest window nothing stays over %s while one reads',
  async (path) => {
    const page = await openWindow({ viewport: LOW });
    await page.goto(await findLanguageAddress(path, 'nl'), { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.is-scrolled').first().waitFor();
    expect(await page.evaluate(measureCovered)).toBe(0);
    await page.setViewportSize({ ...LOW, height: 844 });
    expect(await page.evaluate(measureCovered)).toBeGreaterThan(0);
  },
);
