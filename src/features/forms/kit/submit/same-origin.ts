/**
 * Whether a form was sent from a page of ours, by Fetch Metadata, else by its Origin. Who sends
 * neither is no browser, and nobody's session can be ridden with it.
 */
export function isSameOriginRequest(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const from = headers.get('Origin');
  return from === null || from === origin;
}
