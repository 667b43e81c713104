import type { BenchResponse } from '../http-client';
import { PAYLOAD_MARKER } from './payloads';

/** What is wrong with the answer to a request that carried this payload; empty where nothing is. */
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
    // What kept markup holds until a page's own words stand there.
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
  return tests.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

/** Within the site, and where a menu page is configured to lead (decision 6a). */
const ALLOWED_LOCATION =
  /^(\/(?![/\\])|http:\/\/localhost[:/]|https:\/\/campings\.huis-vallee\.example\/)/;

/** The worker's own: a file of the site's is sent by the platform, a bad request refused before us. */
const isWorkerResponse = (headers: BenchResponse['headers']) => 'x-snapshot' in headers;

const isStrictPolicy = (policy: string) =>
  /default-src 'none'/.test(policy) && !/script-src[^;]*unsafe/.test(policy);

/** Its pieces that would open something: they may come back in no page as they are. */
const findOpeningMarkup = (payload: string): string[] =>
  payload.match(
    new RegExp(`(<[^<]{0,60}?|["'] on\\w+=|["'] autofocus on\\w+=)${PAYLOAD_MARKER}`, 'g'),
  ) ?? [];

/** Whether a page holds anything of what was put in as markup. In a browser, on its own parser's tree. */
export function findInjectedMarkup(page: Document, tell: string): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes];
    const isData = element.localName === 'script' && element.getAttribute('type')?.includes('json');
    const isWrong =
      element.localName.includes(tell) ||
      attributes.some(({ name }) => name.startsWith('on') || name.includes(tell)) ||
      attributes.some(
        ({ name, value }) =>
          /^(href|src|action|formaction|data|srcdoc|xlink:href)$/.test(name) &&
          /^\s*(j\s*a\s*v\s*a\s*s|vb)script:|^\s*data:text/i.test(value),
      ) ||
      (element.localName === 'script' && !isData && element.textContent?.includes(tell));
    return isWrong ? [element.outerHTML.slice(0, 200)] : [];
  });
}
