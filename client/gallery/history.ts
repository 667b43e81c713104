/**
 * Writes the current picture into the URL, so that it can be shared, and makes the back button close the
 * gallery instead of leaving the page. `keys` are the names of the slides.
 */
export function syncGalleryHistory(
  keys: readonly string[],
  dialog: HTMLDialogElement,
  show: (index: number) => void,
) {
  const findNamedIndex = () => keys.findIndex((key) => `#${key}` === location.hash);
  addEventListener('popstate', () => {
    if (findNamedIndex() >= 0) show(findNamedIndex());
    else if (dialog.open) {
      dialog.close();
      keepFocusOnHashChange();
    }
  });
  dialog.addEventListener('close', () => {
    if (findNamedIndex() < 0) return;
    if (history.state?.gallery) {
      keepFocusOnHashChange();
      history.back();
    } else history.replaceState(null, '', location.pathname + location.search);
  });
  return {
    /** Adds a history entry if a link opened the gallery; a URL with the picture's name stays as it is. */
    open(key: string, byLink: boolean) {
      if (byLink) history.pushState({ gallery: true }, '', `#${key}`);
    },
    /** Replaces the entry for another picture, so that the back button still leads out. */
    update(key: string) {
      if (location.hash !== `#${key}`) history.replaceState(history.state, '', `#${key}`);
    },
  };
}

/** Restores the focus after a hash change: the browser moves it to the element that the hash names. */
function keepFocusOnHashChange(): void {
  const { activeElement } = document;
  addEventListener(
    'hashchange',
    () => activeElement instanceof HTMLElement && activeElement.focus({ preventScroll: true }),
    { once: true },
  );
}
