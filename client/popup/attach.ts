import { onPageVisible } from '../behaviours/page-visible';
import { hasClosedPopup } from './popup-closed';

/** §4: a published popup opens after its delay, or at once, unless it was closed in this session. */
export function schedulePopup(): void {
  const { popupDelay } = document.body.dataset;
  if (!popupDelay || hasClosedPopup()) return;
  onPageVisible(() =>
    setTimeout(async () => (await import('./popup')).openPopup(), Number(popupDelay) * 1000),
  );
}
