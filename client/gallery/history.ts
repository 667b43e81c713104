/**
 * The picture stands in the address, so that it can be sent to somebody, and the way back closes the
 * gallery instead of leaving the page. `keys` are the names of the slides.
 */
export function syncGalleryHistory(
  keys: readonly string[],
  dialog: HTMLDialogElement,
  show: (at: number) => void,
) {
  const named = () => keys.findIndex((key) => `#${key}` === location.hash);
  addEventListener('popstate', () => {
    if (named() >= 0) show(named());
    else if (dialog.open) {
      dialog.close();
      keepFocusOnHashChange();
    }
  });
  dialog.addEventListener('close', () => {
    if (named() < 0) return;
    if (history.state?.gallery) {
      keepFocusOnHashChange();
      history.back();
    } else history.replaceState(null, '', location.pathname + location.search);
  });
  return {
    /** By a link it is a step forward; an address that named it already stays as it is. */
    open(key: string, byLink: boolean) {
      if (byLink) history.pushState({ gallery: true }, '', `#${key}`);
    },
    /** From one picture to another is no step: the way back leads out. */
    arrive(key: string) {
      if (location.hash !== `#${key}`) history.replaceState(history.state, '', `#${key}`);
    },
  };
}

/** The address that one comes back to may name a part of the page, which would take the focus. */
function keepFocusOnHashChange(): void {
  const { activeElement } = document;
  addEventListener(
    'hashchange',
    () => activeElement instanceof HTMLElement && activeElement.focus({ preventScroll: true }),
    { once: true },
  );
}
