import { element } from '../element';
import { say } from './notice';
import { word } from './words';

/** Passes this page on: by the device's own way where it has one, else by a dialog with its link. */
export async function share(): Promise<void> {
  const shared = {
    title: document.querySelector('h1')?.textContent ?? document.title,
    url: link(),
  };
  if (!navigator.share) return openDialog(shared);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Who turns back has not asked for another way.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openDialog(shared);
  }
}

/** The page's address, with the properties it names and nothing else of its query. */
function link(): string {
  const ids = new URLSearchParams(location.search).getAll('ids').join(',');
  return location.origin + location.pathname + (ids && `?ids=${ids}`);
}

function openDialog({ title, url }: { title: string; url: string }): void {
  const address = element('input', { type: 'text', readOnly: true, value: url });
  const copy = element('button', {
    type: 'button',
    className: 'button button--forest',
    textContent: word('copy'),
  });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const close = element('button', { className: 'share__close', ariaLabel: word('close') });
  const heading = element('h2', { id: 'share-title', textContent: word('share') });
  const dialog = element(
    'dialog',
    { className: 'share' },
    element('form', { method: 'dialog' }, close),
    heading,
    element('p', { textContent: title }),
    element('label', {}, word('link'), address),
    element(
      'p',
      { className: 'share__ways' },
      copy,
      element('a', { className: 'button button--outlined', href: mail }, word('byMail')),
      ...throughUs(() => dialog.close()),
    ),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  copy.addEventListener('click', async () => {
    if (!(await copied(url))) return address.select();
    dialog.close();
    say(word('copied'));
  });
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.appendChild(dialog);
  dialog.showModal();
  copy.focus();
}

/** Where the page has a form of ours that passes it on: what its link does, after `done`. */
function throughUs(done: () => void): HTMLElement[] {
  const form = document.querySelector<HTMLAnchorElement>('[data-shares]');
  if (!form) return [];
  const link = element('a', {
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

const copied = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);
