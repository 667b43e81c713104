/**
 * Returns whether one of our own pages sent a request. Stricter than for forms, since it may act for
 * somebody who is signed in: Fetch Metadata, Origin and Referer must be ours as far as they are there,
 * and one of them must be. A page whose address is for one person sends the Origin 'null' (mail-link.ts).
 */
export function isOwnPageRequest(
  headers: Headers,
  origin: string,
  { isPersonal = false } = {},
): boolean {
  const claims = [
    [headers.get('Sec-Fetch-Site'), (site: string) => site === 'same-origin'],
    [
      headers.get('Origin'),
      (sender: string) => sender === origin || (isPersonal && sender === 'null'),
    ],
    [
      headers.get('Referer'),
      (page: string) => URL.canParse(page) && new URL(page).origin === origin,
    ],
  ] as const;
  const made = claims.filter(([value]) => value !== null);
  return made.length > 0 && made.every(([value, isOurs]) => isOurs(value ?? ''));
}
