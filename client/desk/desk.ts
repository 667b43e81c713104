import { attachCropping } from './crop-picture';
import { attachDeskKeys } from './desk-keys';
import { drawCards } from './draw-cards';
import { preparePictures } from './prepare-picture';

/** Attaches the behaviours of the desk; its pages work without script. */
attachDeskKeys();
for (const picture of document.querySelectorAll<HTMLImageElement>('.desk-crop__original img'))
  attachCropping(picture);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-picture]'))
  preparePictures(form);
for (const note of document.querySelectorAll<HTMLElement>('[data-cards]')) void drawCards(note);
