import { DEFINITIONS } from '../../../client/forms/definitions';
import routes from '../../../data/site/routes.json';
import { OWN_ROUTES } from '../../../src/domain/routing/own-routes';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { fieldsOf } from '../../../src/features/forms/kit/definition/form';
import { LISTING_PARAMETERS } from '../../../src/features/listing/query';
import type { Asked } from '../asking';

/** A request that carries something hostile. */
export interface Attempt extends Asked {
  headers: Record<string, string>;
  /** The form it is sent to, which may be given a ticket and a proof beside it. */
  form?: string;
}

export interface Place {
  name: string;
  with(payload: string): Attempt;
}

/** Everywhere something can be put: paths, queries, headers, cookies, every field of every form. */
export async function allPlaces(): Promise<Place[]> {
  const forms = await Promise.all(Object.values(DEFINITIONS).map((load) => load()));
  return [
    ...PATHS.map(inPath),
    ...ROUTES.flatMap((path) => [inQuery(path, 'x'), asQueryName(path), inAnyField(path)]),
    ...PARAMETERS.flatMap(([path, names]) => names.map((name) => inQuery(path, name))),
    ...HEADERS.flatMap((name) => [inHeader(name, 'GET'), inHeader(name, 'POST')]),
    ...COOKIES.map(inCookie),
    ...METHODS.map(byMethod),
    ...forms.flatMap(inForm),
  ];
}

const get = (path: string, headers: Record<string, string> = {}): Attempt => ({
  method: 'GET',
  path,
  headers,
});

/** With `*` where the payload stands. */
const PATHS = [
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
  '/nl/late/*/',
  '/nl/nieuws/*/',
  '/faq/*/',
  '/assets/*',
  '/media/*',
  '/images/epc/*',
  '/cdn-cgi/*',
];

