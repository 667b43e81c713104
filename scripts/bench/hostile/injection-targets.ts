import routes from '../../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { LISTING_PARAMETERS } from '../../../src/features/listing/listing-request';

/** Paths in which `*` is replaced by the payload. */
export const PATH_PATTERNS = [
  '/*',
  '/nl/*/',
  '/fr/*',
  '/*/te-koop/',
  '/nl/te-koop/*/84213/',
  '/nl/te-koop/durbuy/*/84213/',
  '/nl/te-koop/durbuy/hoeve/*/',
  '/nl/projecten/barvaux-sur-ourthe/residentie-les-berges/12/*/84310/',
  '/property/*/',
  '/project/*/',
  '/fr/merci/*/',
  '/feedback/*/',
  '/preview/nl/*/',
  '/nl/preview/*/',
  '/nl/fragments/*/',
  '/nl/nieuws/*/',
  '/faq/*/',
  '/assets/*',
  '/media/*',
  '/images/epc/*',
  '/cdn-cgi/*',
];

export const LOCALIZED_PATHS = [...BUILT_IN_ROUTES, ...routes].flatMap(({ nl, fr }, index) =>
  [index % 2 ? nl : fr].filter((path) => path !== undefined),
);

export const QUERY_PARAMETERS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/nl/te-koop/', LISTING_PARAMETERS],
  ['/fr/a-louer/', LISTING_PARAMETERS],
  ['/nl/bouwgrond/', ['city', 'ground', 'page', 'view']],
  ['/fr/carte/lieux/', ['in', 'city', 'area']],
  ['/nl/kaart/panden/', ['ids']],
  ['/nl/zoeken/', ['q']],
  ['/fr/chercher/', ['q']],
  ['/fr/chercher/index/', ['id']],
  ['/nl/zoeken/buren/', ['list', 'id']],
  ['/nl/zoeken/buren/?id=84213', ['list']],
  ['/nl/favorieten/', ['ids']],
  ['/fr/favoris/index/', ['ids']],
  ['/nl/vergelijken/', ['ids']],
  ['/nl/documenten/', ['file', 'name', 'until', 'key']],
  ['/nl/mijn-bezoek/', ['id', 'key', 'as', 'done']],
  ['/nl/nieuwsbrief/bevestigen/', ['token']],
  ['/fr/newsletter/desinscription/', ['token']],
  ['/form-ticket/', ['form', 'language']],
  ['/form-ticket/?form=site-contact', ['language']],
  ['/form-ticket/?language=nl', ['form']],
  ['/page-views/', ['page']],
  ['/mails/', ['id', 'as']],
  ['/nl/gastenboek/', ['page']],
  ['/nl/gastenboek/foto/', ['id']],
  ['/nl/pers/', ['page']],
  ['/nl/meer-informatie/', ['property', 'wish']],
  ['/nl/meer-informatie/?property=84213', ['wish']],
  ['/fr/planifier-une-visite/', ['property']],
  ['/nl/projectvraag/', ['project']],
  ['/project/', ['id']],
  ['/preview/nl/te-koop/', ['key']],
  ['/nl/', ['setcookies', 'preview']],
];

export const REQUEST_HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'CF-Connecting-IP',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Purpose',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Request-Id',
];

export const COOKIE_NAMES = ['consent', 'saved', '__Host-session', '__proto__', 'x'];

export const HTTP_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];
