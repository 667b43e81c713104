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
  // The embedded map (§7): its page, the places of a list, the cards of its pins.
  {
    original: '/map-frame/',
    type: 'page',
    nl: '/nl/kaart/',
    fr: '/fr/carte/',
    en: '/en/map/',
    de: '/de/karte/',
  },
  {
    original: '/map-points/',
    type: 'page',
    nl: '/nl/kaart/plaatsen/',
    fr: '/fr/carte/lieux/',
    en: '/en/map/places/',
    de: '/de/karte/orte/',
  },
  {
    original: '/map-cards/',
    type: 'page',
    nl: '/nl/kaart/panden/',
    fr: '/fr/carte/biens/',
    en: '/en/map/properties/',
    de: '/de/karte/objekte/',
  },
  {
    original: '/favourites/',
    type: 'page',
    nl: '/nl/favorieten/',
    fr: '/fr/favoris/',
    en: '/en/favourites/',
    de: '/de/merkliste/',
  },
  {
    original: '/favourites-index/',
    type: 'page',
    nl: '/nl/favorieten/index/',
    fr: '/fr/favoris/index/',
    en: '/en/favourites/index/',
    de: '/de/merkliste/index/',
  },
  {
    original: '/compare/',
    type: 'page',
    nl: '/nl/vergelijken/',
    fr: '/fr/comparer/',
    en: '/en/compare/',
    de: '/de/vergleichen/',
  },
];
