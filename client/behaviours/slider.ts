/** What is stepped through: a list that scrolls from one thing to the next, or pictures that fade. */
export interface SlideTrack {
  getCurrentIndex(): number;
  /** The last place that can be shown: before the end where several stand side by side. */
  getLastIndex(): number;
  goTo(place: number): void;
}

/** Lists that snap from one thing to the next get their two buttons (ui/slider-steps). */
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
 * Shows the buttons, which do nothing without script, and says the place politely when it changes.
 * A button at its end of the list keeps the focus it may have; where the list loops there is no end.
 * Returns the step itself, and what to call when the place has changed without a scroll.
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
