import { getFragmentPath } from './ask-for';
import { fetchDocument } from './fetch-document';

/** Fetches a fragment (/fragments/…) in the page's language, below `prefix`; rejects if there is none of that name. */
export async function fetchFragment(name: string, prefix = ''): Promise<HTMLElement> {
  const { body } = await fetchDocument(prefix + getFragmentPath(name));
  const fragment = body.firstElementChild;
  if (fragment instanceof HTMLElement) return fragment;
  throw new Error(`no ${name}`);
}
