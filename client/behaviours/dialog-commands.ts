/**
 * What browsers do by themselves since they know `command` and `closedby`, for those that do not yet:
 * a button opens its dialog, a press on the darkened page closes it.
 */
export function polyfillDialogCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype))
    addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('[command="show-modal"]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  if (!('closedBy' in HTMLDialogElement.prototype))
    addEventListener('click', ({ target }) => {
      // The dialog itself is what one hits beside its content: its backdrop.
      if (target instanceof HTMLDialogElement && target.matches('.modal')) target.close();
    });
}
