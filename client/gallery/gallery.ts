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
  const thumbs = createThumbs(dialog, items, (at) => swiper.slideTo(at));
  const swiper = new Swiper(stage, {
    modules: [Zoom],
    init: false,
    rewind: true,
    spaceBetween: 16,
    zoom: { maxRatio: 3 },
    // A swipe that begins during a transition must count, although the slide under it is inert.
    touchEventsTarget: 'container',
    longSwipesRatio: 0.25,
    on: {
      zoomChange: (_, scale) => zoomed(scale > 1),
      slideChange: () => arrive(swiper.activeIndex),
    },
  });
  const history = syncGalleryHistory(
    items.map(({ key }) => key),
    dialog,
    (at) => show(at),
  );
  const slideshow = createSlideshow(dialog, () => swiper.slideNext());
  const zoom = dialog.querySelector('[data-zoom]') as HTMLButtonElement;

  function show(at: number): void {
    if (!dialog.open) dialog.showModal();
    swiper.params.speed = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 0
      : TRANSITION_MS;
    if (!swiper.initialized) swiper.init();
    swiper.slideTo(at, 0);
    arrive(at);
  }

  /** Fills the current slide and its neighbours, and removes players from all others. */
  function arrive(at: number): void {
    const [item, slide] = [items[at], slides[at]];
    if (!item || !slide) return;
    for (const [place, other] of slides.entries()) {
      const near = [0, 1, slides.length - 1].includes(Math.abs(place - at));
      const of = items[place];
      if (of && near && !other.firstChild) fill(other, of);
      if (place !== at) other.querySelector('iframe, video')?.closest('li')?.replaceChildren();
      other.inert = place !== at;
    }
    zoomed(false);
    zoom.hidden = !item.picture;
    announceSlide(dialog, item);
    thumbs.mark(at);
    history.arrive(item.key);
  }

  function fill(slide: HTMLElement, item: GalleryItem): void {
    if (item.picture) {
      const frame = document.createElement('div');
      frame.className = 'swiper-zoom-container';
      frame.appendChild(createGalleryPicture(item.picture)).alt = item.caption || item.label;
      slide.replaceChildren(frame);
    } else slide.replaceChildren(createGalleryEmbed(item, items[0]?.picture, dialog.dataset));
  }

  function zoomed(isZoomed: boolean): void {
    zoom.ariaPressed = String(isZoomed);
    const picture = isZoomed && slides[swiper.activeIndex]?.querySelector('img');
    // Zoomed to three times its size, the picture needs its largest file.
    if (picture) picture.sizes = '300vw';
  }

  zoom.addEventListener('click', () => swiper.zoom.toggle());
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  dialog.addEventListener('keydown', (event) => {
    const move = KEY_ACTIONS[event.key];
    if (!move || (event.target instanceof Element && event.target.closest('video'))) return;
    event.preventDefault();
    move(swiper);
  });
  dialog.addEventListener('close', () => {
    slideshow.stop();
    for (const slide of slides)
      slide.querySelector('iframe, video')?.closest('li')?.replaceChildren();
  });
  const step = (by: number) => (by > 0 ? swiper.slideNext() : swiper.slidePrev());

  return {
    show(link?: HTMLElement) {
      const named = items.findIndex(({ key }) => `#${key}` === location.hash);
      const at = link ? items.findIndex((item) => item.link === link) : named;
      if (!link && named < 0) return;
      history.open(items[Math.max(at, 0)]?.key ?? '', link !== undefined);
      show(Math.max(at, 0));
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
function announceSlide(dialog: HTMLElement, { label, caption }: GalleryItem): void {
  const words = dialog.querySelector('.gallery__position');
  if (words?.firstElementChild) words.firstElementChild.textContent = label;
  if (words?.lastElementChild) words.lastElementChild.textContent = caption;
}
