/**
 * Returns the rules of Mozilla's HTTP Observatory (as of 2026) that an answer breaks. Without faults the
 * score is 135: 100, plus 10 for `default-src 'none'`, 5 each for Referrer-Policy, HSTS preload (once
 * browsers list the site, as the header requests) and frame-ancestors, 10 for CORP.
 */
export function findObservatoryFaults(headers: Headers): string[] {
  const text = headers.get('Content-Security-Policy') ?? '';
  const policy = parseDirectives(text);
  const getSources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? '*';
  const [age, ...directives] = (headers.get('Strict-Transport-Security') ?? '').split('; ');
  const rules: [rule: string, isKept: boolean][] = [
    ['default-src', policy.get('default-src') === "'none'"],
    ['script-src', !BROAD_SOURCE.test(getSources('script-src'))],
    ['object-src', getSources('object-src') === "'none'"],
    ['style-src', !BROAD_SOURCE.test(getSources('style-src'))],
    ['http:', !/\shttp:/.test(text)],
    ['form-action', isSelfOrNone(policy.get('form-action'))],
    ['base-uri', policy.get('base-uri') === "'none'"],
    ['frame-ancestors', isSelfOrNone(policy.get('frame-ancestors'))],
    ['well written', !/ {2}| ;|;;|[; ]$/.test(text)],
    ['X-Frame-Options', /^(SAMEORIGIN|DENY)$/.test(headers.get('X-Frame-Options') ?? '')],
    ['X-Content-Type-Options', headers.get('X-Content-Type-Options') === 'nosniff'],
    ['Referrer-Policy', PRIVATE_REFERRER_POLICY.test(headers.get('Referrer-Policy') ?? '')],
    // A year or more, as the preload list requires.
    ['Strict-Transport-Security', Number(age?.replace('max-age=', '')) >= 31_536_000],
    ['preload', directives.join() === 'includeSubDomains,preload'],
    ['CORP', headers.get('Cross-Origin-Resource-Policy') === 'same-origin'],
    ['CORS', !headers.has('Access-Control-Allow-Origin')],
    [
      'cookies',
      headers
        .getSetCookie()
        .every((cookie) => REQUIRED_COOKIE_FLAGS.every((flag) => flag.test(cookie))),
    ],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

const BROAD_SOURCE = /(^|\s)(https?:|ftp:|data:|\*|https?:\/\/\*(\.\*)?|'unsafe-\w+')(\s|$)/;
const PRIVATE_REFERRER_POLICY =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const REQUIRED_COOKIE_FLAGS = [/; ?Secure/i, /; ?HttpOnly/i, /; ?SameSite=(Lax|Strict)/i];

const isSelfOrNone = (sources: string | undefined) => sources === "'self'" || sources === "'none'";

const parseDirectives = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
