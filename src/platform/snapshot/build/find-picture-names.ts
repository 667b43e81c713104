/** A picture in a text: what all its sizes begin with. */
const PICTURE_NAME = /\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})/g;

/** Returns the names of the pictures that a record refers to; some may be there twice. */
export function findPictureNames(record: unknown): string[] {
  const text = JSON.stringify(record ?? null);
  if (!text.includes('/media/pictures/')) return [];
  return [...text.matchAll(PICTURE_NAME)].map(([, name = '']) => name);
}
