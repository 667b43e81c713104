import * as v from 'valibot';
import { MapCard } from '../message';
import { drawing, element } from './element';
import { heartFor } from './heart';
import { t } from './settings';

/**
 * Opens the cards of a pin: paper cut into the corner of the map (look/tokens), asked for when it is
 * wanted. The focus goes to the first link; Escape or the cross closes, and `closed` puts it back.
 */
export async function openCards(path: string, ids: number[], closed: () => void): Promise<void> {
  const place = document.querySelector<HTMLElement>('#cards');
  if (!place) return;
  const asked = ids.join();
  place.dataset.ids = asked;
  const response = await fetch(`${path}&ids=${asked}`).catch(() => undefined);
  const cards = v.safeParse(v.array(MapCard), response?.ok ? await response.json() : []);
  // Another pin was chosen meanwhile.
  if (place.dataset.ids !== asked || !cards.success) return;

  const close = () => {
    place.hidden = true;
    place.replaceChildren();
    closed();
  };
  const cross = element('button', 'square cards__close', drawing('cross'));
  cross.ariaLabel = t('CLOSE');
  cross.addEventListener('click', close);
  place.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  place.replaceChildren(...cards.output.map(cardOf), cross);
  place.hidden = false;
  place.scrollTop = 0;
  place.querySelector('a')?.focus({ preventScroll: true });
}

function cardOf({ id, href, headline, lang, place, facts, price, isAmount, picture }: MapCard) {
  const link = element('a', '', headline);
  link.href = href;
  link.target = '_parent';
  if (lang) link.lang = lang;
  return element(
    'article',
    'small-card',
    element('div', 'small-card__picture', ...(picture ? [pictureOf(picture)] : [])),
    element(
      'div',
      'small-card__words',
      element('p', 'small-card__place', place),
      element('h2', 'small-card__headline', link),
      element('p', 'small-card__facts', facts.join('\u2002')),
      element('p', isAmount ? 'small-card__price' : 'small-card__state', price),
    ),
    heartFor(id, headline),
  );
}

function pictureOf(url: string): HTMLImageElement {
  const image = element('img', '');
  image.src = url;
  image.alt = '';
  return image;
}
