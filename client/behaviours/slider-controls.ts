/** The slides behind a pair of buttons: a scrolling list, or pictures that fade. */
export interface SlideTrack {
  getCurrentIndex(): number;
  /** Returns the last index to scroll to; below that of the last slide if several are side by side. */
  getLastIndex(): number;
  goTo(index: number): void;
}

/** Adds previous and next buttons to a scrolling list (ui/slider-controls). */
export function startSlider(slider: HTMLElement): void {
  const list = slider.querySelector<HTMLElement>('[data-slides]');
  if (list) addSliderControls(slider, list, createScrollingTrack(list));
}

/** Returns a track that scrolls the list; slides have the width of the first one. */
export function createScrollingTrack(list: HTMLElement): SlideTrack {
  const width = () => list.firstElementChild?.getBoundingClientRect().width || list.clientWidth;
  return {
    getCurrentIndex: () => Math.round(list.scrollLeft / width()),
    getLastIndex: () => Math.round((list.scrollWidth - list.clientWidth) / width()),
    goTo: (index) => list.scrollTo({ left: index * width() }),
  };
}

/**
 * Shows the buttons, which are hidden without script, and announces the position of the current slide. A button at
 * the end of the list is aria-disabled, so that it keeps the focus; a list that loops has no end.
 * Returns `step`, which moves by a number of slides, and `update`, to be called after a change that does
 * not scroll.
 */
export function addSliderControls(
  frame: HTMLElement,
  list: HTMLElement,
  track: SlideTrack,
  isLooping = false,
) {
  const controls = frame.querySelector<HTMLElement>('[data-slider-controls]');
  const output = controls?.querySelector('output');
  const buttons = controls?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];

  const step = (offset: number) => {
    const count = track.getLastIndex() + 1;
    const target = track.getCurrentIndex() + offset;
    track.goTo(isLooping ? (target + count) % count : Math.min(Math.max(target, 0), count - 1));
  };
  const update = () => {
    const currentIndex = track.getCurrentIndex();
    for (const button of buttons) {
      const isAtEnd =
        Number(button.dataset.step) < 0 ? currentIndex <= 0 : currentIndex >= track.getLastIndex();
      button.ariaDisabled = String(isAtEnd && !isLooping);
    }
    const label = list.children[currentIndex]?.getAttribute('data-position-label') ?? '';
    if (output && output.value !== label) output.value = label;
  };

  for (const button of buttons)
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  list.addEventListener('scroll', update, { passive: true });
  if (controls && track.getLastIndex() > 0) {
    frame.classList.add('has-slider-controls');
    controls.hidden = false;
  }
  update();
  return { step, update };
}
