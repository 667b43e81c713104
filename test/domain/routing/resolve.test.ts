import { describe, expect, test } from 'vitest';
import { resolveRoute } from '../../../src/domain/routing/resolve-route';
import { UNKNOWN_PATH } from '../../../src/domain/routing/resolved-route';
import { createRouteTable } from '../../../src/domain/routing/route-table';
import { ENTRIES, resolvedRoutes } from './route-entries';

describe('a visitor’s path', () => {
  test('in capitals leads to the page, whichever page it is', () => {
    const known = [...resolvedRoutes.byPath.keys()].map((path) => ({
      path,
      resolved: resolveRoute(resolvedRoutes, path),
    }));
    for (const { path, resolved } of known.filter(
      ({ resolved: { original } }) => original !== UNKNOWN_PATH,
    ))
      expect(resolveRoute(resolvedRoutes, path.toUpperCase()).redirect?.to).toBe(
        resolved.redirect?.to ?? path,
      );
  });

  test.each([
    ['/nl/', '/', 'nl'],
    ['/fr/a-vendre/', '/for-sale/', 'fr'],
    ["/fr/livre-d'or/", '/Gastenboek/', 'fr'],
    ['/fr/livre-d%27or/', '/Gastenboek/', 'fr'],
    ['/nl/te-koop/durbuy/hoeve-in-zandsteen/84213/', '/property/84213/', 'nl'],
    ['/fr/terrains/erezee/terrain-a-batir/83540/', '/property/83540/', 'fr'],
    ['/nl/te-koop/hoeve-in-zandsteen/84213/', '/property/84213/', 'nl'],
    ['/nl/projecten/barvaux/les-berges/12/', '/project/12/', 'nl'],
    ['/fr/projects/barvaux/les-berges/12/', '/project/12/', 'fr'],
    ['/fr/projets/barvaux/les-berges/12/', '/project/12/', 'fr'],
    ['/nl/projecten/barvaux/les-berges/12/appartement-a1/84301/', '/property/84301/', 'nl'],
    ['/nl/projecten/les-berges/12/appartement-a1/84301/', '/property/84301/', 'nl'],
    ['/property/84213/', '/property/84213/', 'nl'],
    ['/project/12/', '/project/12/', 'nl'],
  ])('%s resolves to %s in %s', (path, original, language) => {
    const { redirect, ...resolved } = resolveRoute(resolvedRoutes, path);
    expect(resolved).toMatchObject({ original, language });
    expect(redirect).toBeUndefined();
  });

  test.each([
    ['/', '', '/nl/', 'found'],
    ['/contact/', '', '/nl/contact/', 'moved'],
    ['/gastenboek/', '', '/nl/gastenboek/', 'moved'],
    ['/for-sale/', '?type=1', '/nl/te-koop/?type=1', 'moved'],
    ['/nl/te-koop', '?page=2', '/nl/te-koop/?page=2', 'moved'],
    ['//nl//te-koop//', '', '/nl/te-koop/', 'moved'],
    ['/nl/for-sale/', '', '/nl/te-koop/', 'moved'],
    ['/nl/aanbod/te-huur/', '', '/nl/te-huur/', 'moved'],
    ['/fr/te-koop/', '', '/fr/a-vendre/', 'moved'],
    ["/fr/livre-d'or", '', "/fr/livre-d'or/", 'moved'],
    ['/fr/livre-d’or/', '', "/fr/livre-d'or/", 'moved'],
    ['/fr/livre-d&#39;or/', '?page=2', "/fr/livre-d'or/?page=2", 'moved'],
    ['/fr/livre-d%2527or/', '', "/fr/livre-d'or/", 'moved'],
    ['/fr/livre-d-or/', '', "/fr/livre-d'or/", 'moved'],
    ['/fr/livre-d/', '', "/fr/livre-d'or/", 'moved'],
    ['/fr/livre-d', '', "/fr/livre-d'or/", 'moved'],
    ['/nl/Te-Koop', '?page=2', '/nl/te-koop/?page=2', 'moved'],
    ['/NL/FOR-SALE/', '', '/nl/te-koop/', 'moved'],
    ["/fr/Livre-D'or/", '', "/fr/livre-d'or/", 'moved'],
    ['/', '?setcookies=1', '/nl/?setcookies=1', 'found'],
    ['/fr/te-koop/', '?city=DURBUY|6940', '/fr/a-vendre/?city=DURBUY|6940', 'moved'],
    ['/te-koop/', '?type=1', '/nl/te-koop/?type=1', 'moved'],
    ['/terrains/', '', '/nl/bouwgrond/', 'moved'],
    ['/foo/for-sale/', '', '/nl/te-koop/', 'moved'],
    ["/livre-d'or/", '', '/nl/gastenboek/', 'moved'],
    ['/advies/', '', '/nl/diensten/', 'moved'],
    ['/fr/projects/', '', '/fr/projets/', 'moved'],
    ['/projets/', '', '/nl/projecten/', 'moved'],
    [
      '/nl/te-koop/la-roche-en-ardenne/',
      '?type=1',
      '/nl/te-koop/?type=1&city=LA+ROCHE-EN-ARDENNE%7C6980',
      'moved',
    ],
    ['/fr/a-louer/durbuy/', '', '/fr/a-louer/?city=DURBUY%7C6940&city=DURBUY%7C6941', 'moved'],
  ])('%s%s redirects to %s', (path, search, to, kind) => {
    expect(resolveRoute(resolvedRoutes, path, search).redirect).toEqual({ to, kind });
  });

  test.each([
    '/nl/bestaat-niet/',
    '/en/bestaat-niet/',
    '/de/enkel-nederlands/meer/',
    '/xx/',
    '/nl/te-koop/abc/',
    '/nl/te-koop/durbuy/0/',
    '/%E0%A4%A/',
    '/nl/te-koop/elders/',
    '/enkel-nederlands/meer/',
    '/nl/pers/',
    '/Pers/',
    '/presse/',
  ])('%s is unknown', (path) => {
    expect(resolveRoute(resolvedRoutes, path)).toMatchObject({
      original: UNKNOWN_PATH,
      language: 'nl',
    });
  });

  test.each([
    ['/early/84213.bo.x/fr/a-vendre/durbuy/maison/', 'fr'],
    ['/early/84213.bo.x/nl/bestaat-niet/', 'nl'],
    ['/www.huis-vallee.example/fr/bestaat-niet/', 'fr'],
    ['/calendar/fr/x/', 'fr'],
    ['/early/84213.bo.x/xx/', 'nl'],
  ])('%s is unknown, in %s', (path, language) => {
    expect(resolveRoute(resolvedRoutes, path)).toMatchObject({ original: UNKNOWN_PATH, language });
  });

  test('/project/?id= of a banner resolves to its project', () => {
    expect(resolveRoute(resolvedRoutes, '/project/', '?id=12').original).toBe('/project/12/');
  });

  test.each(['/preview/nl/te-koop/', '/nl/preview/te-koop/', '/nl/te-koop/preview/'])(
    '%s is the list in preview, at any position of the segment',
    (path) => {
      expect(resolveRoute(resolvedRoutes, path)).toEqual(
        expect.objectContaining({ original: '/for-sale/', language: 'nl', preview: true }),
      );
    },
  );
});

describe('a language that is turned on', () => {
  const routesWithEnglish = createRouteTable(ENTRIES, { inUse: ['nl', 'fr', 'en'], default: 'nl' });

  test('answers on its paths in the route map, and on original paths for other pages', () => {
    expect(resolveRoute(routesWithEnglish, '/en/for-sale/')).toMatchObject({
      original: '/for-sale/',
      language: 'en',
    });
    expect(resolveRoute(routesWithEnglish, '/en/contact/')).toMatchObject({
      original: '/contact/',
      language: 'en',
    });
    expect(resolveRoute(routesWithEnglish, '/en/')).toMatchObject({
      original: '/',
      language: 'en',
    });
  });
});
