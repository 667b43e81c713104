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
  texts: EmbedTexts,
): HTMLElement {
  const frame = createTextElement('div', 'gallery__embed');
  if (isVideoFile(link.href)) {
    const video = document.createElement('video');
    Object.assign(video, { controls: true, playsInline: true, preload: 'none', src: link.href });
    video.poster = still?.currentSrc ?? '';
    video.ariaLabel = label;
    frame.appendChild(video);
    return frame;
  }
  const provider = getProviderName(link.href);
  const formatText = (text = '') => text.replaceAll('{provider}', provider);
  const prompt = createTextElement('div', 'gallery__consent-prompt');
  const loadButton = createTextElement('button', 'button button--paper', formatText(texts.load));
  const providerLink = link.cloneNode() as HTMLElement;
  providerLink.textContent = formatText(texts.elsewhere);
  prompt.replaceChildren(
    createTextElement('p', '', formatText(texts.notice)),
    loadButton,
    providerLink,
  );
  loadButton.addEventListener('click', () => {
    const player = createPlayer(link.href, label);
    frame.replaceChildren(player);
    player.focus();
  });
  frame.replaceChildren(createGalleryPicture(still), prompt);
  return frame;
}

function createPlayer(href: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  const embedUrl = buildVideoEmbedUrl(href);
  player.title = title;
  player.allow = 'autoplay; fullscreen; xr-spatial-tracking';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = embedUrl ? `${embedUrl}?autoplay=1` : (buildSocialVideoEmbedUrl(href) ?? href);
  return player;
}

function createTextElement(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
