import { LANGUAGE_NAME_KEYS } from '../../../../domain/language/language-name';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import type { EditedField, EditedSection } from '../edited-field';
import { field } from '../edited-field';
import { getField } from '../field-path';
import { listPictureFields } from '../pictures/picture-fields';
import { bannerTypeField, htmlField, spreadText, videoField } from './placing';

const VIDEO = 'header.banner.video';

/** The look of the site: its colours, what its home page, top bar and footer say, and its languages. */
export const listLookSections = (configuration: Configuration): EditedSection[] => [
  {
    legend: 'DESK_SITE_COLORS',
    fields: [
      field('color', 'colors.paper', 'DESK_SITE_PAPER', { hint: 'DESK_SITE_COLOR_HINT' }),
      field('color', 'colors.accent', 'DESK_SITE_ACCENT'),
      field('color', 'colors.action', 'DESK_SITE_ACTION'),
      field('color', 'header.appBar.bgColor', 'DESK_SITE_HEADER_GROUND'),
      field('color', 'header.appBar.textColor', 'DESK_SITE_HEADER_WORDS'),
      field('color', 'header.languageSwitcher.color', 'DESK_SITE_HEADER_LANGUAGES'),
      // A first site has its accent there too (`snapshot init`).
      field('color', 'header.appBar.btnColor', 'DESK_SITE_HEADER_BUTTON'),
      field('color', 'header.appBar.btnTextColor', 'DESK_SITE_HEADER_BUTTON_TEXT'),
      field('color', 'header.headerLinks.bgColor', 'DESK_SITE_TOP_BAR_GROUND'),
      field('color', 'header.headerLinks.color', 'DESK_SITE_TOP_BAR_WORDS'),
      field('color', 'header.menuMobile.backgroundColor', 'DESK_SITE_DRAWER_GROUND'),
      field('color', 'header.menuMobile.color', 'DESK_SITE_DRAWER_WORDS'),
      field('color', 'header.menuMobile.btnDrawerColor', 'DESK_SITE_DRAWER_BUTTON'),
      field('color', 'header.banner.color', 'DESK_SITE_BANNER_GROUND'),
      field('color', 'footer.bgColor', 'DESK_SITE_FOOTER_GROUND'),
      field('color', 'footer.textColor', 'DESK_SITE_FOOTER_WORDS'),
    ],
  },
  {
    legend: 'DESK_SITE_LOGO',
    fields: listPictureFields(configuration, 'header.logo.image', 'DESK_SITE_LOGO', {
      isDecorative: true,
    }),
  },
  {
    legend: 'DESK_SITE_HOME_BANNER',
    fields: [
      ...listPictureFields(configuration, 'header.banner.image', 'DESK_SITE_HOME_BANNER', {
        shapes: ['wide', 'landscape'],
      }),
      field('picture', 'header.banner.imageMobile', 'DESK_SITE_BANNER_UPRIGHT', {
        ...{ shapes: ['portrait'], isDecorative: true, isAddress: true },
      }),
      { ...bannerTypeField('header.banner.type'), hint: 'DESK_SITE_GALLERY_HINT' },
      videoField(typeof getField(configuration, VIDEO) === 'object' ? `${VIDEO}.url` : VIDEO),
      field('line', 'header.banner.title.*', 'DESK_SITE_TITLE'),
      htmlField('header.banner.description.*', 'DESK_SITE_TEXT'),
    ],
  },
  ...listGallerySections(configuration),
  {
    legend: 'DESK_SITE_SEARCH_BLOCK',
    fields: [
      field('line', 'searchBlock.title.*', 'DESK_SITE_TITLE'),
      htmlField('searchBlock.description.*', 'DESK_SITE_TEXT'),
    ],
  },
  ...(['left', 'right'] as const).flatMap((side) => listTopBarSections(configuration, side)),
  ...listFooterSections(configuration),
  {
    legend: 'DESK_SITE_LANGUAGES',
    fields: configuration.language.languageUse.map(({ code }, index) =>
      field('flag', `language.languageUse.${index}.use`, LANGUAGE_NAME_KEYS[code]),
    ),
  },
];

const GALLERY = 'header.banner.gallery.config';

const GALLERY_MOVEMENT: EditedSection = {
  legend: 'DESK_SITE_GALLERY_MOVEMENT',
  fields: [
    field('flag', `${GALLERY}.autoplay`, 'DESK_SITE_GALLERY_AUTOPLAY'),
    field('flag', `${GALLERY}.loop`, 'DESK_SITE_GALLERY_LOOP'),
    field('flag', `${GALLERY}.fade`, 'DESK_SITE_GALLERY_FADE'),
    field('number', `${GALLERY}.speed`, 'DESK_SITE_GALLERY_SPEED', {
      hint: 'DESK_SITE_GALLERY_SPEED_HINT',
    }),
  ],
};

/** The pictures of the home page's banner where it shows several, and room for one more. */
function listGallerySections(configuration: Configuration): EditedSection[] {
  const { images } = configuration.header.banner.gallery;
  const pictures = Array.from(
    { length: images.length + 1 },
    (_, index): EditedSection => ({
      legend: 'DESK_SITE_GALLERY',
      name: String(index + 1),
      fields: listPictureFields(
        configuration,
        `header.banner.gallery.images.${index}`,
        'DESK_SITE_PICTURE',
        { shapes: ['wide', 'landscape'] },
      ),
    }),
  );
  return images.length > 0 ? [...pictures, GALLERY_MOVEMENT] : pictures;
}

const TOP_BAR_LEGENDS = {
  left: 'DESK_SITE_TOP_BAR_LEFT',
  right: 'DESK_SITE_TOP_BAR_RIGHT',
} as const;

/** The links of one side of the top bar, and room for one more. */
function listTopBarSections(configuration: Configuration, side: 'left' | 'right'): EditedSection[] {
  const items = configuration.header.headerLinks[side];
  return Array.from({ length: items.length + 1 }, (_, index) => {
    const path = `header.headerLinks.${side}.${index}`;
    const isLocalizedLink = typeof items[index]?.link === 'object';
    const shown: EditedField[] = items[index]
      ? [field('flag', `${path}.status`, 'DESK_SITE_ITEM_SHOWN')]
      : [];
    return {
      legend: TOP_BAR_LEGENDS[side],
      name: String(index + 1),
      fields: [
        field('line', spreadText(configuration, `${path}.label`), 'DESK_SITE_LINK_WORDS', {
          ...(index === 0 && { hint: 'DESK_SITE_TOP_BAR_HINT' as const }),
        }),
        field('link', isLocalizedLink ? `${path}.link.*` : `${path}.link`, 'DESK_SITE_LINK', {
          hint: 'DESK_SITE_LINK_HINT',
        }),
        ...shown,
      ],
    };
  });
}

/** The columns of the footer, and room for one more. */
const listFooterSections = ({ footer }: Configuration): EditedSection[] =>
  Array.from({ length: footer.bottom.length + 1 }, (_, index) => ({
    legend: 'DESK_SITE_FOOTER_COLUMN',
    name: String(index + 1),
    fields: [
      field('line', `footer.bottom.${index}.title.*`, 'DESK_SITE_TITLE'),
      htmlField(`footer.bottom.${index}.introText.*`, 'DESK_SITE_INTRO'),
      htmlField(`footer.bottom.${index}.fullText.*`, 'DESK_SITE_TEXT'),
    ],
  }));
