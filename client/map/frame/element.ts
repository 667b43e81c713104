/** Creates an element with a class and content. */
export function createClassedElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.replaceChildren(...content);
  return element;
}

/** Returns a copy of an icon that the server rendered into the page (src/features/map/frame.tsx). */
export const cloneIcon = (name: 'cross' | 'heart' | 'house'): Node =>
  document.querySelector(`[data-${name}]`)?.cloneNode(true) ?? document.createTextNode('');
