import type { BenchResponse } from '../http-client';
import { PAYLOAD_MARKER } from './payloads';

/** Returns the faults of the response to a request with this payload; empty if there are none. */
export function findResponseFaults(
  { status, headers, body }: BenchResponse,
  payload: string,
): string[] {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const location = headers.location ?? '';
  const tests: [string, boolean][] = [
    [`answered ${status}`, status >= 500],
    ['redirects to a foreign site', location !== '' && !ALLOWED_LOCATION.test(location)],
    [
      'header injected',
      'x-zq9' in headers || (headers['set-cookie'] ?? '').includes(PAYLOAD_MARKER),
    ],
    [
      'may be taken for another type',
      isWorkerResponse(headers) && headers['x-content-type-options'] !== 'nosniff',
    ],
    [
      'a page without a policy',
      isPage && !isStrictPolicy(headers['content-security-policy'] ?? ''),
    ],
    // Placeholders of cached markup, which each page replaces by its own texts.
    ['internal placeholder visible', isPage && /\/path-in-|[\uE000-\uF8FF]/.test(body)],
    [
      'comes back as markup',
      isPage && findOpeningMarkup(payload).some((markup) => body.includes(markup)),
    ],
    [
      'leaks stack trace or SQL error',
      /\bat \S+ \(?\S+\.[jt]sx?:\d+:\d+|SQLITE_|D1_ERROR/.test(body),
    ],
  ];
  return tests.filter(([, isFaulty]) => isFaulty).map(([fault]) => fault);
}

/** Addresses within the site, and the redirect that a menu page configures (decision 6a). */
const ALLOWED_LOCATION =
  /^(\/(?![/\\])|http:\/\/localhost[:/]|https:\/\/campings\.huis-vallee\.example\/)/;

/** Returns whether the worker answered: the platform sends static files and refuses bad requests. */
const isWorkerResponse = (headers: BenchResponse['headers']) => 'x-snapshot' in headers;

const isStrictPolicy = (policy: string) =>
  /default-src 'none'/.test(policy) && !/script-src[^;]*unsafe/.test(policy);

/** Returns the parts of a payload that open a tag or an attribute; no page may contain them unescaped. */
const findOpeningMarkup = (payload: string): string[] =>
  payload.match(
    new RegExp(`(<[^<]{0,60}?|["'] on\\w+=|["'] autofocus on\\w+=)${PAYLOAD_MARKER}`, 'g'),
  ) ?? [];

/** Returns the elements that a payload added to a page. Runs in a browser, on its parser's tree. */
export function findInjectedMarkup(page: Document, marker: string): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes];
    const isData = element.localName === 'script' && element.getAttribute('type')?.includes('json');
    const isWrong =
      element.localName.includes(marker) ||
      attributes.some(({ name }) => name.startsWith('on') || name.includes(marker)) ||
      attributes.some(
        ({ name, value }) =>
          /^(href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name) &&
          /^\s*(j\s*a\s*v\s*a\s*s|vb)script:|^\s*data:text/i.test(value),
      ) ||
      (element.localName === 'script' && !isData && element.textContent?.includes(marker));
    return isWrong ? [element.outerHTML.slice(0, 200)] : [];
  });
}
