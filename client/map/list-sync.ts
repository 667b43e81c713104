import { storeOpenedId } from './opened-properties';

/**
 * Connects the cards with the map: a card with the pointer or the focus highlights its pin. Returns a
 * function that marks the card of a chosen pin and scrolls it into view.
 */
export function syncListWithMap(
  highlight: (id: number | null) => void,
): (id: number | null) => void {
  const cards = document.querySelectorAll<HTMLElement>('.listing__split .cards > li');
  const byId = new Map([...cards].map((card) => [getCardPropertyId(card), card]));
  for (const [id, card] of byId) {
    if (id === null) continue;
    for (const eventType of ['pointerenter', 'focusin'])
      card.addEventListener(eventType, () => highlight(id));
    for (const eventType of ['pointerleave', 'focusout'])
      card.addEventListener(eventType, () => highlight(null));
    card.addEventListener('click', () => storeOpenedId(id));
  }
  return (id) => {
    for (const [cardId, card] of byId) card.classList.toggle('is-active', cardId === id);
    if (id !== null) byId.get(id)?.scrollIntoView({ block: 'nearest' });
  };
}

/** Returns the property ID at the end of the card's link (§2.4); null for a project. */
function getCardPropertyId(card: HTMLElement): number | null {
  const path = card.querySelector<HTMLAnchorElement>('.card__headline a')?.pathname;
  const [, id] = path?.match(/\/(\d+)\/$/) ?? [];
  return id ? Number(id) : null;
}
