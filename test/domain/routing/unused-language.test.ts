import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/language/language';
import { LANGUAGES } from '../../../src/domain/language/language';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { DESK_ITEM_PATHS, localizeItemPath } from '../../../src/domain/routing/item-paths';
import { localizeOwnerPath } from '../../../src/domain/routing/owner-paths';
import { resolveRoute } from '../../../src/domain/routing/resolve-route';
import { UNKNOWN_PATH } from '../../../src/domain/routing/resolved-route';
import {
  createRouteTable,
  getEntryPath,
  getVisiblePath,
} from '../../../src/domain/routing/route-table';
import { ENTRIES } from './route-entries';

const ROUTES = [...ENTRIES, ...BUILT_IN_ROUTES];

describe.each(LANGUAGES)('an address of a language that is off: %s', (off) => {
  const inUse = LANGUAGES.filter((language) => language !== off);
  const fallback = inUse[0] as Language;
  const table = createRouteTable(ROUTES, { inUse, default: fallback });

  test('leads to the page in the default language, or is unknown where it has none', () => {
    for (const entry of ROUTES) {
      const path = getEntryPath(entry, off);
      if (!path) continue;
      const { redirect, original } = resolveRoute(table, path, '?a=1');
      const target = getVisiblePath(entry, fallback);
      expect({
        path,
        to: redirect && decodeURI(redirect.to),
        isUnknown: original === UNKNOWN_PATH,
      }).toEqual({ path, to: target && `${target}?a=1`, isUnknown: !target });
    }
  });

  test('of an owner or the desk leads to the same page', () => {
    const originals = ['/owner/84213/', '/owner/84213/history/', '/owner/84213/history.csv'];
    for (const page of DESK_ITEM_PATHS) originals.push(page.replace(/\{\w+\}/, '12'));
    const localize = (original: string, language: Language) =>
      localizeOwnerPath(table, original, language) ?? localizeItemPath(table, original, language);
    for (const original of originals)
      expect(resolveRoute(table, localize(original, off) ?? '').redirect, original).toEqual({
        to: localize(original, fallback),
        kind: 'moved',
      });
  });

  test.each([
    ['te-koop/durbuy/hoeve/84213/', '/property/84213/'],
    ['projecten/barvaux/les-berges/12/', '/project/12/'],
    ['projecten/barvaux/les-berges/12/appartement-a1/84301/', '/property/84301/'],
    ['zomaar/', UNKNOWN_PATH],
  ])('%s is known by its id alone', (path, original) => {
    expect(resolveRoute(table, `/${off}/${path}`)).toMatchObject({ original, language: fallback });
  });
});
