import { FORM_LOADERS } from '../../../client/forms/form-loaders';
import routes from '../../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import type { Field } from '../../../src/features/forms/kit/definition/field';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import { getFields } from '../../../src/features/forms/kit/definition/form';
import { LISTING_PARAMETERS } from '../../../src/features/listing/listing-request';
import type { BenchRequest } from '../http-client';

/** A request that carries something hostile. */
export interface HostileRequest extends BenchRequest {
  headers: Record<string, string>;
  /** The form it is sent to, which may be given a ticket and a proof beside it. */
  form?: string;
}

export interface InjectionPoint {
  name: string;
  buildRequest(payload: string): HostileRequest;
}

/** Everywhere something can be put: paths, queries, headers, cookies, every field of every form. */
export async function listInjectionPoints(): Promise<InjectionPoint[]> {
  const forms = await Promise.all(Object.values(FORM_LOADERS).map((load) => load()));
  return [
    ...PATH_PATTERNS.map(createPathPoint),
    ...LOCALIZED_PATHS.flatMap((path) => [
      createQueryValuePoint(path, 'x'),
      createQueryNamePoint(path),
      createAnyFieldPoint(path),
    ]),
    ...QUERY_PARAMETERS.flatMap(([path, names]) =>
      names.map((name) => createQueryValuePoint(path, name)),
    ),
    ...REQUEST_HEADERS.flatMap((name) => [
      createHeaderPoint(name, 'GET'),
      createHeaderPoint(name, 'POST'),
    ]),
    ...COOKIE_NAMES.map(createCookiePoint),
    ...HTTP_METHODS.map(createMethodPoint),
    ...forms.flatMap(createFormPoints),
  ];
}

const buildGetRequest = (path: string, headers: Record<string, string> = {}): HostileRequest => ({
  method: 'GET',
  path,
  headers,
});

