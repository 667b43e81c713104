import { whenShown } from '../behaviours/shown';
import { wasClosed } from './closed';

/** §4: a published popup opens after its delay, or at once, unless it was closed in this session. */
export function openPopupLater(): void {
  const { popup } = document.body.dataset;
  if (!popup || wasClosed()) return;
  whenShown(() =>
    setTimeout(async () => (await import('./popup')).openPopup(), Number(popup) * 1000),
  );
}
