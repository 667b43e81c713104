import { askForData } from '../ask-for';
import { onFirstTouch } from '../behaviours/first-touch';
import { inTime } from '../behaviours/in-time';

const loadSearch = () => import('./island');

/** Fetches the script of a search box on first interaction; until then the box is a plain form. */
export function attachSearch(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island="search"]'))
    onFirstTouch(box, async () => {
      const form = box.querySelector('form') as HTMLFormElement;
      form.ariaBusy = 'true';
      askForData(JSON.parse(box.dataset.settings ?? '').index);
      await inTime(loadSearch().then((script) => script.hydrateSearchBox(box))).catch(() => {});
      form.ariaBusy = null;
    });
}
