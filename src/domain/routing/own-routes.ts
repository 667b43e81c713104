import type { RouteEntry } from './route-table';

/** The product's own pages: only their localized paths are in code (architecture.md, idea 1). */
// biome-ignore format: one line a page
export const OWN_ROUTES: readonly RouteEntry[] = [
  own('/search/', 'zoeken', 'chercher', 'search', 'suche'),
  own('/search-index/', 'zoeken/index', 'chercher/index', 'search/index', 'suche/index'),
  own('/neighbours/', 'zoeken/buren', 'chercher/voisins', 'search/neighbours', 'suche/nachbarn'),
  own('/contact-appointment/', 'bezoek-plannen', 'planifier-une-visite', 'plan-a-visit', 'besichtigung-planen'),
  own('/appointment/', 'mijn-bezoek', 'ma-visite', 'my-visit', 'meine-besichtigung'),
  // The embedded map (§7): its page, the places of a list, the cards of its pins.
  own('/map-frame/', 'kaart', 'carte', 'map', 'karte'),
  own('/map-points/', 'kaart/plaatsen', 'carte/lieux', 'map/places', 'karte/orte'),
  own('/map-cards/', 'kaart/panden', 'carte/biens', 'map/properties', 'karte/objekte'),
  own('/favourites/', 'favorieten', 'favoris', 'favourites', 'merkliste'),
  own('/favourites-index/', 'favorieten/index', 'favoris/index', 'favourites/index', 'merkliste/index'),
  own('/compare/', 'vergelijken', 'comparer', 'compare', 'vergleichen'),
  // What a page's script asks for when it is needed.
  own('/late/consent/', 'late/consent', 'late/consent', 'late/consent', 'late/consent'),
  own('/late/popup/', 'late/popup', 'late/popup', 'late/popup', 'late/popup'),
  own('/late/form/', 'late/form', 'late/form', 'late/form', 'late/form'),
  own('/late/gallery/', 'late/gallery', 'late/gallery', 'late/gallery', 'late/gallery'),
  // The forms.
  own('/contact-small/', 'contact/bericht', 'contact/message', 'contact/message', 'kontakt/nachricht'),
  own('/contact-me/', 'meer-informatie', 'plus-d-informations', 'more-information', 'mehr-informationen'),
  own('/newsletter/', 'nieuwsbrief', 'newsletter', 'newsletter', 'newsletter'),
  own('/newsletter-confirm/', 'nieuwsbrief/bevestigen', 'newsletter/confirmer', 'newsletter/confirm', 'newsletter/bestaetigen'),
  own('/newsletter-unsubscribe/', 'nieuwsbrief/uitschrijven', 'newsletter/desinscription', 'newsletter/unsubscribe', 'newsletter/abmelden'),
  own('/make-offer/', 'bod', 'offre', 'offer', 'gebot'),
  own('/rental-application/', 'kandidaat-huurder', 'candidature-locative', 'rental-application', 'mietbewerbung'),
  own('/rent-profile/', 'huurprofiel', 'profil-de-locataire', 'tenant-profile', 'mieterprofil'),
  own('/contact-construction/', 'projectvraag', 'question-projet', 'project-question', 'projektfrage'),
  own('/seller-choices/', 'verkopen-of-verhuren', 'vendre-ou-louer', 'sell-or-rent-out', 'verkaufen-oder-vermieten'),
  own('/send-to-friend/', 'doorsturen', 'envoyer-a-un-ami', 'send-to-friend', 'weiterempfehlen'),
  own('/request-documents/', 'documenten-aanvragen', 'demander-les-documents', 'request-documents', 'unterlagen-anfordern'),
  own('/request-project-documents/', 'projectdocumenten-aanvragen', 'demander-les-documents-du-projet', 'request-project-documents', 'projektunterlagen-anfordern'),
  own('/testimonial/', 'gastenboek/schrijven', 'livre-d-or/ecrire', 'guestbook/write', 'gaestebuch/schreiben'),
  own('/testimonial-picture/', 'gastenboek/foto', 'livre-d-or/photo', 'guestbook/picture', 'gaestebuch/foto'),
  own('/jobs/', 'werken-bij-ons', 'travailler-chez-nous', 'jobs', 'stellen'),
  // What a link in a mail lets its reader fetch.
  own('/documents/', 'documenten', 'documents', 'documents', 'unterlagen'),
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
