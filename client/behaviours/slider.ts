import { onView } from './on-view';

/** Fetches the buttons of scrolling lists before a list scrolls into view, so that nothing in sight moves. */
export function attachSliders(): void {
  onView(
    document.querySelectorAll<HTMLElement>('[data-behaviour="slider"]'),
    async (slider) => (await import('./slider-controls')).startSlider(slider),
    '200px',
  );
}
