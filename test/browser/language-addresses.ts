import { decodeHTML } from 'entities';
import { inject } from 'vitest';

/** Returns the addresses of a page of the shared site in its languages, as its language switcher gives them. */
export async function findLanguageAddresses(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(inject('origin') + path)).text();
  const switcher = html.match(/<nav class="languages"[\s\S]*?<\/nav>/)?.[0] ?? '';
  return new Map(
    [...switcher.matchAll(/href="([^"]+)" lang="(\w+)"/g)].map(([, href = '', language = '']) => [
      language,
      inject('origin') + decodeHTML(href),
    ]),
  );
}

/** Returns the address of a page of the shared site in one language. */
export async function findLanguageAddress(path: string, language: string): Promise<string> {
  const address = (await findLanguageAddresses(path)).get(language);
  if (!address) throw new Error(`${path} has no page in ${language}`);
  return address;
}
