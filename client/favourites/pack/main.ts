import type { KeepResult } from './keep-pack';
import { canKeepPacks, getPageUrl, keepPack, readKeptPack, removePack } from './keep-pack';
import { attachNotes } from './notes';

/** The script of the visit pack and of the page for no network. */
const pack = document.querySelector<HTMLElement>('[data-visit-pack]');
const keptLink = document.querySelector<HTMLAnchorElement>('[data-kept-pack]');
if (keptLink) showKeptLink(keptLink);
if (pack) attachPack(pack);
document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());

/** Leads from the page for no network to the pack that this browser keeps. */
function showKeptLink(link: HTMLAnchorElement): void {
  const kept = readKeptPack();
  if (!kept) return;
  link.href = kept.url;
  link.hidden = false;
}

function attachPack(page: HTMLElement): void {
  const show = (state: string) => showState(page, state);
  const keep = async (): Promise<KeepResult> => keepPack(page.dataset.visitPack ?? '');
  const showKept = () => {
    const kept = readKeptPack();
    show(kept ? (kept.url === getPageUrl() ? 'kept' : 'other') : '');
  };
  attachNotes(page, (isStored) => {
    if (!isStored) show('refused');
  });
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-pack]'))
    button.addEventListener('click', async () => {
      if (button.dataset.pack === 'print') return print();
      if (!canKeepPacks()) return show('unable');
      button.ariaBusy = 'true';
      const result = button.dataset.pack === 'keep' ? await keep() : await removePack();
      button.ariaBusy = null;
      if (result === 'outdated') return location.reload();
      if (result && result !== 'kept') return show(result);
      showKept();
    });
  showKept();
  // Where there is a network, what was kept becomes what the site says now.
  if (canKeepPacks() && readKeptPack()?.url === getPageUrl()) keep().then(showKept);
}

/** Shows the sentence of this state alone, and the button that takes away what is kept. */
function showState(page: HTMLElement, state: string): void {
  const kept = readKeptPack();
  for (const sentence of page.querySelectorAll<HTMLElement>('[data-pack-state]')) {
    sentence.hidden = sentence.dataset.packState !== state;
    const moment = new Date(kept?.keptAt ?? 0).toLocaleString(document.documentElement.lang, {
      dateStyle: 'long',
      timeStyle: 'short',
    });
    if (sentence.dataset.text)
      sentence.textContent = sentence.dataset.text.replace('{moment}', moment);
  }
  const remove = page.querySelector<HTMLElement>('[data-pack="remove"]');
  if (remove) remove.hidden = !kept;
}