/** With `*` where the payload stands. */
const PATH_PATTERNS = [
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

/** As it can stand in a request line: what is no sign of an address is encoded, the rest as it is. */
const encodeForRequestLine = (payload: string): string =>
  percentEncode(payload, /[^\x21-\x7e]|[#"<>^`{|}]/g).replaceAll('?', '%3F');

const createPathPoint = (pattern: string): InjectionPoint => ({
  name: `path ${pattern}`,
  buildRequest: (payload) =>
    buildGetRequest(pattern.replace('*', () => encodeForRequestLine(payload))),
});

const LOCALIZED_PATHS = [...BUILT_IN_ROUTES, ...routes].flatMap(({ nl, fr }, place) =>
  [place % 2 ? nl : fr].filter((path) => path !== undefined),
);

/** Some are already written as they go over the line: bytes that are no UTF-8, half an escape. */
const encodeParamValue = (payload: string): string =>
  percentEncode(payload, /^%([\dA-Fz]|$)/.test(payload) ? /[^\w.~%-]/g : /[^\w.~-]/g);

/** A sign that is half of one has no encoding: it goes as the one that stands for it. */
const percentEncode = (payload: string, signs: RegExp) =>
  payload
    .replace(/[\ud800-\udbff][\udc00-\udfff]/g, encodeURIComponent)
    .replace(signs, (sign) => (sign === '%' ? '%25' : encodeURIComponent(sign)));

const createQueryValuePoint = (path: string, name: string): InjectionPoint => ({
  name: `query ${path}?${name}`,
  buildRequest: (payload) =>
    buildGetRequest(`${path}${path.includes('?') ? '&' : '?'}${name}=${encodeParamValue(payload)}`),
});

const createQueryNamePoint = (path: string): InjectionPoint => ({
  name: `query ${path}?*`,
  buildRequest: (payload) =>
    buildGetRequest(`${path}?${encodeParamValue(payload)}=1&${encodeParamValue(payload)}[]=2`),
});

const LISTING_PARAMETER_NAMES = LISTING_PARAMETERS;

const QUERY_PARAMETERS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/nl/te-koop/', LISTING_PARAMETER_NAMES],
  ['/fr/a-louer/', LISTING_PARAMETER_NAMES],
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

const REQUEST_HEADERS = [
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

const COOKIE_NAMES = ['consent', 'saved', '__Host-session', '__proto__', 'x'];

/** As a header can carry it: no line ends, no sign beyond Latin. */
const encodeHeaderValue = (payload: string): string =>
  percentEncode(payload, /[^\x20-\x7e]/g)
    .slice(0, 4_000)
    .trim();

const createHeaderPoint = (name: string, method: string): InjectionPoint => ({
  name: `header ${name}, ${method}`,
  buildRequest: (payload) => ({
    method,
    path: method === 'GET' ? '/fr/merci/contact/' : '/nl/contact/',
    headers: {
      ...(method === 'POST' ? URLENCODED_HEADERS : {}),
      [name]: encodeHeaderValue(payload),
    },
    ...(method === 'POST' && { body: 'question=zq9' }),
  }),
});

const createCookiePoint = (name: string): InjectionPoint => ({
  name: `cookie ${name}`,
  buildRequest: (payload) =>
    buildGetRequest('/nl/', { Cookie: `a=1; ${name}=${encodeHeaderValue(payload)}; b=2` }),
});

const HTTP_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];

const createMethodPoint = (method: string): InjectionPoint => ({
  name: `method ${method}`,
  buildRequest: (payload) => ({
    method,
    path: `/nl/te-koop/?city=${encodeParamValue(payload)}`,
    headers: {},
    ...(method.startsWith('P') && { body: payload }),
  }),
});

const SAME_ORIGIN_HEADERS = { 'Sec-Fetch-Site': 'same-origin' };
const URLENCODED_HEADERS = {
  ...SAME_ORIGIN_HEADERS,
  'Content-Type': 'application/x-www-form-urlencoded',
};

const createAnyFieldPoint = (path: string): InjectionPoint => ({
  name: `sent to ${path}`,
  buildRequest: (payload) => ({
    method: 'POST',
    path,
    headers: URLENCODED_HEADERS,
    body: ['email', 'password', 'name', 'x']
      .map((name) => `${name}=${encodeParamValue(payload)}`)
      .join('&'),
  }),
});

/** Fields that are no answers, and names that are no fields. */
const NON_ANSWER_FIELDS = [
  'key',
  'altcha',
  'captcha',
  'captcha-answer',
  'step',
  'go',
  'homepage',
  '__proto__',
];

const BODY_CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=zq9',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded; charset=utf-16',
];

/** Each of its fields, what goes beside them, and its body whole as one type or another. */
function createFormPoints(form: Form, place: number): InjectionPoint[] {
  const path = buildFormPath(form, place % 2 ? 'nl' : 'fr');
  const fields = getFields(form);
  const answers = Object.fromEntries(
    fields.map((field) => [getInputName(field), getSampleAnswer(field)]),
  );
  const places: InjectionPoint[] = [...fields.map(getInputName), ...NON_ANSWER_FIELDS].map(
    (name) => ({
      name: `${form.name}, field ${name}`,
      buildRequest: (payload) => ({
        method: 'POST',
        path,
        headers: URLENCODED_HEADERS,
        body: Object.entries({ ...answers, [name]: payload })
          .map(([key, value]) => `${encodeURIComponent(key)}=${encodeParamValue(value)}`)
          .join('&'),
        form: form.name,
      }),
    }),
  );
  const bodies: InjectionPoint[] = BODY_CONTENT_TYPES.map((type) => ({
    name: `${form.name}, body as ${type}`,
    buildRequest: (payload) => ({
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN_HEADERS, 'Content-Type': type },
      body: payload,
    }),
  }));
  return [...places, ...bodies, createMultipartPoint(form, path)];
}

/** The name of a part, of its file, and its type, and what is in it. */
const createMultipartPoint = (form: Form, path: string): InjectionPoint => ({
  name: `${form.name}, parts`,
  buildRequest: (payload) => {
    const line = payload.replace(/[\r\n"]/g, '').slice(0, 2_000);
    const part = (name: string, value: string, file = '') =>
      `--zq9\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const files = ['picture', 'pictures', 'cv'].map((name) =>
      part(name, `%PDF-1.7 ${payload}`, `; filename="${line}.pdf"\r\nContent-Type: ${line}`),
    );
    return {
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN_HEADERS, 'Content-Type': 'multipart/form-data; boundary=zq9' },
      body: [part(line, payload), part('remark', payload), ...files, '--zq9--\r\n'].join(''),
      form: form.name,
    };
  },
});

const getInputName = ({ kind, name }: Field) => (kind === 'date' ? `${name}.year` : name);

/** So much in order that the field in question is what decides. */
function getSampleAnswer(field: Field): string {
  if ('options' in field && field.options !== 'dynamic') return field.options[0]?.value ?? '';
  return SAMPLE_ANSWERS[field.kind] ?? 'Anna';
}

const SAMPLE_ANSWERS: Partial<Record<Field['kind'], string>> = {
  email: 'anna@example.be',
  tel: '0470001231',
  url: 'https://anna.example',
  number: '2',
  money: '2000',
  date: '2027',
  checkbox: '1',
};

function buildFormPath({ path, about, name }: Form, language: 'nl' | 'fr'): string {
  const route = [...BUILT_IN_ROUTES, ...routes].find(({ original }) => original === path);
  const subject =
    about && (about === 'project' ? 'project=12' : `property=${PROPERTY_BY_FORM[name] ?? 84213}`);
  return `${route?.[language] ?? path}${subject ? `?${subject}` : ''}`;
}

/** A house to let, where one is wanted. */
const PROPERTY_BY_FORM: Record<string, number> = { 'rental-application': 84232 };
