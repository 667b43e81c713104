import { attachCropping } from './crop-picture';
import { attachDeskKeys } from './desk-keys';

/** Attaches the behaviours of the desk; its pages work without script. */
attachDeskKeys();
for (const fields of document.querySelectorAll<HTMLElement>('.desk-crop')) attachCropping(fields);
