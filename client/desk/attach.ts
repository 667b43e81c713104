/** Loads the keys of the desk and what drags on its pictures; other pages have no bar of the desk. */
export function attachDesk(): void {
  if (document.querySelector('.desk-header')) void import('./desk');
}
