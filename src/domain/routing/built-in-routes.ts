import type { RouteEntry } from './route-table';
import { LISTING_SECTIONS } from './section';

/** The product's own pages: only their localized paths are in code (docs/architecture.md, idea 1). */
// biome-ignore format: one line a page
export const BUILT_IN_ROUTES: readonly RouteEntry[] = [
  createRouteEntry('/search/', 'zoeken', 'chercher', 'search', 'suche'),
  createRouteEntry('/search-index/', 'zoeken/index', 'chercher/index', 'search/index', 'suche/index'),
  createRouteEntry('/neighbours/', 'zoeken/buren', 'chercher/voisins', 'search/neighbours', 'suche/nachbarn'),
  createRouteEntry('/contact-appointment/', 'bezoek-plannen', 'planifier-une-visite', 'plan-a-visit', 'besichtigung-planen'),
  createRouteEntry('/appointment/', 'mijn-bezoek', 'ma-visite', 'my-visit', 'meine-besichtigung'),
  // The embedded map (§7): its page, the points of a list, the cards of its pins.
  createRouteEntry('/map-frame/', 'kaart', 'carte', 'map', 'karte'),
  createRouteEntry('/map-ground/', 'kaart/grond', 'carte/fond', 'map/ground', 'karte/grund'),
  createRouteEntry(
    '/map-drawing/',
    'kaart/tekening',
    'carte/dessin',
    'map/drawing',
    'karte/zeichnung',
  ),
  createRouteEntry('/map-points/', 'kaart/plaatsen', 'carte/lieux', 'map/places', 'karte/orte'),
  createRouteEntry('/map-cards/', 'kaart/panden', 'carte/biens', 'map/properties', 'karte/objekte'),
  createRouteEntry('/feed/', 'feed', 'flux', 'feed', 'feed'),
  createRouteEntry('/favourites/', 'favorieten', 'favoris', 'favourites', 'merkliste'),
  createRouteEntry('/favourites-index/', 'favorieten/index', 'favoris/index', 'favourites/index', 'merkliste/index'),
  createRouteEntry('/compare/', 'vergelijken', 'comparer', 'compare', 'vergleichen'),
  // Fragments that the script of a page fetches when they are needed.
  createRouteEntry('/fragments/consent/', 'fragments/consent', 'fragments/consent', 'fragments/consent', 'fragments/consent'),
  createRouteEntry('/fragments/popup/', 'fragments/popup', 'fragments/popup', 'fragments/popup', 'fragments/popup'),
  createRouteEntry('/fragments/form/', 'fragments/form', 'fragments/form', 'fragments/form', 'fragments/form'),
  createRouteEntry('/fragments/gallery/', 'fragments/gallery', 'fragments/gallery', 'fragments/gallery', 'fragments/gallery'),
  createRouteEntry('/fragments/costs/', 'fragments/costs', 'fragments/costs', 'fragments/costs', 'fragments/costs'),
  createRouteEntry('/demand-matches/', 'fragments/zoekopdracht', 'fragments/recherche', 'fragments/search', 'fragments/suche'),
  // The forms.
  createRouteEntry('/contact-small/', 'contact/bericht', 'contact/message', 'contact/message', 'kontakt/nachricht'),
  createRouteEntry('/contact-me/', 'meer-informatie', 'plus-d-informations', 'more-information', 'mehr-informationen'),
  createRouteEntry('/newsletter/', 'nieuwsbrief', 'newsletter', 'newsletter', 'newsletter'),
  createRouteEntry('/newsletter-confirm/', 'nieuwsbrief/bevestigen', 'newsletter/confirmer', 'newsletter/confirm', 'newsletter/bestaetigen'),
  createRouteEntry('/newsletter-unsubscribe/', 'nieuwsbrief/uitschrijven', 'newsletter/desinscription', 'newsletter/unsubscribe', 'newsletter/abmelden'),
  createRouteEntry('/make-offer/', 'bod', 'offre', 'offer', 'gebot'),
  createRouteEntry('/rental-application/', 'kandidaat-huurder', 'candidature-locative', 'rental-application', 'mietbewerbung'),
  createRouteEntry('/rent-profile/', 'huurprofiel', 'profil-de-locataire', 'tenant-profile', 'mieterprofil'),
  createRouteEntry('/contact-construction/', 'projectvraag', 'question-projet', 'project-question', 'projektfrage'),
  createRouteEntry('/seller-choices/', 'verkopen-of-verhuren', 'vendre-ou-louer', 'sell-or-rent-out', 'verkaufen-oder-vermieten'),
  createRouteEntry('/send-to-friend/', 'doorsturen', 'envoyer-a-un-ami', 'send-to-friend', 'weiterempfehlen'),
  createRouteEntry('/request-documents/', 'documenten-aanvragen', 'demander-les-documents', 'request-documents', 'unterlagen-anfordern'),
  createRouteEntry('/request-project-documents/', 'projectdocumenten-aanvragen', 'demander-les-documents-du-projet', 'request-project-documents', 'projektunterlagen-anfordern'),
  createRouteEntry('/testimonial/', 'gastenboek/schrijven', 'livre-d-or/ecrire', 'guestbook/write', 'gaestebuch/schreiben'),
  createRouteEntry('/testimonial-picture/', 'gastenboek/foto', 'livre-d-or/photo', 'guestbook/picture', 'gaestebuch/foto'),
  createRouteEntry('/jobs/', 'werken-bij-ons', 'travailler-chez-nous', 'jobs', 'stellen'),
  // Accounts: /login/ is in the route map.
  createRouteEntry('/demand-login/', 'zoekopdracht/aanmelden', 'recherche/connexion', 'demand-register/sign-in', 'suchauftrag/anmelden'),
  createRouteEntry('/demand-confirm/', 'zoekopdracht/bevestigen', 'recherche/confirmer', 'demand-register/confirm', 'suchauftrag/bestaetigen'),
  createRouteEntry('/demand-keep/', 'zoekopdracht/behouden', 'recherche/conserver', 'demand-register/keep', 'suchauftrag/behalten'),
  createRouteEntry('/forgot-password/', 'wachtwoord-vergeten', 'mot-de-passe-oublie', 'forgot-password', 'passwort-vergessen'),
  createRouteEntry('/new-password/', 'nieuw-wachtwoord', 'nouveau-mot-de-passe', 'new-password', 'neues-passwort'),
  createRouteEntry('/second-factor/', 'aanmeldcode', 'code-de-connexion', 'sign-in-code', 'anmeldecode'),
  createRouteEntry('/security/', 'beveiliging', 'securite', 'security', 'sicherheit'),
  createRouteEntry('/logout/', 'afmelden', 'deconnexion', 'sign-out', 'abmelden'),
  createRouteEntry('/owner/', 'eigenaar', 'proprietaire', 'owner', 'eigentuemer'),
  createRouteEntry('/owner-digest/', 'eigenaarsmail', 'mail-proprietaire', 'owner-mail', 'eigentuemer-mail'),
  createRouteEntry('/my-searches/', 'mijn-zoekopdrachten', 'mes-recherches', 'my-searches', 'meine-suchauftraege'),
  createRouteEntry('/unsubscribe/', 'zoekopdracht/uitschrijven', 'recherche/desinscription', 'demand-register/unsubscribe', 'suchauftrag/abbestellen'),
  createRouteEntry('/my-searches/new/', 'mijn-zoekopdrachten/nieuw', 'mes-recherches/nouvelle', 'my-searches/new', 'meine-suchauftraege/neu'),
  createRouteEntry('/my-searches/change/', 'mijn-zoekopdrachten/wijzigen', 'mes-recherches/modifier', 'my-searches/change', 'meine-suchauftraege/aendern'),
  createRouteEntry('/my-searches/data/', 'mijn-zoekopdrachten/gegevens', 'mes-recherches/donnees', 'my-searches/data', 'meine-suchauftraege/daten'),
  createRouteEntry('/my-searches/erase/', 'mijn-zoekopdrachten/wissen', 'mes-recherches/effacer', 'my-searches/erase', 'meine-suchauftraege/loeschen'),
  // The staff desk; its pages of single things are in desk-paths.ts.
  createRouteEntry('/desk/', 'desk', 'desk', 'desk', 'desk'),
  createRouteEntry('/desk/login/', 'desk/aanmelden', 'desk/connexion', 'desk/sign-in', 'desk/anmelden'),
  createRouteEntry('/desk/forgot-password/', 'desk/wachtwoord-vergeten', 'desk/mot-de-passe-oublie', 'desk/forgot-password', 'desk/passwort-vergessen'),
  createRouteEntry('/desk/new-password/', 'desk/nieuw-wachtwoord', 'desk/nouveau-mot-de-passe', 'desk/new-password', 'desk/neues-passwort'),
  createRouteEntry('/desk/security/', 'desk/beveiliging', 'desk/securite', 'desk/security', 'desk/sicherheit'),
  createRouteEntry('/desk/leads/', 'desk/aanvragen', 'desk/demandes', 'desk/leads', 'desk/anfragen'),
  createRouteEntry('/desk/leads/export/', 'desk/aanvragen/csv', 'desk/demandes/csv', 'desk/leads/csv', 'desk/anfragen/csv'),
  createRouteEntry('/desk/files/', 'desk/bestanden', 'desk/fichiers', 'desk/files', 'desk/dateien'),
  createRouteEntry('/desk/mails/', 'desk/mails', 'desk/mails', 'desk/mails', 'desk/mails'),
  createRouteEntry('/desk/log/', 'desk/logboek', 'desk/journal', 'desk/log', 'desk/protokoll'),
  createRouteEntry('/desk/logout/', 'desk/afmelden', 'desk/deconnexion', 'desk/sign-out', 'desk/abmelden'),
  createRouteEntry('/desk/visits/', 'desk/bezoeken', 'desk/visites', 'desk/visits', 'desk/besichtigungen'),
  createRouteEntry('/desk/visits/pattern/', 'desk/bezoeken/weekschema', 'desk/visites/semaine-type', 'desk/visits/week', 'desk/besichtigungen/wochenplan'),
  createRouteEntry('/desk/visits/waiting/', 'desk/bezoeken/wachtlijst', 'desk/visites/liste-d-attente', 'desk/visits/waiting-list', 'desk/besichtigungen/warteliste'),
  createRouteEntry('/desk/guestbook/', 'desk/gastenboek', 'desk/livre-d-or', 'desk/guestbook', 'desk/gaestebuch'),
  createRouteEntry('/desk/people/', 'desk/personen', 'desk/personnes', 'desk/people', 'desk/personen'),
  createRouteEntry('/desk/people/owners/', 'desk/personen/eigenaars', 'desk/personnes/proprietaires', 'desk/people/owners', 'desk/personen/eigentuemer'),
  createRouteEntry('/desk/people/staff/', 'desk/personen/collega-s', 'desk/personnes/collegues', 'desk/people/colleagues', 'desk/personen/kollegen'),
  createRouteEntry('/desk/people/subscribers/', 'desk/personen/inschrijvingen', 'desk/personnes/inscriptions', 'desk/people/subscribers', 'desk/personen/abonnenten'),
  createRouteEntry('/desk/catalogue/', 'desk/aanbod', 'desk/offre', 'desk/catalogue', 'desk/angebot'),
  createRouteEntry('/desk/catalogue/versions/', 'desk/aanbod/versies', 'desk/offre/versions', 'desk/catalogue/versions', 'desk/angebot/versionen'),
  createRouteEntry('/desk/catalogue/rollback/', 'desk/aanbod/terug', 'desk/offre/retour', 'desk/catalogue/back', 'desk/angebot/zurueck'),
  createRouteEntry('/desk/catalogue/listings/', 'desk/aanbod/advertenties', 'desk/offre/annonces', 'desk/catalogue/advertisements', 'desk/angebot/anzeigen'),
  createRouteEntry('/desk/figures/', 'desk/cijfers', 'desk/chiffres', 'desk/figures', 'desk/zahlen'),
  // Documents behind a link in a mail.
  createRouteEntry('/documents/', 'documenten', 'documents', 'documents', 'unterlagen'),
];

/** The originals of the route map whose pages the product draws, with or without a menu page. */
export const PRODUCT_PAGES: readonly string[] = [
  ...LISTING_SECTIONS,
  '/Projects/',
  '/contact/',
  '/contact-demand/',
  '/demand-register/',
];

function createRouteEntry(
  original: string,
  nl: string,
  fr: string,
  en: string,
  de: string,
): RouteEntry {
  return {
    original,
    type: 'page',
    nl: `/nl/${nl}/`,
    fr: `/fr/${fr}/`,
    en: `/en/${en}/`,
    de: `/de/${de}/`,
  };
}
