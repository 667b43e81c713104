/** The slides behind a pair of buttons: a scrolling list, or pictures that fade. */
export interface SlideTrack {
  getCurrentIndex(): number;
  /** The last index to scroll to; with several slides side by side, less than the last slide's. */
  getLastIndex(): number;
  goTo(place: number): void;
}

/** Adds previous and next buttons to scrolling lists (ui/slider-controls). */
export function attachSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-behaviour="slider"]')) {
    const list = slider.querySelector<HTMLElement>('[data-slides]');
    if (list) addSliderControls(slider, list, createScrollingTrack(list));
  }
}

export function createScrollingTrack(list: HTMLElement): SlideTrack {
  const width = () => list.firstElementChild?.getBoundingClientRect().width || list.clientWidth;
  return {
    getCurrentIndex: () => Math.round(list.scrollLeft / width()),
    getLastIndex: () => Math.round((list.scrollWidth - list.clientWidth) / width()),
    goTo: (place) => list.scrollTo({ left: place * width() }),
  };
}

/**
 * Shows the buttons, which are hidden without script, and announces the position politely. A button at
 * the end of the list is aria-disabled, so that it keeps the focus; a list that loops has no end.
 * Returns `step`, and `follow` to call after a change without scrolling.
 */
export function addSliderControls(
  frame: HTMLElement,
  list: HTMLElement,
  track: SlideTrack,
  loops = false,
) {
  const steps = frame.querySelector<HTMLElement>('[data-slider-controls]');
  const place = steps?.querySelector('output');
  const buttons = steps?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];

  const step = (by: number) => {
    const places = track.getLastIndex() + 1;
    const next = track.getCurrentIndex() + by;
    track.goTo(loops ? (next + places) % places : Math.min(Math.max(next, 0), places - 1));
  };
  const follow = () => {
    const shown = track.getCurrentIndex();
    for (const button of buttons) {
      const end = Number(button.dataset.step) < 0 ? shown <= 0 : shown >= track.getLastIndex();
      button.ariaDisabled = String(end && !loops);
    }
    const words = list.children[shown]?.getAttribute('data-position-label') ?? '';
    if (place && place.value !== words) place.value = words;
  };

  for (const button of buttons)
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  list.addEventListener('scroll', follow, { passive: true });
  if (steps && track.getLastIndex() > 0) {
    frame.classList.add('has-slider-controls');
    steps.hidden = false;
  }
  follow();
  return { step, follow };
}
