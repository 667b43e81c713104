import { APPEARANCE_RULES } from './appearance';
import { CONTENT_RULE } from './content';
import { DEFAULT_TEXT_RULE, UNREADABLE_ARTICLE_RULE } from './default-texts';
import { DESCRIPTION_RULE } from './descriptions';
import { DUPLICATE_RULES } from './duplicates';
import type { SnapshotRule } from './finding';
import { FORMER_PATH_RULE } from './former-paths';
import { IDLE_SETTING_RULES } from './idle-settings';
import { LEGAL_LINES_RULE } from './legal-lines';
import { LEGAL_PAGE_RULE } from './legal-pages';
import { LINK_RULE } from './links';
import { MODULE_RULE } from './modules';
import { NEEDED_PAGE_RULE } from './needed-pages';
import { OWN_TEXTS_RULE } from './own-texts';
import { PAGE_RULES } from './pages';
import { PALETTE_RULE } from './palette';
import { REDIRECT_RULE } from './redirects';
import { HALF_CHARACTER_RULE, PLACEHOLDER_RULE, SCRIPT_ADDRESS_RULE } from './refused-texts';
import { SOLD_HOMES_RULE } from './sold-homes';
import { TOWN_TEXT_RULE } from './town-texts';

/** The rules over the site's content: the desk runs them before a publication, a load with those over properties. */
export const SITE_RULES: readonly SnapshotRule[] = [
  ...DUPLICATE_RULES,
  ...PAGE_RULES,
  NEEDED_PAGE_RULE,
  FORMER_PATH_RULE,
  MODULE_RULE,
  ...IDLE_SETTING_RULES,
  LINK_RULE,
  REDIRECT_RULE,
  CONTENT_RULE,
  DESCRIPTION_RULE,
  OWN_TEXTS_RULE,
  SCRIPT_ADDRESS_RULE,
  HALF_CHARACTER_RULE,
  PLACEHOLDER_RULE,
  LEGAL_LINES_RULE,
  LEGAL_PAGE_RULE,
  DEFAULT_TEXT_RULE,
  UNREADABLE_ARTICLE_RULE,
  TOWN_TEXT_RULE,
  SOLD_HOMES_RULE,
  ...APPEARANCE_RULES,
  PALETTE_RULE,
];
