/** Scripts and styles have no limit of their own: on a line that hangs, the link would never be followed. */
const OPENING_TIMEOUT_MS = 10_000;

/**
 * Opens what a link leads to on this page, unless it is to be opened in a new tab or is being opened already. If that
 * fails or takes 10 s, the browser follows the link.
 */
export async function openInPlace(
  event: MouseEvent,
  link: HTMLAnchorElement,
  open: () => Promise<void>,
): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  const follow = () => location.assign(link.href);
  const timer = setTimeout(follow, OPENING_TIMEOUT_MS);
  await open().catch(follow);
  clearTimeout(timer);
  link.ariaBusy = null;
}
