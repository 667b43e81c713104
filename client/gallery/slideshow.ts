const SLIDE_INTERVAL_MS = 4000;

/**
 * Starts and stops the slideshow by its button; any other press, swipe or key stops it. While it plays,
 * slides are not announced.
 */
export function createSlideshow(dialog: HTMLElement, next: () => void) {
  const button = dialog.querySelector('[data-play]') as HTMLElement;
  const place = dialog.querySelector('.gallery__position') as HTMLElement;
  let timer: ReturnType<typeof setInterval> | undefined;

  const set = (plays: boolean) => {
    clearInterval(timer);
    timer = plays ? setInterval(next, SLIDE_INTERVAL_MS) : undefined;
    dialog.classList.toggle('is-playing', plays);
    place.ariaLive = plays ? 'off' : 'polite';
  };
  const stop = (event: Event) => {
    const isOnButton = event.target instanceof Node && button.contains(event.target);
    const presses = !(event instanceof KeyboardEvent) || ['Enter', ' '].includes(event.key);
    if (!isOnButton || !presses) set(false);
  };

  button.addEventListener('click', () => set(timer === undefined));
  dialog.addEventListener('pointerdown', stop);
  dialog.addEventListener('keydown', stop);
  return { stop: () => set(false) };
}
