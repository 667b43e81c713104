import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rewrites a snapshot so that the site is in all four languages. */
export async function useFourLanguages(directory: string): Promise<void> {
  const file = join(directory, 'site/configuration.json');
  const configuration = JSON.parse(await readFile(file, 'utf8'));
  for (const language of configuration.language.languageUse) language.use = true;
  await writeFile(file, JSON.stringify(configuration));
}
