import { inTime } from './in-time';

/**
 * Opens what a link leads to on this page, unless it is to be opened in a new tab or is being opened already. If that
 * fails or does not come in time, the browser follows the link.
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
  await inTime(open()).catch(() => location.assign(link.href));
  link.ariaBusy = null;
}
