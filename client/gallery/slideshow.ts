const SLIDE_INTERVAL_MS = 4000;

/**
 * Starts and stops the slideshow by its button; any other press, swipe or key stops it. While it plays,
 * slides are not announced.
 */
export function createSlideshow(dialog: HTMLElement, next: () => void) {
  const button = dialog.querySelector('[data-play]') as HTMLElement;
  const position = dialog.querySelector('.gallery__position') as HTMLElement;
  let timer: ReturnType<typeof setInterval> | undefined;

  const setPlaying = (isPlaying: boolean) => {
    clearInterval(timer);
    timer = isPlaying ? setInterval(next, SLIDE_INTERVAL_MS) : undefined;
    dialog.classList.toggle('is-playing', isPlaying);
    position.ariaLive = isPlaying ? 'off' : 'polite';
  };
  const stopOnInteraction = (event: Event) => {
    const isOnButton = event.target instanceof Node && button.contains(event.target);
    const isPress = !(event instanceof KeyboardEvent) || ['Enter', ' '].includes(event.key);
    if (!isOnButton || !isPress) setPlaying(false);
  };

  button.addEventListener('click', () => setPlaying(timer === undefined));
  dialog.addEventListener('pointerdown', stopOnInteraction);
  dialog.addEventListener('keydown', stopOnInteraction);
  return { stop: () => setPlaying(false) };
}
