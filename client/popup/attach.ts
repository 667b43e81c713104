import { onPageVisible } from '../behaviours/page-visible';
import { hasClosedPopup } from './popup-closed';

const loadPopup = () => import('./popup');

/** Opens a published popup after its delay, unless it was closed in this session (§4). */
export function schedulePopup(): void {
  const { popupDelay } = document.body.dataset;
  if (!popupDelay || hasClosedPopup()) return;
  onPageVisible(() =>
    setTimeout(async () => (await loadPopup()).openPopup(), Number(popupDelay) * 1000),
  );
}
