import { reloadPage } from '../behaviours/reload-page';

/**
 * Shows passwords and counts their characters, and asks for passkeys; the script is fetched when one of them is
 * touched.
 */
export function attachPasswordFields(): void {
  const load = () => import('./password-field');
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(
      '.password__toggle,.passkey button',
    );
    if (button)
      load().then(
        (script) => script.pressButton(button),
        // A password that was typed stays; the form can be sent without being shown.
        () => button.closest('.passkey') && reloadPage(),
      );
  });
  addEventListener('input', async ({ target }) => {
    if ((target as Element).closest('.password')) (await load()).showStatuses();
  });
}
