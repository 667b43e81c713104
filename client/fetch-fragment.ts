import { documentAt } from './document-at';

/** A part of the page that comes later (src/views/fragments), in the page's language. */
export async function latePart(name: string): Promise<HTMLElement> {
  const { body } = await documentAt(`/${document.documentElement.lang}/late/${name}/`);
  const part = body.firstElementChild;
  if (part instanceof HTMLElement) return part;
  throw new Error(`no ${name}`);
}
