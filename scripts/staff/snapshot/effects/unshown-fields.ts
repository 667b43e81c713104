import type { SiteFile } from './site-files';

/** Fields of records that a snapshot may hold and that no page shows. */
interface UnshownFields {
  /** The file that has them; all files if left out. */
  file?: SiteFile;
  /** Matches the field as the check names it, without the record: 'params.image.filename'. */
  field: RegExp;
  /** What a snapshot holds them for. */
  reason: string;
}

/** Every field without an effect that the effect report does not name, with what it is for instead. */
export const UNSHOWN_FIELDS: readonly UnshownFields[] = [
  {
    file: 'site/menu.json',
    field: /^(createDate|modifyDate)$/,
    reason: 'the content system keeps them for whoever edits the page',
  },
  {
    file: 'site/menu.json',
    field: /^(parentId|params\.isHaveSubMenu|params\.subMenu\..*)$/,
    reason: 'the content system repeats with them what childMenus says',
  },
  {
    field:
      /(^|\.)(image|logo|media|images\.\d+|image\.\d+)\.(id|filename|originalname|mimetype|destination|createDate)$/,
    reason: 'the content system finds the file by them, and pages by its url',
  },
  {
    file: 'site/routes.json',
    field: /^type$/,
    reason: 'the check asks by it for the page or the article that an address needs',
  },
  {
    file: 'site/configuration.json',
    field: /^searchBlock\.data\.countProperty\.\d$/,
    reason: 'the content system stores its last counts, and pages count the catalogue',
  },
  {
    file: 'site/configuration.json',
    field: /^(name|demonstration|agency\.alertEmail)$/,
    reason:
      'staff see them: the name of the snapshot, where it may be loaded, who hears of failures',
  },
];

/** Returns whether no page shows a field, whatever its value. */
export const isUnshown = (place: { file: SiteFile; field: string }): boolean =>
  UNSHOWN_FIELDS.some(
    ({ file, field }) => (!file || file === place.file) && field.test(place.field),
  );
