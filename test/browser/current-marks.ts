import type { Page } from 'playwright-core';

/**
 * Lists what a page marks as current, pressed, chosen or disabled that looks as its unmarked neighbours do, or whose
 * words keep a colour that is not seen on the mark: as text, so that a failure names it. Neighbours are what the same list, group or row holds of the same kind.
 */
export const listUnseenMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARKS =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], input:checked + span, :disabled, [aria-disabled="true"]';
    const describeLook = (element: Element) => {
      const own = getComputedStyle(element);
      return [
        ...[own.backgroundColor, own.borderBottomColor, own.borderBottomStyle],
        ...[own.borderBottomWidth, own.outlineStyle, own.color],
      ].join();
    };
    const isShown = (element: Element) => element.getClientRects().length > 0;
    return [...document.querySelectorAll(MARKS)].filter(isShown).flatMap((marked) => {
      const group = marked.closest('ul, ol, nav, fieldset, [role="group"], [role="tablist"]');
      const kind = marked.tagName;
      const neighbour = [...(group?.querySelectorAll(kind) ?? [])].find(
        (other) => other !== marked && !other.matches(MARKS) && isShown(other),
      );
      const own = getComputedStyle(marked);
      const isUnread = [...marked.querySelectorAll('*')].some(
        (part) =>
          own.forcedColorAdjust === 'none' &&
          part.textContent &&
          !part.closest('.epc') &&
          getComputedStyle(part).color !== own.color,
      );
      return isUnread || (neighbour && describeLook(neighbour) === describeLook(marked))
        ? [marked.outerHTML.slice(0, 120)]
        : [];
    });
  });
