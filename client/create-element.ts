/** Creates an element with these properties and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  for (const part of content)
    element.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  return element;
}
