/** Loads the page anew, for the scripts that it lacks; without a network it stays, since nothing better would come. */
export function reloadPage(): void {
  if (navigator.onLine) location.reload();
}
