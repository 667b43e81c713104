import { findLogoShapeProblem } from '../../../../domain/images/logo-shape';
import type { Language } from '../../../../domain/language/language';
import { resolveLocalized } from '../../../../domain/language/localized';
import { computeContrast } from '../../../../domain/site/color';
import type { Configuration } from '../../../../domain/site/configuration/configuration';
import type { TopBarItem } from '../../../../domain/site/configuration/header';
import type { LanguageSettings } from '../../../../domain/site/configuration/language-settings';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { fitTextColor, MIN_TEXT_CONTRAST } from '../../../../domain/site/palette-contrast';
import { findTopBarMark, isSymbol } from '../../../../domain/site/top-bar-icon';
import { CONFIGURATION_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createNoteFinding, createWarningFinding } from './finding';

/** The text and background colour of each pair, by field of the configuration. */
const COLOR_PAIRS: readonly {
  field: string;
  colors(configuration: Configuration): [string, string];
}[] = [
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

export const APPEARANCE_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      for (const { field, colors } of COLOR_PAIRS) {
        const [text, background] = colors(source[CONFIGURATION_FILE]);
        const finding = findLowContrast(field, text, background);
        if (finding) yield finding;
      }
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { left, right, bgColor } = source[CONFIGURATION_FILE].header.headerLinks;
      for (const [side, items] of Object.entries({ left, right })) {
        for (const [index, { color, status }] of items.entries()) {
          if (!status || !color) continue;
          const finding = findLowContrast(
            `header.headerLinks.${side}.${index}.color`,
            color,
            bgColor,
          );
          if (finding) yield finding;
        }
      }
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { language, header } = source[CONFIGURATION_FILE];
      const { left, right } = header.headerLinks;
      for (const [side, items] of Object.entries({ left, right }))
        for (const [index, item] of items.entries())
          for (const [part, message] of item.status ? findLostParts(item, language) : [])
            yield createWarningFinding(
              CONFIGURATION_FILE,
              'configuration',
              `header.headerLinks.${side}.${index}.${part}`,
              message,
            );
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { width, height } = source[CONFIGURATION_FILE].header.logo.image ?? {};
      const problem = width && height && findLogoShapeProblem(width, height);
      if (problem)
        yield createWarningFinding(
          CONFIGURATION_FILE,
          'configuration',
          'header.logo.image',
          problem,
        );
    },
  },
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { demonstration, name } = source[CONFIGURATION_FILE];
      if (demonstration)
        yield createNoteFinding(
          CONFIGURATION_FILE,
          'configuration',
          'demonstration',
          `is true: the live site refuses ${name}`,
        );
    },
  },
];

/** Lists what of an item of the top bar shows nothing, with the reason. */
function findLostParts(
  { label, icon, link }: TopBarItem,
  settings: LanguageSettings,
): [part: string, message: string][] {
  const read = (text: TopBarItem['link'], language: Language) =>
    resolveLocalized(text, language, settings.languageDefault).text;
  const mark = findTopBarMark(icon, read(link, settings.languageDefault));
  const unnamed = getLanguagesInUse(settings).filter(
    (language) =>
      !resolveLocalized(label, language, settings.languageDefault).text &&
      !findTopBarMark(icon, read(link, language)).name,
  );
  const findings: [string, string][] = [];
  if (icon && !mark.icon && !isSymbol(icon))
    findings.push(['icon', `is ${icon}, which is none of our icons: it is left out`]);
  if (unnamed.length > 0)
    findings.push(['label', `is empty in ${unnamed.join(', ')}: the item is left out there`]);
  return findings;
}

function findLowContrast(field: string, text: string, background: string): Finding | undefined {
  const ratio = computeContrast(text, background);
  if (ratio >= MIN_TEXT_CONTRAST) return undefined;
  return createWarningFinding(
    CONFIGURATION_FILE,
    'configuration',
    field,
    `is ${text} on ${background}: contrast ${ratio.toFixed(1)}, where text needs ${MIN_TEXT_CONTRAST}; the nearest that passes is ${fitTextColor(text, background)}`,
  );
}
