import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isLanguage } from '../../../../src/domain/language/language';
import { SNAPSHOT_FILE_SCHEMAS } from '../../../../src/platform/snapshot/build/source';
import {
  extractVisibleText,
  listAllPages,
  parseSiteFile,
  readRawFile,
  SITE_FILES,
} from './site-files';

/** Returns every localized text in a value, with its path and language. */
function listLocalizedTexts(
  value: unknown,
  path = '',
): { path: string; language: string; text: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listLocalizedTexts(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [{ path: `${path}.${key}`, language: key, text: inner }]
      : listLocalizedTexts(inner, `${path}.${key}`),
  );
}

describe('the files', () => {
  test.each(SITE_FILES)('%s matches its schema', (file) => {
    const result = v.safeParse(SNAPSHOT_FILE_SCHEMAS[file], JSON.parse(readRawFile(file)));
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(
      undefined,
    );
  });

  test.each(SITE_FILES)('%s has every text in Dutch and in French', (file) => {
    const pairs = findLocalizedTexts(JSON.parse(readRawFile(file)));
    expect(pairs.filter(({ nl, fr }) => Boolean(nl) !== Boolean(fr))).toEqual([]);
  });

  test.each(SITE_FILES)('%s has French spaces before : ; ? ! and in guillemets', (file) => {
    const withoutSpace = listLocalizedTexts(JSON.parse(readRawFile(file)))
      .filter(({ language, text }) => language === 'fr' && !text.startsWith('http'))
      .filter(({ text }) => / [:;?!»%]|« |[a-zé]['’]?[?!;](?![\w])/.test(extractVisibleText(text)));
    expect(withoutSpace).toEqual([]);
  });

  test('ids are unique', () => {
    const menu = listAllPages(parseSiteFile('site/menu.json'));
    const lists = [
      menu.map(({ id }) => id),
      menu.flatMap(({ params }) => params.modules.map(({ id }) => id)),
      parseSiteFile('site/articles.json').map(({ id }) => id),
      parseSiteFile('site/article-categories.json').map(({ ID }) => ID),
      parseSiteFile('site/team.json').map(({ id }) => id),
    ];
    for (const ids of lists) expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Returns every object with a Dutch or a French text. */
function findLocalizedTexts(value: unknown): { nl?: unknown; fr?: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(findLocalizedTexts);
  if (typeof value !== 'object' || value === null) return [];
  // Hours by weekday have a key 'fr' as well.
  const isLocalized = Object.keys(value).every((key) => isLanguage(key) || key === 'public');
  const ownTexts = isLocalized ? [value as { nl?: unknown; fr?: unknown }] : [];
  return [...ownTexts, ...Object.values(value).flatMap(findLocalizedTexts)];
}
