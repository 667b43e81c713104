/**
 * Returns whether a request was sent from one of our pages, by Fetch Metadata or else by its Origin.
 * Every browser sends one of the two; a client without them carries no visitor's session. A page that
 * hides its address (hide-address.ts) sends the Origin 'null', which only a caller whose link is signed
 * may accept.
 */
export function isSameOriginRequest(
  headers: Headers,
  origin: string,
  otherSender?: 'null',
): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const sender = headers.get('Origin');
  return sender === null || sender === origin || sender === otherSender;
}
