/**
 * Opens forms about a page's subject in a dialog (§2.10). In a new tab, or if that fails, the link leads
 * to the form's own page.
 */
export function attachFormDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open-in-dialog]')) {
    const loadFormDialog = () => import('./form-dialog');
    link.addEventListener('pointerover', loadFormDialog, { once: true });
    link.addEventListener('click', async (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.ariaBusy) return;
      link.ariaBusy = 'true';
      try {
        await (await loadFormDialog()).openFormDialog(link);
      } catch {
        location.assign(link.href);
      }
      link.ariaBusy = null;
    });
  }
}
