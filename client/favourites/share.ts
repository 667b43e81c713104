import { createElement } from '../create-element';
import { formatFavouritesText } from './favourites-texts';
import { reportPropertyAction } from './property-actions';
import { showToast } from './toast';

/** Shares this page through the device's share sheet, or opens a dialog with its link. */
export async function sharePage(): Promise<void> {
  const shareData = {
    title: document.querySelector('h1')?.textContent ?? document.title,
    url: getShareUrl(),
  };
  if (!navigator.share) return openShareDialog(shareData);
  try {
    await navigator.share(shareData);
    countShare();
  } catch (error) {
    // AbortError: the visitor closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openShareDialog(shareData);
  }
}

/** Counts the share of a property's own page; its id ends the path (§2.4). */
function countShare(): void {
  if (document.querySelector('.property'))
    reportPropertyAction(Number(/(\d+)\/$/.exec(location.pathname)?.[1]), 'shared');
}

/** Returns the page's URL with its `ids` and without the rest of its query. */
function getShareUrl(): string {
  const ids = new URLSearchParams(location.search).getAll('ids').join(',');
  return location.origin + location.pathname + (ids && `?ids=${ids}`);
}

function openShareDialog({ title, url }: { title: string; url: string }): void {
  const urlInput = createElement('input', { type: 'text', readOnly: true, value: url });
  const copyButton = createElement('button', {
    type: 'button',
    className: 'button button--forest',
    textContent: formatFavouritesText('copy'),
  });
  const mailLink = createElement('a', {
    className: 'button button--outlined',
    href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    textContent: formatFavouritesText('byMail'),
  });
  mailLink.addEventListener('click', countShare);
  const closeButton = createElement('button', {
    className: 'share__close',
    ariaLabel: formatFavouritesText('close'),
  });
  const heading = createElement('h2', {
    id: 'share-title',
    textContent: formatFavouritesText('share'),
  });
  const dialog = createElement(
    'dialog',
    { className: 'share' },
    createElement('form', { method: 'dialog' }, closeButton),
    heading,
    createElement('p', { textContent: title }),
    createElement('label', {}, formatFavouritesText('link'), urlInput),
    createElement(
      'p',
      { className: 'share__options' },
      copyButton,
      mailLink,
      ...createShareFormLinks(() => dialog.close()),
    ),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  copyButton.addEventListener('click', async () => {
    if (!(await copyText(url))) return urlInput.select();
    dialog.close();
    countShare();
    showToast(formatFavouritesText('copied'));
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.appendChild(dialog);
  dialog.showModal();
  copyButton.focus();
}

/** Returns a copy of the page's link to the send-to-a-friend form, if it has one; calls `beforeOpen` before the form opens. */
function createShareFormLinks(beforeOpen: () => void): HTMLElement[] {
  const form = document.querySelector<HTMLAnchorElement>('[data-share-form]');
  if (!form) return [];
  const link = createElement('a', {
    className: 'button button--outlined',
    href: form.href,
    textContent: form.textContent,
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    beforeOpen();
    form.click();
  });
  return [link];
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);
