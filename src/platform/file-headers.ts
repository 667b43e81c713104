/**
 * The headers of a response that is not a page of the site: a file, a picture, an answer without a
 * snapshot. Pages take the values that they share from here (security-headers.ts), and so do the
 * platform's own files (public/_headers, which a test compares).
 */
export const FILE_SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
