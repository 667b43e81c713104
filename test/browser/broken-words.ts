import type { Page } from 'playwright-core';
import { applyStylesheet } from './page-fit';

/** What is far below is laid out too; no word is hyphenated, which depends on the dictionaries of a machine. */
const WHOLE_WORDS = '* { content-visibility: visible !important; hyphens: manual !important }';

/** Lists the words, figures and dates of a page that are broken over two lines, as ‘10 h 4’ and ‘5’. */
export async function listBrokenWords(page: Page): Promise<string[]> {
  await applyStylesheet(page, WHOLE_WORDS);
  const words = await page.evaluate(findBrokenWords);
  await applyStylesheet(page, '');
  return words;
}

/** Runs in the page. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /\b\d{1,2}-\d{1,2}-\d{4}\b|[\p{L}\d.,]{2,}/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !isForScreenReaders(element))
        broken.push(`${word} in ${element.className || element.tagName}`);
    }
  }
  return broken;

  /** Words of no size, or out of the window, are only read aloud. */
  function isForScreenReaders(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath } = getComputedStyle(around);
      const { right, width } = around.getBoundingClientRect();
      if (clipPath !== 'none' || right < 0 || width <= 1) return true;
    }
    return false;
  }
}
