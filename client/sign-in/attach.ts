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
        () => location.reload(),
      );
  });
  addEventListener('input', async ({ target }) => {
    if ((target as Element).closest('.password')) (await load()).showStatuses();
  });
}
