import type { RouteEntry } from './route-table';

/** The product's own pages: only their localized paths are in code (architecture.md, idea 1). */
export const OWN_ROUTES: readonly RouteEntry[] = [
  own('/search/', 'zoeken', 'chercher', 'search', 'suche'),
  own('/search-index/', 'zoeken/index', 'chercher/index', 'search/index', 'suche/index'),
  own(
    '/contact-appointment/',
    'bezoek-plannen',
    'planifier-une-visite',
    'plan-a-visit',
    'besichtigung-planen',
  ),
  own('/appointment/', 'mijn-bezoek', 'ma-visite', 'my-visit', 'meine-besichtigung'),
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
  own('/map-frame/', 'kaart', 'carte', 'map', 'karte'),
  own('/map-points/', 'kaart/plaatsen', 'carte/lieux', 'map/places', 'karte/orte'),
  own('/map-cards/', 'kaart/panden', 'carte/biens', 'map/properties', 'karte/objekte'),
  own('/favourites/', 'favorieten', 'favoris', 'favourites', 'merkliste'),
  own(
    '/favourites-index/',
    'favorieten/index',
    'favoris/index',
    'favourites/index',
    'merkliste/index',
  ),
  own('/compare/', 'vergelijken', 'comparer', 'compare', 'vergleichen'),
  own('/make-offer/', 'bod', 'offre', 'offer', 'gebot'),
  own(
    '/rental-application/',
    'kandidaat-huurder',
    'candidature-locative',
    'rental-application',
    'mietbewerbung',
  ),
  own('/rent-profile/', 'huurprofiel', 'profil-de-locataire', 'tenant-profile', 'mieterprofil'),
  ...['consent', 'popup', 'gallery'].map(
    (part): RouteEntry => ({
      original: `/late/${part}/`,
      type: 'page',
      nl: `/nl/late/${part}/`,
      fr: `/fr/late/${part}/`,
    }),
  own(
    '/contact-construction/',
    'projectvraag',
    'question-projet',
    'project-question',
    'projektfrage',
  ),
  own(
    '/seller-choices/',
    'verkopen-of-verhuren',
    'vendre-ou-louer',
    'sell-or-rent-out',
    'verkaufen-oder-vermieten',
  ),
];

function own(original: string, nl: string, fr: string, en: string, de: string): RouteEntry {
  return {
    original,
    type: 'page',
    nl: `/nl/${nl}/`,
    fr: `/fr/${fr}/`,
    en: `/en/${en}/`,
    de: `/de/${de}/`,
  };
}
