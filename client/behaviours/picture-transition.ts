/**
 * The picture of the card that is followed becomes the first of the property's page (docs/look.md,
 * Motion), and the card's again on the way back: the styles name both (tools.css). A browser without
 * transitions from page to page never says `pageswap`; where there is no picture to carry, nothing
 * waits for one.
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
