import * as v from 'valibot';
import { MapCard } from '../../../src/domain/map/map-messages';
import { fetchData } from '../../fetch-data';
import { cloneIcon, createClassedElement } from './element';
import { formatFrameText, frameSettings } from './frame-settings';
import { createHeart } from './heart';

/**
 * Fetches and shows the cards of a pin in the corner of the map (docs/look.md). The focus goes to the
 * first link; Escape or the cross closes the cards, and `onClose` restores the focus.
 */
export async function openPinCards(
  path: string,
  ids: number[],
  onClose: () => void,
): Promise<void> {
  const container = document.querySelector<HTMLElement>('#cards');
  if (!container) return;
  const requestedIds = ids.join();
  container.dataset.ids = requestedIds;
  const cards = await fetchData(`${path}&ids=${requestedIds}`, v.array(MapCard));
  // Another pin was chosen while this request was running.
  if (container.dataset.ids !== requestedIds) return;
  // The cards are not to be had: the page of the first property is.
  if (!cards) return void parent.location.assign(`${frameSettings.offer}${ids[0]}/`);

  const close = () => {
    container.hidden = true;
    container.replaceChildren();
    onClose();
  };
  const closeButton = createClassedElement(
    'button',
    'icon-button pin-cards__close',
    cloneIcon('cross'),
  );
  closeButton.ariaLabel = formatFrameText('CLOSE');
  closeButton.addEventListener('click', close);
  container.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  container.replaceChildren(...cards.map(createMapCard), closeButton);
  container.hidden = false;
  container.scrollTop = 0;
  container.querySelector('a')?.focus({ preventScroll: true });
}

function createMapCard({
  id,
  href,
  headline,
  lang,
  place,
  facts,
  price,
  isAmount,
  picture,
}: MapCard) {
  const link = createClassedElement('a', '', headline);
  link.href = href;
  link.target = '_parent';
  if (lang) link.lang = lang;
  return createClassedElement(
    'article',
    'map-card',
    createClassedElement(
      'div',
      'map-card__picture',
      ...(picture ? [createCardPicture(picture)] : []),
    ),
    createClassedElement(
      'div',
      'map-card__text',
      createClassedElement('p', 'map-card__place', place),
      createClassedElement('h2', 'map-card__headline', link),
      createClassedElement('p', 'map-card__facts', facts.join('\u2002')),
      createClassedElement('p', isAmount ? 'map-card__price' : 'map-card__state', price),
    ),
    createHeart(id, headline),
  );
}

function createCardPicture(url: string): HTMLImageElement {
  const image = createClassedElement('img', '');
  image.src = url;
  image.alt = '';
  return image;
}
