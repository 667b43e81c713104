import type { SnapshotFile } from './source';

/**
 * How a text of a snapshot is written: as plain text; as simple HTML of the agency; as a text of the catalogue, which is
 * plain or simple HTML; or as what is no text but an address, a date, a colour, a key.
 */
export type TextKind = 'plain' | 'html' | 'prose' | 'value';

/** The fields that hold HTML, by file and dotted path without positions and languages. All others are plain or values. */
export const MARKUP_FIELDS: Partial<Record<SnapshotFile, Record<string, 'html' | 'prose'>>> = {
  'catalogue/property-details.json': {
    ShortDescription: 'prose',
    Description: 'prose',
    LocationDescription: 'prose',
  },
  'catalogue/projects.json': {
    Description: 'prose',
    Delivery: 'prose',
    Technical: 'prose',
    Situation: 'prose',
    PriceList: 'prose',
    Planning: 'prose',
  },
  'site/configuration.json': {
    'header.banner.description': 'html',
    'header.banner.description2': 'html',
    'searchBlock.description': 'html',
    'searchBlock.description2': 'html',
    'footer.bottom.introText': 'html',
    'footer.bottom.fullText': 'html',
    'popup.description': 'html',
  },
  'site/menu.json': {
    'params.description': 'html',
    'params.content': 'html',
    'params.bannerDescription': 'html',
    'params.modules.description': 'html',
    'params.modules.description2': 'html',
  },
  'site/articles.json': { intro: 'html', body: 'html' },
  'site/team.json': { about: 'html' },
};

/** The last names of paths that hold the address of a page or file: a path of this site, or a web address. */
export const ADDRESS_NAMES: readonly string[] = [
  ...['Url', 'url', 'link', 'redirectUrl', 'rulesOfConduct', 'SmallPicture', 'ExternalWeb'],
  ...['VideoUrl', 'VirtualTourUrl', 'VisualisationUrl'],
  ...['imageMobile', 'video', 'videoPoster', 'videoMobile', 'videoMobilePoster'],
  ...['bannerVideo', 'bannerVideoPoster', 'bannerVideoMobile', 'bannerVideoMobilePoster'],
  ...['metadataOGUrl', 'metadataOGImage', 'metadataTwitterImage'],
];

/** The last names of paths whose values are no texts, in any file. */
export const VALUE_NAMES: ReadonlySet<string> = new Set([
  // Addresses and files
  ...ADDRESS_NAMES,
  ...['File', 'path', 'original', 'pages'],
  ...['filename', 'originalname', 'mimetype', 'destination', 'email', 'alertEmail'],
  ...['storage', 'cdn', 'others', 'tour3d', 'tour', 'visualisation', 'attribution', 'provider'],
  // Keys and states
  ...[
    'id',
    'status',
    'isPublished',
    'from',
    'until',
    'position',
    'class',
    'icon',
    'css',
    'robots',
    'WebID',
    'WebIDs',
  ],
  ...['analyticsId', 'adsId', 'tagManagerId', 'socialPixelId'],
  ...['googleVerification', 'facebookVerification', 'nortonSafeWeb', 'metadataOGType'],
  ...['field', 'logic', 'compareWithField', 'compareWithValue', 'advancedCondition', 'CountryID'],
  // Dates, colours and sizes
  ...['createDate', 'modifyDate', 'date', 'DatePosted', 'OpenDays', 'EPCEndDate', 'DeliveryDate'],
  ...['AsbestosCertificateDate', 'DomicileDate', 'HolidayLettingDate', 'GroundHoldingDate'],
  ...['SecondHomeTaxDate', 'ParkChargesDate', 'menuFontSize', 'fontSize', 'maxWidth'],
  ...['color', 'bgColor', 'btnColor', 'btnTextColor', 'textColor', 'backgroundColor'],
  ...['btnDrawerColor', 'bannerColor', 'colorBackground'],
]);

/** Parts of a path that say where a text stands and not what it is: positions, languages, submenus. */
const PLACE_PARTS = /^(?:\d+|nl|fr|en|de|childMenus)$/;

/** Returns the dotted path of a field without positions, languages and submenus. */
export const getFieldPath = (path: string): string =>
  path
    .split('.')
    .filter((part) => !PLACE_PARTS.test(part))
    .join('.');

/** Returns the kind of the text at a dotted path of a record, such as 'params.modules.0.title.nl'. */
export function getTextKind(file: SnapshotFile, path: string): TextKind {
  const field = getFieldPath(path);
  const name = field.split('.').at(-1);
  if (!name || VALUE_NAMES.has(name)) return 'value';
  return MARKUP_FIELDS[file]?.[field] ?? 'plain';
}
