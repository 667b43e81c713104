import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { RouteEntry } from '../../../src/domain/routing/route-table';
import { MenuPage } from '../../../src/domain/site/menu';
import { buildMenuRoutes, createPageIndex } from '../../../src/domain/site/menu-routes';

const createRoutedMenuPage = (
  id: number,
  path: string,
  localized: Record<string, string>,
  rest = {},
): MenuPage =>
  v.parse(MenuPage, {
    id,
    name: path,
    path,
    status: 'Published',
    params: { type: 'module', path: localized },
    ...rest,
  });

const mappedRoutes: RouteEntry[] = [
  { original: '/', type: 'page', nl: '/nl/', fr: '/fr/' },
  { original: '/for-rent/', type: 'page', nl: '/nl/te-huur/', fr: '/fr/a-louer/' },
  { original: '/Ons-team/', type: 'page', nl: '/nl/ons-team/', fr: '/fr/notre-equipe/' },
];

const visitsMenuPage = createRoutedMenuPage(27, 'visits', { nl: 'bezoeken', fr: 'visites' });
const menu = [
  createRoutedMenuPage(1, 'home', { nl: 'home', fr: 'home' }),
  createRoutedMenuPage(4, 'te-huur', { nl: 'te-huur', fr: 'a-louer' }),
  createRoutedMenuPage(10, 'ons-team', { nl: 'ons-team', fr: 'notre-equipe' }),
  createRoutedMenuPage(26, 'FAQ', { nl: 'faq', fr: 'faq' }, { childMenus: [visitsMenuPage] }),
];

const pages = createPageIndex(menu, mappedRoutes);

describe('the page that answers an original path', () => {
  test.each([
    ['/', 1, 'home is the root'],
    ['/for-rent/', 4, 'a path of its own in the menu is found by its localized path'],
    ['/Ons-team/', 10, 'case does not matter'],
    ['/faq/visits/', 27, 'a page is below its parent'],
    ['/elsewhere/', undefined, 'a path outside the menu has no page'],
  ] as [string, number | undefined, string][])('%s: %s (%s)', (original, id) => {
    expect(pages.byOriginal.get(original.toLowerCase())?.id).toBe(id);
  });
});

test('a page is linked to by the original of the route map', () => {
  const [, rent] = menu;
  expect(rent && pages.originals.get(rent)).toBe('/for-rent/');
});

test('only pages missing in the route map get routes of their own', () => {
  expect(buildMenuRoutes(menu, mappedRoutes)).toEqual([
    { original: '/FAQ/', type: 'page', nl: '/nl/faq/', fr: '/fr/faq/' },
    { original: '/FAQ/visits/', type: 'page', nl: '/nl/faq/bezoeken/', fr: '/fr/faq/visites/' },
  ]);
});
