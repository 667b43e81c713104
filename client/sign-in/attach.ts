/** Shows passwords and counts their characters; the script is fetched when a password field is touched. */
export function attachPasswordFields(): void {
  const load = () => import('./password-field');
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.password__toggle');
    if (button) (await load()).togglePassword(button);
  });
  document.addEventListener('input', async ({ target }) => {
    if ((target as Element).closest('.password')) (await load()).showStatuses();
  });
}
