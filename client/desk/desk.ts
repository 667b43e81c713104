import { attachRichText } from './attach-rich-text';
import { attachColorChooser } from './choose-color';
import { attachCropping } from './crop-picture';
import { attachDeskKeys } from './desk-keys';
import { drawCards } from './draw-cards';
import { preparePictures } from './prepare-picture';

/** Attaches the behaviours of the desk; its pages work without script. */
attachDeskKeys();
for (const picture of document.querySelectorAll<HTMLImageElement>('.desk-crop__original img'))
  attachCropping(picture);
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-color]'))
  attachColorChooser(field);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-picture]'))
  preparePictures(form);
for (const note of document.querySelectorAll<HTMLElement>('[data-cards]')) void drawCards(note);
for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]'))
  attachRichText(area);
const rows = document.querySelectorAll<HTMLElement>('[data-rows]');
if (rows.length > 0)
  void import('./drag-rows').then(({ dragRows }) => {
    for (const list of rows) dragRows(list);
  });
const typed = document.querySelector<HTMLFormElement>('form[data-saves]');
const account = document.querySelector<HTMLElement>('[data-account]')?.dataset.account;
const shown = document.querySelector<HTMLAnchorElement>('a[data-beside]');
if (shown && matchMedia('(width >= 1280px)').matches)
  void import('./preview-beside').then(({ showBeside }) => showBeside(shown.href));
if (typed && account !== undefined)
  void import('./save-typed').then(({ saveTyped }) => saveTyped(typed, account));
