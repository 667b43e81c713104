import { fetchDocument } from './fetch-document';

/** A part of the page that comes later (src/views/fragments), in the page's language. */
export async function fetchFragment(name: string): Promise<HTMLElement> {
  const { body } = await fetchDocument(`/${document.documentElement.lang}/fragments/${name}/`);
  const part = body.firstElementChild;
  if (part instanceof HTMLElement) return part;
  throw new Error(`no ${name}`);
}
