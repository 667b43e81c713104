/** Replaces a link to a provider's content by its frame when the visitor presses it (src/views/ui/embed). */
export function loadEmbeds(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-embed]');
    if (!link) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.title = link.dataset.embed ?? '';
    frame.src = link.href;
    frame.allow = 'fullscreen';
    frame.tabIndex = 0;
    link.closest('.embed')?.replaceChildren(frame);
    frame.focus();
  });
}
