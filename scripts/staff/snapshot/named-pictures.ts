import type { SnapshotFile } from '../../../src/platform/snapshot/build/source';

/** A picture of this site that a record names. */
export interface NamedPicture {
  url: string;
  /** The dotted path of the field. */
  field: string;
  /** As the record says it, in pixels; undefined if it does not. */
  width: number | undefined;
}

/** Pictures that only lists show: no place for the others. */
const THUMBNAIL_FIELD = /^(?:SmallPicture|XLargePicture)/;
const OWN_PICTURE = /^\/media\/[^\s"'<>)]+\.(?:webp|jpe?g|png|gif|avif|svg)(?:[?#]\S*)?$/i;
const IN_TEXT = /\/media\/[^\s"'<>)\\]+\.(?:webp|jpe?g|png|gif|avif|svg)/gi;

/** Lists the pictures of this site that a record names, in fields of their own and in its texts. */
export function listNamedPictures(file: SnapshotFile, record: unknown): NamedPicture[] {
  const found: NamedPicture[] = [];
  const visit = (value: unknown, field: string, width: number | undefined) => {
    if (typeof value === 'string') {
      if (!value.includes('/media/')) return;
      if (OWN_PICTURE.test(value)) found.push({ url: value, field, width });
      else
        for (const [url] of value.matchAll(IN_TEXT)) found.push({ url, field, width: undefined });
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, field ? `${field}.${name}` : name, readWidth(value));
  };
  visit(record, '', undefined);
  return file === 'catalogue/properties.json'
    ? found.filter(({ field }) => THUMBNAIL_FIELD.test(field))
    : found;
}

/** The widest that the places of pictures show; a phone of three pixels to a point shows a card so. */
const MIN_WIDTHS: readonly [SnapshotFile, RegExp, number][] = [
  ['catalogue/property-details.json', /^Pictures\.0\./, 1024],
  ['catalogue/property-details.json', /^Pictures\./, 600],
  ['catalogue/projects.json', /^Pictures\./, 600],
  ['site/team.json', /^image\./, 400],
  ['site/menu.json', /banner.*image/i, 1360],
  ['site/configuration.json', /banner.*image/i, 1360],
  ['site/configuration.json', /^agency\.offices\.\d+\.image\./, 800],
  ['site/articles.json', /image/i, 600],
  ['site/town-texts.json', /^image\./, 1360],
];

/** Returns how many pixels wide the picture of a field should be; 0 for a field that no page shows large. */
export const findMinWidth = (file: SnapshotFile, field: string): number =>
  MIN_WIDTHS.find(([of, pattern]) => of === file && pattern.test(field))?.[2] ?? 0;

function readWidth(value: object): number | undefined {
  const { width, Width } = value as { width?: unknown; Width?: unknown };
  const given = width ?? Width;
  return typeof given === 'number' ? given : undefined;
}
