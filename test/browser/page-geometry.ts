import type { Page } from 'playwright-core';

/**
 * Lists the links and controls whose target is less than 44 pixels wide or high, also those in closed disclosures; links
 * in running text are no targets of that size.
 */
export const listSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const opened = new CSSStyleSheet();
    opened.replaceSync('::details-content { content-visibility: visible }');
    document.adoptedStyleSheets.push(opened);
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** A link whose parent holds words of its own stands in a sentence (WCAG 2.5.8, inline). */
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(node.textContent ?? ''),
      );
    /** What a press reaches: the element, its label, and what lies before or after it without taking room. */
    const measure = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const parts = label ? [element, label] : [element];
      const boxes = parts.map((one): { width: number; height: number } =>
        one.getBoundingClientRect(),
      );
      for (const part of parts)
        for (const pseudo of ['::before', '::after']) {
          const { content, position, width, height } = getComputedStyle(part, pseudo);
          if (content !== 'none' && position === 'absolute')
            boxes.push({ width: Number.parseFloat(width), height: Number.parseFloat(height) });
        }
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      };
    };
    const small = [
      ...document.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type=hidden])',
      ),
    ]
      .filter((element) => isSeen(element) && !isInText(element))
      .flatMap((element) => {
        const { width, height } = measure(element);
        if (width <= 1 || (width >= 43.5 && height >= 43.5)) return [];
        const parent = element.parentElement;
        const name = (one: Element | null) => `${one?.tagName.toLowerCase()}.${one?.className}`;
        return [
          `${name(parent?.parentElement ?? null)} ${name(parent)} ${name(element)} “${element.textContent?.trim().slice(0, 30)}” ${Math.round(width)} × ${Math.round(height)}`,
        ];
      });
    document.adoptedStyleSheets.pop();
    return small;
  });

/**
 * Lists the parts that are meant to be fixed to the window and are fixed to an ancestor instead, since that contains its
 * layout: whatever is skipped until it comes near does.
 */
export const listLostFixedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const containsLayout = (element: Element) => {
      const { contain, contentVisibility } = getComputedStyle(element);
      return contentVisibility === 'auto' || /layout|paint|strict|content/.test(contain);
    };
    return [...document.querySelectorAll('body *:not(dialog, [popover])')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .flatMap((element) => {
        for (let above = element.parentElement; above; above = above.parentElement)
          if (containsLayout(above)) return [`${element.className} in ${above.className}`];
        return [];
      });
  });
