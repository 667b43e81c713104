import { toBrusselsDay } from '../../../../src/domain/format/brussels-day';
import type { Localized } from '../../../../src/domain/language/localized';
import { isWritten } from '../../../../src/domain/language/localized';
import type { SoldHome } from '../../../../src/domain/site/sold-home';
import { listPlacedHomes, listSoldHomes } from '../../../../src/domain/site/sold-home';
import type { SiteFile, SiteFiles } from './site-files';

/** Fields of records that a snapshot may hold and that no page shows. */
interface UnshownFields {
  /** The file that has them; all files if left out. */
  file?: SiteFile;
  /** Matches the field as the check names it, without the record: 'params.image.filename'. */
  field: RegExp;
  /** Tells the records of which that is so; all of them if left out. */
  of?(record: Record<string, unknown>, files: SiteFiles): boolean;
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
    field: /^name$/,
    of: ({ params }) => isWritten((params as { title?: Localized }).title ?? {}),
    reason: 'staff know the page by it, and its title stands on the site',
  },
  {
    file: 'site/articles.json',
    field: /^title\.\w+$/,
    of: ({ category, path }, files) =>
      !path && findCategory(files, category)?.key === 'testimonial',
    reason: 'staff know the testimonial by it',
  },
  {
    file: 'site/article-categories.json',
    field: /^(Name\.\w+|path)$/,
    of: ({ key }) => key === 'team',
    reason: 'the members of the team are a list of their own, which the page of a module shows',
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
  {
    file: 'site/sold.json',
    field: /^consent\.(owner|price)$/,
    reason: 'the office keeps with them on which day the owner and the buyer agreed',
  },
  {
    file: 'site/sold.json',
    field: /^Zip$/,
    reason: 'it tells towns of one name apart',
  },
  {
    file: 'site/sold.json',
    field: /^City$/,
    of: (home, files) => !listPlacedHomes(listToldSales(home, files)).includes(home as SoldHome),
    reason: 'the name of a town with few homes would give the home away',
  },
  {
    file: 'site/sold.json',
    field: /^WebID$/,
    of: ({ consent }) => (consent as SoldHome['consent']).home === true,
    reason: 'its title names the home, or its listing while the catalogue has it',
  },
  {
    file: 'site/sold.json',
    field: /./,
    of: (home, files) => !listToldSales(home, files).includes(home as SoldHome),
    reason: 'the archive tells of the last months, and the record stays for the office',
  },
];

/** Lists the homes of the archive of today that were sold, or let, as this one was. */
const listToldSales = ({ goal }: Record<string, unknown>, files: SiteFiles): SoldHome[] =>
  listSoldHomes(files['site/sold.json'] as SoldHome[], toBrusselsDay(new Date())).filter(
    (home) => home.goal === goal,
  );

/** A place of a value: its file, the keys that lead to it, and its field as the check names it. */
interface Place {
  file: SiteFile;
  keys: readonly (string | number)[];
  field: string;
}

/** Returns whether no page shows a field, whatever its value. */
export const isUnshown = (place: Place, files: SiteFiles): boolean =>
  UNSHOWN_FIELDS.some((fields) => isOfFields(fields, place, files));

/** Returns whether a place is one of some fields. */
export function isOfFields({ file, field, of }: UnshownFields, place: Place, files: SiteFiles) {
  if ((file && file !== place.file) || !field.test(place.field)) return false;
  const depth = place.keys.length - place.field.split('.').length;
  const record = place.keys
    .slice(0, depth)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], files[place.file]);
  return !of || of(record as Record<string, unknown>, files);
}

const findCategory = (files: SiteFiles, id: unknown) =>
  (files['site/article-categories.json'] as { ID: unknown; key: string }[]).find(
    ({ ID }) => ID === id,
  );
