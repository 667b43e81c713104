/**
 * A form about what a page shows opens over it (§2.10), where its link would lead to the form's own
 * page: which is where the link still leads in a new tab, and where anything fails.
 */
export function attachFormDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open-in-dialog]')) {
    const fetched = () => import('./form-dialog');
    link.addEventListener('pointerover', fetched, { once: true });
    link.addEventListener('click', async (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.ariaBusy) return;
      link.ariaBusy = 'true';
      try {
        await (await fetched()).openFormDialog(link);
      } catch {
        location.assign(link.href);
      }
      link.ariaBusy = null;
    });
  }
}
