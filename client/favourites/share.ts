import { createElement } from '../create-element';
import { formatFavouritesText } from './favourites-texts';
import { showToast } from './toast';

/** Shares this page through the device's share sheet, or opens a dialog with its link. */
export async function sharePage(): Promise<void> {
  const shared = {
    title: document.querySelector('h1')?.textContent ?? document.title,
    url: getShareUrl(),
  };
  if (!navigator.share) return openShareDialog(shared);
  try {
    await navigator.share(shared);
  } catch (error) {
    // AbortError: the visitor closed the share sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openShareDialog(shared);
  }
}

/** Returns the page's URL with its `ids` and without the rest of its query. */
function getShareUrl(): string {
  const ids = new URLSearchParams(location.search).getAll('ids').join(',');
  return location.origin + location.pathname + (ids && `?ids=${ids}`);
}

function openShareDialog({ title, url }: { title: string; url: string }): void {
  const address = createElement('input', { type: 'text', readOnly: true, value: url });
  const copy = createElement('button', {
    type: 'button',
    className: 'button button--forest',
    textContent: formatFavouritesText('copy'),
  });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const close = createElement('button', {
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
    createElement('form', { method: 'dialog' }, close),
    heading,
    createElement('p', { textContent: title }),
    createElement('label', {}, formatFavouritesText('link'), address),
    createElement(
      'p',
      { className: 'share__options' },
      copy,
      createElement(
        'a',
        { className: 'button button--outlined', href: mail },
        formatFavouritesText('byMail'),
      ),
      ...createShareFormLinks(() => dialog.close()),
    ),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  copy.addEventListener('click', async () => {
    if (!(await copyText(url))) return address.select();
    dialog.close();
    showToast(formatFavouritesText('copied'));
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.appendChild(dialog);
  dialog.showModal();
  copy.focus();
}

/** Returns a copy of the page's link to the send-to-a-friend form, if it has one; `done` runs before it opens. */
function createShareFormLinks(done: () => void): HTMLElement[] {
  const form = document.querySelector<HTMLAnchorElement>('[data-share-form]');
  if (!form) return [];
  const link = createElement('a', {
    className: 'button button--outlined',
    href: form.href,
    textContent: form.textContent,
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    done();
    form.click();
  });
  return [link];
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);
