/**
 * Polyfills `command="show-modal"` and `closedby="any"` where the browser lacks them: a button opens its
 * dialog, and a press on the backdrop closes it.
 */
export function polyfillDialogCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype))
    addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('[command="show-modal"]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  if (!('closedBy' in HTMLDialogElement.prototype))
    addEventListener('click', ({ target }) => {
      // A press on the backdrop has the dialog itself as its target.
      if (target instanceof HTMLDialogElement && target.matches('.modal')) target.close();
    });
}
