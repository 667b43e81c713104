import type { Page } from 'playwright-core';
import { applyStylesheet } from './page-fit';

/** What a text's lines suffer: an edge or an ellipsis that hides a part, or something else in the same place. */
interface TextFaults {
  cut: string[];
  overlaps: string[];
}

/** What is far below is laid out too. */
const WHOLE_PAGE = '* { content-visibility: visible !important }';

/**
 * Lists the texts of a page that are cut by an element that does not scroll, and those that lie over another
 * text or over a control that they are no part of. What stays in its place of the window covers by turns. The
 * names of a path and the first line of a message may be cut, since each stands whole on its own page, what stands
 * whole in its title, and the preview of what search engines cut.
 */
export async function listTextFaults(page: Page): Promise<TextFaults> {
  await applyStylesheet(page, WHOLE_PAGE);
  const faults = await page.evaluate(findTextFaults);
  await applyStylesheet(page, '');
  return faults;
}

/** Runs in the page. */
function findTextFaults(): TextFaults {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface SeenBox extends Box {
    /** The bar that it is a part of, which stays in its place of the window. */
    bar: Element | undefined;
  }
  interface Part extends SeenBox {
    name: string;
    element: Element;
    isText: boolean;
  }
  /** What an element's boxes are seen through: edges that clip, of itself and of what it stands in. */
  interface Frame {
    isHidden: boolean;
    bar: Element | undefined;
    edges: { name: string; box: DOMRect; cutsX: boolean; cutsY: boolean }[];
  }
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const EXCERPTS = '.breadcrumb, .lead-row__words, .desk-seen__card, [title]';
  const cut: string[] = [];
  const nameElement = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} in ${element.parentElement?.className}`;
  const frames = new Map<Element, Frame>([
    [document.body, { isHidden: false, bar: undefined, edges: [] }],
  ]);
  const getFrame = (element: Element | null): Frame => {
    if (!element) return { isHidden: true, bar: undefined, edges: [] };
    const known = frames.get(element);
    if (known) return known;
    const { position, overflowX, overflowY, clipPath } = getComputedStyle(element);
    const around = getFrame(element.parentElement);
    const frame = { ...around, isHidden: around.isHidden || clipPath !== 'none' };
    if (/fixed|sticky/.test(position)) Object.assign(frame, { bar: element, edges: [] });
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = element.getBoundingClientRect();
      const [cutsX, cutsY] = [overflowX, overflowY].map((value) => /hidden|clip/.test(value));
      const edge = {
        name: nameElement(element),
        box,
        cutsX: cutsX === true,
        cutsY: cutsY === true,
      };
      frame.edges = [...frame.edges, edge];
      frame.isHidden ||= box.width <= 1 || box.height <= 1;
    }
    frames.set(element, frame);
    return frame;
  };
  /** What is left of a box between the edges that clip it, from the nearest on; undefined if it cannot be seen. */
  const findSeen = (element: Element, box: Box, name?: string): SeenBox | undefined => {
    const { isHidden, bar, edges } = getFrame(element);
    if (isHidden || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return;
    let { left, right, top, bottom } = box;
    for (const edge of edges.toReversed()) {
      const isBeside = left < edge.box.left - 1 || right > edge.box.right + 1;
      const isBelow = top < edge.box.top - 1 || bottom > edge.box.bottom + 1;
      if (name && ((isBeside && edge.cutsX) || (isBelow && edge.cutsY)))
        cut.push(`${edge.name}: ${name}`);
      left = Math.max(left, edge.box.left);
      right = Math.min(right, edge.box.right);
      top = Math.max(top, edge.box.top);
      bottom = Math.min(bottom, edge.box.bottom);
      if (right - left <= 1 || bottom - top <= 1) return;
    }
    return bottom + scrollY > 0 && right > 0 ? { left, right, top, bottom, bar } : undefined;
  };
  const parts: Part[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = `“${node.textContent?.trim().slice(0, 40)}”`;
    if (!element || name === '“”') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Without the room above and below the letters.
      const room = (bottom - top) / 4;
      const line = { left, right, top: top + room, bottom: bottom - room };
      const seen = findSeen(element, line, element.closest(EXCERPTS) ? undefined : name);
      if (seen) parts.push({ name, element, isText: true, ...seen });
    }
  }
  for (const element of document.querySelectorAll(CONTROLS)) {
    const name = nameElement(element);
    for (const box of element.getClientRects()) {
      const seen = findSeen(element, box);
      if (seen) parts.push({ name, element, isText: false, ...seen });
    }
  }
  /** A button or a unit that stands in a field, such as the one that shows a password, or words on a picture that is a link. */
  const isMeant = (text: Part, { element }: Part) =>
    (element instanceof HTMLInputElement &&
      text.element.closest('button, .field__with-unit') !== null) ||
    element.querySelector('img') !== null;
  const isOver = (text: Part, other: Part) =>
    text.bar === other.bar &&
    text.left < other.right - 1 &&
    other.left < text.right - 1 &&
    text.top < other.bottom - 1 &&
    other.top < text.bottom - 1 &&
    !other.element.contains(text.element) &&
    !(other.isText ? text.element.contains(other.element) : isMeant(text, other));
  const texts = parts.filter(({ isText }) => isText);
  const overlaps = texts.flatMap((text, index) =>
    parts
      .slice(index + 1)
      .filter((other) => isOver(text, other))
      .map((other) => `${text.name} × ${other.name}`),
  );
  return { cut, overlaps };
}
