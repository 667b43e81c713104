import { decodeHTML } from 'entities';
import { inject } from 'vitest';

/** Returns the addresses of a page of a site, the shared one unless another is given, as its language switcher gives them. */
export async function findLanguageAddresses(
  path: string,
  origin = inject('origin'),
): Promise<Map<string, string>> {
  const html = await (await fetch(origin + path)).text();
  const switcher = html.match(/<nav class="languages"[\s\S]*?<\/nav>/)?.[0] ?? '';
  return new Map(
    [...switcher.matchAll(/href="([^"]+)" lang="(\w+)"/g)].map(([, href = '', language = '']) => [
      language,
      origin + decodeHTML(href),
    ]),
  );
}

/** Returns the address of a page of such a site in one language. */
export async function findLanguageAddress(
  path: string,
  language: string,
  origin?: string,
): Promise<string> {
  const address = (await findLanguageAddresses(path, origin)).get(language);
  if (!address) throw new Error(`${path} has no page in ${language}`);
  return address;
}
