/**
 * Returns whether a request was sent by another site: by Fetch Metadata, or else by its Origin, or else
 * by its Referer. Every browser sends one of them; a client without any carries no visitor's session. A
 * page that hides its address (hide-address.ts) sends the Origin 'null', which only a page whose link is
 * signed may accept.
 */
export function isForeignRequest(headers: Headers, origin: string, otherSender?: 'null'): boolean {
  const fetchSite = headers.get('Sec-Fetch-Site');
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const sender = headers.get('Origin');
  if (sender !== null) return sender !== origin && sender !== otherSender;
  const page = headers.get('Referer');
  return page !== null && !(URL.canParse(page) && new URL(page).origin === origin);
}
