import { FORM_LOADERS } from '../../../client/forms/form-loaders';
import { savedSearchForm } from '../../../src/features/saved-searches/saved-search-form';
import type { AccountCookies } from './account-injection-points';
import { createAccountPoints } from './account-injection-points';
import { buildFormPath, createFormPoints } from './form-injection-points';
import type { HostileRequest, InjectionPoint } from './hostile-request';
import { URLENCODED_HEADERS } from './hostile-request';
import {
  COOKIE_NAMES,
  HTTP_METHODS,
  LOCALIZED_PATHS,
  PATH_PATTERNS,
  QUERY_PARAMETERS,
  REQUEST_HEADERS,
} from './injection-targets';
import { encodeForRequestLine, encodeHeaderValue, encodeParamValue } from './request-encoding';

/** Lists all injection points: paths, queries, headers, cookies, methods, all fields of all forms, accounts. */
export async function listInjectionPoints(cookies: AccountCookies): Promise<InjectionPoint[]> {
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
    ...forms.flatMap((form, index) =>
      createFormPoints(form, buildFormPath(form, index % 2 ? 'nl' : 'fr')),
    ),
    ...createFormPoints(
      savedSearchForm,
      buildFormPath({ name: savedSearchForm.name, path: '/my-searches/new/' }, 'nl'),
    ).map(signIn(cookies.subscriber)),
    ...createAccountPoints(cookies),
  ];
}

/** Only a signed-in subscriber sends it, without a ticket: the session proves who they are. */
const signIn =
  (cookie: string) =>
  ({ name, buildRequest }: InjectionPoint): InjectionPoint => ({
    name,
    buildRequest: (payload) => {
      const { form: _, ...request } = buildRequest(payload);
      return { ...request, headers: { ...request.headers, Cookie: cookie } };
    },
  });

const buildGetRequest = (path: string, headers: Record<string, string> = {}): HostileRequest => ({
  method: 'GET',
  path,
  headers,
});

const createPathPoint = (pattern: string): InjectionPoint => ({
  name: `path ${pattern}`,
  buildRequest: (payload) =>
    buildGetRequest(pattern.replace('*', () => encodeForRequestLine(payload))),
});

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

const createMethodPoint = (method: string): InjectionPoint => ({
  name: `method ${method}`,
  buildRequest: (payload) => ({
    method,
    path: `/nl/te-koop/?city=${encodeParamValue(payload)}`,
    headers: {},
    ...(method.startsWith('P') && { body: payload }),
  }),
});

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
