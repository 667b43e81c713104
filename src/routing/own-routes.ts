import type { RouteEntry } from './route-table';

/** The product's own pages: only their localized paths are in code (architecture.md, idea 1). */
export const OWN_ROUTES: readonly RouteEntry[] = [
  {
    original: '/search/',
    type: 'page',
    nl: '/nl/zoeken/',
    fr: '/fr/chercher/',
    en: '/en/search/',
    de: '/de/suche/',
  },
  {
    original: '/search-index/',
    type: 'page',
    nl: '/nl/zoeken/index/',
    fr: '/fr/chercher/index/',
    en: '/en/search/index/',
    de: '/de/suche/index/',
  },
];
