import type { EditedField } from '../edited-field';
import { field } from '../edited-field';
import { getField } from '../field-path';

/** Whether visitors see a record. */
export const statusField = (path: string): EditedField =>
  field('choice', path, 'DESK_SITE_STATUS', {
    isNeeded: true,
    listOptions: () => [
      { value: 'Published', label: 'DESK_SITE_PUBLISHED' },
      { value: 'Draft', label: 'DESK_SITE_HIDDEN' },
    ],
  });

/** Its place among the others. */
export const orderField = (path: string): EditedField =>
  field('number', path, 'DESK_SITE_ORDER', { hint: 'DESK_SITE_ORDER_HINT' });

/** A text with simple markup. */
export const htmlField = (path: string, label: EditedField['label']): EditedField =>
  field('html', path, label, { hint: 'DESK_SITE_HTML_HINT' });

/** Returns the path of a text that is one for every language, or else one of each. */
export const spreadText = (document: object, path: string): string =>
  typeof getField(document, path) === 'string' ? path : `${path}.*`;

/** The address of a banner's video. */
export const videoField = (path: string): EditedField =>
  field('line', path, 'DESK_SITE_BANNER_VIDEO_ADDRESS', { hint: 'DESK_SITE_BANNER_VIDEO_HINT' });

/** What fills a banner; a gallery has the home page alone. */
export const bannerTypeField = (path: string, hasGallery = true): EditedField =>
  field('choice', path, 'DESK_SITE_BANNER_TYPE', {
    listOptions: () => [
      { value: 'image', label: 'DESK_SITE_BANNER_IMAGE' },
      { value: 'color', label: 'DESK_SITE_BANNER_COLOR' },
      ...(hasGallery ? [{ value: 'gallery', label: 'DESK_SITE_BANNER_GALLERY' } as const] : []),
      { value: 'video', label: 'DESK_SITE_BANNER_VIDEO' },
      { value: 'properties', label: 'DESK_SITE_BANNER_PROPERTIES' },
      { value: 'projects', label: 'DESK_SITE_BANNER_PROJECTS' },
      { value: 'none', label: 'DESK_SITE_BANNER_NONE' },
    ],
  });
