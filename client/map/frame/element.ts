/** An element with its class, and its text or what is in it. */
export function createClassedElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.replaceChildren(...content);
  return made;
}

/** A copy of a drawing that the server put into the page (src/features/map/frame.tsx). */
export const cloneIcon = (name: 'cross' | 'heart' | 'house'): Node =>
  document.querySelector(`[data-${name}]`)?.cloneNode(true) ?? document.createTextNode('');
