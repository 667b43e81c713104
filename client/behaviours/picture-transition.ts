/**
 * Names the picture of the followed card, so that it changes into the first picture of the property's page, and
 * back again (docs/look.md, Motion; animation in page-tools.css). Browsers without transitions between pages fire
 * no `pageswap`. Without such a card the transition is skipped, for speed.
 *
 * The script sets the names, not a rule with `:has()`: such a rule is matched against the whole page anew whenever
 * an element is inserted anywhere.
 */
export function attachPictureTransition(): void {
  let source: HTMLElement | null | undefined;
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    setTransitionName(source, '');
    const { pathname } = new URL(activation?.entry?.url ?? location.href);
    const link = document.querySelector(`.card__headline a[href="${pathname}"]`);
    source = link?.closest('.card')?.querySelector<HTMLElement>('.picture-frame');
    setTransitionName(source, 'photo');
    // A name must be unique on a page: the followed card takes it from the page's picture.
    const own = document.querySelector<HTMLElement>('.mosaic__pictures > :first-child');
    setTransitionName(own, source ? 'none' : '');
    if (!link && activation?.navigationType !== 'traverse') viewTransition?.skipTransition();
  });
}

/** Names an element's picture in transitions; '' leaves the name to the styles. */
const setTransitionName = (element: HTMLElement | null | undefined, name: string) =>
  element?.style.setProperty('view-transition-name', name);
