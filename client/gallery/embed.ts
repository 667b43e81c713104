import {
  isVideoFile,
  providerName,
  socialVideoEmbed,
  videoEmbed,
} from '../../src/domain/format/media-url';
import type { Item } from './items';
import { pictureOf } from './picture';

/** The gallery's words, with {provider} open. */
type Words = Partial<Record<'notice' | 'load' | 'elsewhere', string | undefined>>;

/**
 * A film or a tour by the rules of §5. A film of this site plays here; what lies at a provider is
 * asked for first, over a still of our own and with the provider's name (decision 32).
 */
export function embedOf(
  { link, place }: Item,
  still: HTMLImageElement | undefined,
  words: Words,
): HTMLElement {
  const frame = element('div', 'gallery__embed');
  if (isVideoFile(link.href)) {
    const film = document.createElement('video');
    Object.assign(film, { controls: true, playsInline: true, preload: 'none', src: link.href });
    film.poster = still?.currentSrc ?? '';
    film.ariaLabel = place;
    frame.appendChild(film);
    return frame;
  }
  const provider = providerName(link.href);
  const say = (text = '') => text.replaceAll('{provider}', provider);
  const ask = element('div', 'gallery__ask');
  const load = element('button', 'button button--paper', say(words.load));
  const elsewhere = link.cloneNode() as HTMLElement;
  elsewhere.textContent = say(words.elsewhere);
  ask.replaceChildren(element('p', '', say(words.notice)), load, elsewhere);
  load.addEventListener('click', () => {
    const player = playerOf(link.href, place);
    frame.replaceChildren(player);
    player.focus();
  });
  frame.replaceChildren(pictureOf(still), ask);
  return frame;
}

function playerOf(href: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  const film = videoEmbed(href);
  player.title = title;
  player.allow = 'autoplay; fullscreen; xr-spatial-tracking';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = film ? `${film}?autoplay=1` : (socialVideoEmbed(href) ?? href);
  return player;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