/** As it can stand in a request line: what is no sign of an address is encoded, the rest as it is. */
const inLine = (payload: string): string =>
  encoded(payload, /[^\x21-\x7e]|[#"<>^`{|}]/g).replaceAll('?', '%3F');

const inPath = (pattern: string): Place => ({
  name: `path ${pattern}`,
  with: (payload) => get(pattern.replace('*', () => inLine(payload))),
});

const ROUTES = [...OWN_ROUTES, ...routes].flatMap(({ nl, fr }, place) =>
  [place % 2 ? nl : fr].filter((path) => path !== undefined),
);

/** Some are already written as they go over the line: bytes that are no UTF-8, half an escape. */
const inValue = (payload: string): string =>
  encoded(payload, /^%([\dA-Fz]|$)/.test(payload) ? /[^\w.~%-]/g : /[^\w.~-]/g);

/** A sign that is half of one has no encoding: it goes as the one that stands for it. */
const encoded = (payload: string, signs: RegExp) =>
  payload
    .replace(/[\ud800-\udbff][\udc00-\udfff]/g, encodeURIComponent)
    .replace(signs, (sign) => (sign === '%' ? '%25' : encodeURIComponent(sign)));

const inQuery = (path: string, name: string): Place => ({
  name: `query ${path}?${name}`,
  with: (payload) => get(`${path}${path.includes('?') ? '&' : '?'}${name}=${inValue(payload)}`),
});

const asQueryName = (path: string): Place => ({
  name: `query ${path}?*`,
  with: (payload) => get(`${path}?${inValue(payload)}=1&${inValue(payload)}[]=2`),
});

const LISTING = LISTING_PARAMETERS;

const PARAMETERS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/nl/te-koop/', LISTING],
  ['/fr/a-louer/', LISTING],
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
  ['/visits/', ['page']],
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

const HEADERS = [
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

const COOKIES = ['consent', 'saved', '__Host-session', '__proto__', 'x'];

/** As a header can carry it: no line ends, no sign beyond Latin. */
const inHeaderValue = (payload: string): string =>
  encoded(payload, /[^\x20-\x7e]/g)
    .slice(0, 4_000)
    .trim();

const inHeader = (name: string, method: string): Place => ({
  name: `header ${name}, ${method}`,
  with: (payload) => ({
    method,
    path: method === 'GET' ? '/fr/merci/contact/' : '/nl/contact/',
    headers: { ...(method === 'POST' ? URLENCODED : {}), [name]: inHeaderValue(payload) },
    ...(method === 'POST' && { body: 'question=zq9' }),
  }),
});

const inCookie = (name: string): Place => ({
  name: `cookie ${name}`,
  with: (payload) => get('/nl/', { Cookie: `a=1; ${name}=${inHeaderValue(payload)}; b=2` }),
});

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];

const byMethod = (method: string): Place => ({
  name: `method ${method}`,
  with: (payload) => ({
    method,
    path: `/nl/te-koop/?city=${inValue(payload)}`,
    headers: {},
    ...(method.startsWith('P') && { body: payload }),
  }),
});

const SAME_SITE = { 'Sec-Fetch-Site': 'same-origin' };
const URLENCODED = { ...SAME_SITE, 'Content-Type': 'application/x-www-form-urlencoded' };

const inAnyField = (path: string): Place => ({
  name: `sent to ${path}`,
  with: (payload) => ({
    method: 'POST',
    path,
    headers: URLENCODED,
    body: ['email', 'password', 'name', 'x'].map((name) => `${name}=${inValue(payload)}`).join('&'),
  }),
});

/** Fields that are no answers, and names that are no fields. */
const ASIDE = ['key', 'altcha', 'captcha', 'captcha-answer', 'step', 'go', 'homepage', '__proto__'];

const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=zq9',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded; charset=utf-16',
];

/** Each of its fields, what goes beside them, and its body whole as one type or another. */
function inForm(form: Form, place: number): Place[] {
  const path = pathOf(form, place % 2 ? 'nl' : 'fr');
  const fields = fieldsOf(form);
  const answers = Object.fromEntries(fields.map((field) => [nameOf(field), wordFor(field)]));
  const places: Place[] = [...fields.map(nameOf), ...ASIDE].map((name) => ({
    name: `${form.name}, field ${name}`,
    with: (payload) => ({
      method: 'POST',
      path,
      headers: URLENCODED,
      body: Object.entries({ ...answers, [name]: payload })
        .map(([key, value]) => `${encodeURIComponent(key)}=${inValue(value)}`)
        .join('&'),
      form: form.name,
    }),
  }));
  const bodies: Place[] = TYPES.map((type) => ({
    name: `${form.name}, body as ${type}`,
    with: (payload) => ({
      method: 'POST',
      path,
      headers: { ...SAME_SITE, 'Content-Type': type },
      body: payload,
    }),
  }));
  return [...places, ...bodies, inParts(form, path)];
}

/** The name of a part, of its file, and its type, and what is in it. */
const inParts = (form: Form, path: string): Place => ({
  name: `${form.name}, parts`,
  with: (payload) => {
    const line = payload.replace(/[\r\n"]/g, '').slice(0, 2_000);
    const part = (name: string, value: string, file = '') =>
      `--zq9\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const files = ['picture', 'pictures', 'cv'].map((name) =>
      part(name, `%PDF-1.7 ${payload}`, `; filename="${line}.pdf"\r\nContent-Type: ${line}`),
    );
    return {
      method: 'POST',
      path,
      headers: { ...SAME_SITE, 'Content-Type': 'multipart/form-data; boundary=zq9' },
      body: [part(line, payload), part('remark', payload), ...files, '--zq9--\r\n'].join(''),
      form: form.name,
    };
  },
});

const nameOf = ({ kind, name }: Field) => (kind === 'date' ? `${name}.year` : name);

/** So much in order that the field in question is what decides. */
function wordFor(field: Field): string {
  if ('options' in field && field.options !== 'given') return field.options[0]?.value ?? '';
  return WORDS[field.kind] ?? 'Anna';
}

const WORDS: Partial<Record<Field['kind'], string>> = {
  email: 'anna@example.be',
  tel: '0470001231',
  url: 'https://anna.example',
  number: '2',
  money: '2000',
  date: '2027',
  checkbox: '1',
};

function pathOf({ path, about, name }: Form, language: 'nl' | 'fr'): string {
  const route = [...OWN_ROUTES, ...routes].find(({ original }) => original === path);
  const subject =
    about && (about === 'project' ? 'project=12' : `property=${SUBJECT[name] ?? 84213}`);
  return `${route?.[language] ?? path}${subject ? `?${subject}` : ''}`;
}

/** A house to let, where one is wanted. */
const SUBJECT: Record<string, number> = { 'rental-application': 84232 };
