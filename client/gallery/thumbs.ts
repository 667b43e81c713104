import type { GalleryItem } from './gallery-items';
import { createGalleryPicture } from './gallery-picture';

/** Creates the row of thumbnail buttons; videos and tours show an icon. */
export function createThumbs(
  dialog: HTMLElement,
  items: readonly GalleryItem[],
  onChoose: (index: number) => void,
): { mark(index: number): void } {
  const videoIcon = dialog.querySelector('[data-video-icon] svg');
  const buttons = items.map(({ label, caption, picture }, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = [label, caption].filter(Boolean).join(', ');
    const content = picture ? createGalleryPicture(picture, true) : videoIcon?.cloneNode(true);
    if (content) button.appendChild(content);
    button.addEventListener('click', () => onChoose(index));
    return button;
  });
  const list = dialog.querySelector('.gallery__thumbs');
  list?.replaceChildren(
    ...buttons.map((button) => {
      const item = document.createElement('li');
      item.appendChild(button);
      return item;
    }),
  );
  return {
    mark(index) {
      for (const [buttonIndex, button] of buttons.entries())
        button.ariaCurrent = buttonIndex === index ? 'true' : null;
      buttons[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
  };
}
