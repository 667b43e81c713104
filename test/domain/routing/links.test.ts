import { describe, expect, test } from 'vitest';
import { createHrefBuilder } from '../../../src/domain/routing/href';
import { resolveRoute } from '../../../src/domain/routing/resolve-route';
import { ENTRIES, resolvedRoutes } from './route-entries';

describe('a link', () => {
  const hoeve = {
    ID: 84213,
    language: 'nl' as const,
    Goal: 0,
    WebID: 1,
    City: 'DURBUY',
    TypeDescription: 'Hoeve in zandsteen',
  };
  const berges = { ID: 12, language: 'nl' as const, City: 'BARVAUX', Name: 'De Oevers' };
  const projects = [berges, { ...berges, language: 'fr' as const, Name: 'Les Berges' }];
  const [nl, fr] = [
    createHrefBuilder(resolvedRoutes, 'nl', projects),
    createHrefBuilder(resolvedRoutes, 'fr', projects),
  ];

  test.each([
    [nl.property(hoeve), '/nl/te-koop/durbuy/hoeve-in-zandsteen/84213/'],
    [fr.property({ ...hoeve, Goal: 1 }), '/fr/a-louer/durbuy/hoeve-in-zandsteen/84213/'],
    [fr.property({ ...hoeve, WebID: 4 }), '/fr/terrains/durbuy/hoeve-in-zandsteen/84213/'],
    [nl.property({ ...hoeve, City: '' }), '/nl/te-koop/hoeve-in-zandsteen/84213/'],
    [
      fr.project({ ...berges, City: 'BARVAUX-SUR-OURTHE' }),
      '/fr/projects/barvaux-sur-ourthe/de-oevers/12/',
    ],
    [
      nl.property({ ...hoeve, ProjectID: 12 }),
      '/nl/projecten/barvaux/de-oevers/12/hoeve-in-zandsteen/84213/',
    ],
    [
      fr.property({ ...hoeve, language: 'fr', ProjectID: 12 }),
      '/fr/projects/barvaux/les-berges/12/hoeve-in-zandsteen/84213/',
    ],
    [nl.property({ ...hoeve, ProjectID: 13 }), '/nl/te-koop/durbuy/hoeve-in-zandsteen/84213/'],
    [fr.page('/only-dutch/'), '/fr/'],
    [fr.page('/Pers/'), '/fr/'],
    [fr.configured('/contact'), '/fr/contact/'],
    [fr.configured('/nl/te-koop/?type=1#results'), '/fr/a-vendre/?type=1#results'],
    [fr.configured('/Pers/'), undefined],
    [fr.configured('/nl/pers/'), undefined],
    [fr.configured('tel:+3286001230'), 'tel:+3286001230'],
    [fr.configured('/media/plan.pdf'), '/media/plan.pdf'],
    [fr.page('/Gastenboek/'), "/fr/livre-d'or/"],
    [
      nl.page('/for-sale/', { city: 'DURBUY|6940', type: undefined }),
      '/nl/te-koop/?city=DURBUY%7C6940',
    ],
  ])('is %s', (link, expected) => {
    expect(link).toBe(expected);
  });

  test('resolves to the original path that it was built from', () => {
    for (const { original, isDraft } of ENTRIES) {
      if (isDraft) continue;
      const path = nl.page(original);
      expect(resolveRoute(resolvedRoutes, decodeURIComponent(path)).original).toBe(original);
    }
  });
});
