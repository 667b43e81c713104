import { attachCropping } from './crop-picture';
import { attachDeskKeys } from './desk-keys';

/** Attaches the behaviours of the desk; its pages work without script. */
attachDeskKeys();
for (const picture of document.querySelectorAll<HTMLImageElement>('.desk-crop__original img'))
  attachCropping(picture);
