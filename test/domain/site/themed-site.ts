import type { ThemeSource } from '../../../src/domain/site/theme';

/** Creates the parts of a site that a theme reads, with one value for all colours and one for all sizes. */
export function createThemedSite(color: unknown, size: unknown, banner = color): ThemeSource {
  const item = { color };
  return {
    configuration: {
      header: {
        appBar: { bgColor: color, btnColor: color, btnTextColor: color, textColor: color },
        menu: { menuFontSize: size },
        menuMobile: { backgroundColor: color, color, btnDrawerColor: color },
        headerLinks: { bgColor: color, color, fontSize: size, left: [item], right: [item] },
        languageSwitcher: { color, fontSize: size },
        banner: { color: banner },
      },
      colors: {},
      notice: { text: {} },
      footer: { bgColor: color, textColor: color, maxWidth: size },
    },
    safeCss: {},
    menu: [
      {
        id: 7,
        childMenus: [],
        params: { css: '', bannerColor: color, modules: [{ colorBackground: color }] },
      },
    ],
  } as unknown as ThemeSource;
}
