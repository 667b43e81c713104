/**
 * Marks the card of the followed link, so that its picture changes into the first picture of the
 * property's page, and back again (docs/look.md, Motion; names in page-tools.css). Browsers without transitions
 * between pages fire no `pageswap`. Without such a card the transition is skipped, for speed.
 */
export function attachPictureTransition(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    document.querySelector('.is-transition-source')?.classList.remove('is-transition-source');
    const { pathname } = new URL(activation?.entry?.url ?? location.href);
    const link = document.querySelector(`.card__headline a[href="${pathname}"]`);
    link?.closest('.card')?.classList.add('is-transition-source');
    if (!link && activation?.navigationType !== 'traverse') viewTransition?.skipTransition();
  });
}
