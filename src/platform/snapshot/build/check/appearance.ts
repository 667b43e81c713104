import { contrast } from '../../../../domain/site/color';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import type { MenuPage } from '../../../../domain/site/menu';
import { pageStyles } from '../../../../domain/site/page-css';
import type { Finding, Rule } from './finding';
import { error, note, warning } from './finding';

const FILE = 'site/configuration.json';
const MENU = 'site/menu.json';
/** WCAG 2.2, 1.4.3: text of ordinary size on its background. */
const LEAST_CONTRAST = 4.5;

/** Text colours and what they stand on, by their place in the configuration. */
const PAIRS: readonly { field: string; colors(configuration: Configuration): [string, string] }[] =
  [
    {
      field: 'header.appBar.textColor',
      colors: ({ header: { appBar } }) => [appBar.textColor, appBar.bgColor],
    },
    {
      field: 'header.appBar.btnTextColor',
      colors: ({ header: { appBar } }) => [
        appBar.btnTextColor,
        appBar.btnColor === 'transparent' ? appBar.bgColor : appBar.btnColor,
      ],
    },
    {
      field: 'header.menuMobile.color',
      colors: ({ header: { menuMobile } }) => [menuMobile.color, menuMobile.backgroundColor],
    },
    {
      field: 'header.menuMobile.btnDrawerColor',
      colors: ({ header }) => [header.menuMobile.btnDrawerColor, header.appBar.bgColor],
    },
    {
      field: 'header.headerLinks.color',
      colors: ({ header: { headerLinks } }) => [headerLinks.color, headerLinks.bgColor],
    },
    {
      field: 'header.languageSwitcher.color',
      colors: ({ header }) => [header.languageSwitcher.color, header.appBar.bgColor],
    },
    { field: 'footer.textColor', colors: ({ footer }) => [footer.textColor, footer.bgColor] },
  ];

export const APPEARANCE: readonly Rule[] = [
  {
    whole: [FILE],
    *find({ source }) {
      for (const { field, colors } of PAIRS) {
        const [text, background] = colors(source[FILE]);
        const found = tooFaint(field, text, background);
        if (found) yield found;
      }
    },
  },
  {
    whole: [FILE],
    *find({ source }) {
      const { left, right, bgColor } = source[FILE].header.headerLinks;
      for (const [side, items] of Object.entries({ left, right })) {
        for (const [place, { color, status }] of items.entries()) {
          if (!status || !color) continue;
          const found = tooFaint(`header.headerLinks.${side}.${place}.color`, color, bgColor);
          if (found) yield found;
        }
      }
    },
  },
  {
    whole: [],
    *find({ source }) {
      for (const page of source[MENU]) yield* refusedCss(page, `menu ${page.id}`, '');
    },
  },
  {
    whole: [FILE],
    *find({ source }) {
      const { demonstration, name } = source[FILE];
      if (demonstration)
        yield note(
          FILE,
          'configuration',
          'demonstration',
          `${name} is a demonstration: the live site refuses it`,
        );
    },
  },
];

function tooFaint(field: string, text: string, background: string): Finding | undefined {
  const ratio = contrast(text, background);
  if (ratio >= LEAST_CONTRAST) return undefined;
  return warning(
    FILE,
    'configuration',
    field,
    `is ${text} on ${background}: contrast ${ratio.toFixed(1)}, where text needs ${LEAST_CONTRAST}`,
  );
}

/** What a page's own css may not say (site/page-css), there and on the pages below it. */
function* refusedCss(page: MenuPage, record: string, path: string): Generator<Finding> {
  for (const refused of pageStyles(page.params.css, '.page').refused)
    yield error(MENU, record, `${path}params.css`, `may not hold: ${refused}`);
  for (const [place, child] of page.childMenus.entries())
    yield* refusedCss(child, record, `${path}childMenus.${place}.`);
}
