import { attachCropping } from './crop-picture';
import { attachDeskKeys } from './desk-keys';

/** What script adds to the desk, whose pages work without it. */
attachDeskKeys();
for (const fields of document.querySelectorAll<HTMLElement>('.desk-crop')) attachCropping(fields);
