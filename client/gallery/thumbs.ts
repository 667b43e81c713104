import type { GalleryItem } from './gallery-items';
import { createGalleryPicture } from './gallery-picture';

/** Creates the row of thumbnail buttons; videos and tours show an icon. */
export function createThumbs(
  dialog: HTMLElement,
  items: readonly GalleryItem[],
  choose: (at: number) => void,
): { mark(at: number): void } {
  const film = dialog.querySelector('[data-video-icon] svg');
  const buttons = items.map(({ label, caption, picture }, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = [label, caption].filter(Boolean).join(': ');
    const shown = picture ? createGalleryPicture(picture, true) : film?.cloneNode(true);
    if (shown) button.appendChild(shown);
    button.addEventListener('click', () => choose(at));
    return button;
  });
  const list = dialog.querySelector('.gallery__thumbs');
  list?.replaceChildren(
    ...buttons.map((button) => {
      const entry = document.createElement('li');
      entry.appendChild(button);
      return entry;
    }),
  );
  return {
    mark(at) {
      for (const [place, button] of buttons.entries())
        button.ariaCurrent = place === at ? 'true' : null;
      buttons[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
  };
}
