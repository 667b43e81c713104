/** Creates an element with these properties and content. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  for (const part of content)
    made.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  return made;
}
