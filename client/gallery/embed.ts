import {
  buildSocialVideoEmbedUrl,
  buildVideoEmbedUrl,
  getProviderName,
  isVideoFile,
} from '../../src/domain/format/media-url';
import type { GalleryItem } from './gallery-items';
import { createGalleryPicture } from './gallery-picture';

/** The texts of the gallery's dialog, with the placeholder {provider}. */
type EmbedTexts = Partial<Record<'notice' | 'load' | 'elsewhere', string | undefined>>;

/**
 * Creates the slide of a video or a tour (§5). A video file of this site gets a player; content of a
 * provider is loaded only after the visitor agrees, over a picture of our own (decision 32).
 */
export function createGalleryEmbed(
  { link, label }: GalleryItem,
  still: HTMLImageElement | undefined,
  words: EmbedTexts,
): HTMLElement {
  const frame = createTextElement('div', 'gallery__embed');
  if (isVideoFile(link.href)) {
    const film = document.createElement('video');
    Object.assign(film, { controls: true, playsInline: true, preload: 'none', src: link.href });
    film.poster = still?.currentSrc ?? '';
    film.ariaLabel = label;
    frame.appendChild(film);
    return frame;
  }
  const provider = getProviderName(link.href);
  const say = (text = '') => text.replaceAll('{provider}', provider);
  const ask = createTextElement('div', 'gallery__consent-prompt');
  const load = createTextElement('button', 'button button--paper', say(words.load));
  const elsewhere = link.cloneNode() as HTMLElement;
  elsewhere.textContent = say(words.elsewhere);
  ask.replaceChildren(createTextElement('p', '', say(words.notice)), load, elsewhere);
  load.addEventListener('click', () => {
    const player = createPlayer(link.href, label);
    frame.replaceChildren(player);
    player.focus();
  });
  frame.replaceChildren(createGalleryPicture(still), ask);
  return frame;
}

function createPlayer(href: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  const film = buildVideoEmbedUrl(href);
  player.title = title;
  player.allow = 'autoplay; fullscreen; xr-spatial-tracking';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = film ? `${film}?autoplay=1` : (buildSocialVideoEmbedUrl(href) ?? href);
  return player;
}

function createTextElement(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
