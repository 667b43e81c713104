import { isWritten, orderLanguages } from '../../../../domain/language/localized';
import { getLanguagesInUse } from '../../../../domain/site/configuration/language-settings';
import { LEGAL_PAGES } from '../../../../domain/site/legal-lines';
import { isPublished } from '../../../../domain/site/menu';
import { CONFIGURATION_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createWarningFinding } from './finding';
import { getPageIndex } from './routing';

/** Warns of legal pages whose title or text lacks in a language of visitors, who read those of another one (decision 141). */
export const LEGAL_PAGE_RULE: SnapshotRule = {
  requiredFiles: [CONFIGURATION_FILE, MENU_FILE, ROUTES_FILE],
  *check({ source }) {
    const settings = source[CONFIGURATION_FILE].language;
    const { byOriginal } = getPageIndex(source);
    for (const original of LEGAL_PAGES) {
      const page = byOriginal.get(original.toLowerCase());
      if (!page || !isPublished(page) || page.params.redirect) continue;
      for (const field of ['title', 'content'] as const) {
        const text = page.params[field];
        if (!isWritten(text)) continue;
        for (const language of getLanguagesInUse(settings)) {
          if (text[language]?.trim()) continue;
          const other = orderLanguages(language, settings.languageDefault).find((key) =>
            text[key]?.trim(),
          );
          const message = `has no text in ${language}: visitors read this legal page in ${other}`;
          yield createWarningFinding(MENU_FILE, `menu ${page.id}`, `params.${field}`, message);
        }
      }
    }
  },
};
