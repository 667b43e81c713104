import type { Page } from 'playwright-core';
import type { Feature } from './first-uses';

/** Waits until a press of / leads into the search field of the desk. */
const waitForDeskKeys = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    return press.defaultPrevented;
  });
};

/**
 * What staff use first at the desk. What drags on its pictures comes with its keys, in one script; its agenda and the
 * owners' figures are drawn by the server and ask for nothing.
 */
export const DESK_USES: readonly Feature[] = [
  {
    name: 'desk: load to its keys',
    path: '/nl/desk/',
    seeResult: waitForDeskKeys,
  },
  {
    name: 'answer: load to a text that is kept',
    path: '/nl/desk/aanvragen/nieuw/',
    seeResult: async (page) => {
      await page.waitForFunction(() => {
        const area = document.querySelector('textarea');
        if (area) area.value = 'a';
        area?.dispatchEvent(new Event('input', { bubbles: true }));
        return Object.keys(localStorage).some((key) => key.startsWith('draft '));
      });
    },
  },
];
