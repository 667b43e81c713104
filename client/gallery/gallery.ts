import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';
import { fetchFragment } from '../fetch-fragment';
import { createGalleryEmbed } from './embed';
import type { GalleryItem } from './gallery-items';
import { findGalleryItems } from './gallery-items';
import { createGalleryPicture } from './gallery-picture';
import { syncGalleryHistory } from './history';
import { createSlideshow } from './slideshow';
import { createThumbs } from './thumbs';
import './gallery.css';
import './gallery-controls.css';

const TRANSITION_MS = 240;

/** Fetched together with this script, before the first click. */
const galleryFragment = fetchFragment('gallery') as Promise<HTMLDialogElement>;
let galleryController: Promise<{ show(link?: HTMLElement): void }> | undefined;

/** Opens the gallery at a link of the page, or at the picture named in the URL (§2.10). */
export async function openGallery(link?: HTMLElement): Promise<void> {
  galleryController ??= galleryFragment.then(createGallery);
  (await galleryController).show(link);
}

function createGallery(dialog: HTMLDialogElement) {
  const items = findGalleryItems(dialog.dataset.floorPlanLabel ?? '');
  const stage = dialog.querySelector('.gallery__stage') as HTMLElement;
  const slides = items.map(createSlide);
  stage.firstElementChild?.replaceChildren(...slides);
  document.body.appendChild(dialog);
  const thumbs = createThumbs(dialog, items, (index) => swiper.slideTo(index));
  const swiper = new Swiper(stage, {
    modules: [Zoom],
    init: false,
    rewind: true,
    spaceBetween: 16,
    zoom: { maxRatio: 3 },
    // A swipe that begins during a transition must work, although the slide under it is inert.
    touchEventsTarget: 'container',
    longSwipesRatio: 0.25,
    on: {
      zoomChange: (_, scale) => updateZoom(scale > 1),
      slideChange: () => updateSlides(swiper.activeIndex),
    },
  });
  const history = syncGalleryHistory(
    items.map(({ key }) => key),
    dialog,
    (index) => show(index),
  );
  const slideshow = createSlideshow(dialog, () => swiper.slideNext());
  const zoom = dialog.querySelector('[data-zoom]') as HTMLButtonElement;

  function show(index: number): void {
    if (!dialog.open) dialog.showModal();
    swiper.params.speed = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 0
      : TRANSITION_MS;
    if (!swiper.initialized) swiper.init();
    swiper.slideTo(index, 0);
    updateSlides(index);
  }

  /** Fills the current slide and its neighbours, and removes players from all others. */
  function updateSlides(index: number): void {
    const [item, slide] = [items[index], slides[index]];
    if (!item || !slide) return;
    for (const [otherIndex, other] of slides.entries()) {
      const isNear = [0, 1, slides.length - 1].includes(Math.abs(otherIndex - index));
      const otherItem = items[otherIndex];
      if (otherItem && isNear && !other.firstChild) fillSlide(other, otherItem);
      if (otherIndex !== index)
        other.querySelector('iframe, video')?.closest('li')?.replaceChildren();
      other.inert = otherIndex !== index;
    }
    updateZoom(false);
    zoom.hidden = !item.picture;
    announceSlide(dialog, item);
    thumbs.mark(index);
    history.update(item.key);
  }

  function fillSlide(slide: HTMLElement, item: GalleryItem): void {
    if (item.picture) {
      const frame = document.createElement('div');
      frame.className = 'swiper-zoom-container';
      frame.lang = item.lang;
      frame.appendChild(createGalleryPicture(item.picture)).alt = item.caption || item.label;
      slide.replaceChildren(frame);
    } else slide.replaceChildren(createGalleryEmbed(item, items[0]?.picture, dialog.dataset));
  }

  function updateZoom(isZoomed: boolean): void {
    zoom.ariaPressed = String(isZoomed);
    const picture = isZoomed && slides[swiper.activeIndex]?.querySelector('img');
    // Zoomed to three times its size, the picture needs its largest file.
    if (picture) picture.sizes = '300vw';
  }

  zoom.addEventListener('click', () => swiper.zoom.toggle());
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  dialog.addEventListener('keydown', (event) => {
    const action = KEY_ACTIONS[event.key];
    if (!action || (event.target instanceof Element && event.target.closest('video'))) return;
    event.preventDefault();
    action(swiper);
  });
  dialog.addEventListener('close', () => {
    slideshow.stop();
    for (const slide of slides)
      slide.querySelector('iframe, video')?.closest('li')?.replaceChildren();
  });
  const step = (offset: number) => (offset > 0 ? swiper.slideNext() : swiper.slidePrev());

  return {
    show(link?: HTMLElement) {
      const namedIndex = items.findIndex(({ key }) => `#${key}` === location.hash);
      const index = link ? items.findIndex((item) => item.link === link) : namedIndex;
      if (!link && namedIndex < 0) return;
      history.open(items[Math.max(index, 0)]?.key ?? '', link !== undefined);
      show(Math.max(index, 0));
    },
  };
}

const KEY_ACTIONS: Record<string, (swiper: Swiper) => void> = {
  ArrowLeft: (swiper) => swiper.slidePrev(),
  ArrowRight: (swiper) => swiper.slideNext(),
  Home: (swiper) => swiper.slideTo(0),
  End: (swiper) => swiper.slideTo(swiper.slides.length - 1),
  '+': (swiper) => swiper.zoom.in(),
  '-': (swiper) => swiper.zoom.out(),
};

function createSlide(): HTMLLIElement {
  const slide = document.createElement('li');
  slide.className = 'swiper-slide';
  return slide;
}

/** Shows the position and the caption; their live region announces them politely. */
function announceSlide(dialog: HTMLElement, { label, caption, lang }: GalleryItem): void {
  const position = dialog.querySelector('.gallery__position');
  if (position?.firstElementChild) position.firstElementChild.textContent = label;
  const text = position?.lastElementChild;
  if (!(text instanceof HTMLElement)) return;
  text.textContent = caption;
  text.lang = lang;
}
