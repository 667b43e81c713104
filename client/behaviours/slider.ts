import { onView } from './on-view';

const loadSliderControls = () => import('./slider-controls');

/** Fetches the buttons of scrolling lists before a list scrolls into view, so that nothing in sight moves. */
export function attachSliders(): void {
  onView(
    document.querySelectorAll<HTMLElement>('[data-behaviour="slider"]'),
    async (slider) => (await loadSliderControls()).startSlider(slider),
    '200px',
  );
}
