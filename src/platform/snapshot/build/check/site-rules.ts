import { APPEARANCE_RULES } from './appearance';
import { CONTENT_RULE } from './content';
import { DEFAULT_TEXT_RULE, UNREADABLE_ARTICLE_RULE } from './default-texts';
import { DESCRIPTION_RULE } from './descriptions';
import { DUPLICATE_RULES } from './duplicates';
import type { SnapshotRule } from './finding';
import { FORMER_PATH_RULE } from './former-paths';
import { IDLE_SETTING_RULES } from './idle-settings';
import { IDLE_VIDEO_RULE } from './idle-videos';
import { IDLE_WORD_RULES } from './idle-words';
import { LEGAL_LINES_RULE } from './legal-lines';
import { LEGAL_PAGE_RULE } from './legal-pages';
import { LINK_RULE, TEXT_LINK_RULE } from './links';
import { LONG_TEXT_RULE } from './long-texts';
import { MODULE_RULE } from './modules';
import { NEEDED_PAGE_RULE } from './needed-pages';
import { OWN_TEXTS_RULE } from './own-texts';
import { PAGE_RULES } from './pages';
import { PALETTE_RULE } from './palette';
import { REDIRECT_RULE } from './redirects';
import { HALF_CHARACTER_RULE, PLACEHOLDER_RULE, SCRIPT_ADDRESS_RULE } from './refused-texts';
import { REPEATED_FACT_RULE } from './repeated-facts';
import { REPEATED_ITEM_RULE } from './repeated-items';
import { SOLD_HOMES_RULE } from './sold-homes';
import { TOWN_TEXT_RULE } from './town-texts';

/** Refuse what records are together: paths, links, the pages that a site needs. */
export const RELATION_RULES: readonly SnapshotRule[] = [
  ...DUPLICATE_RULES,
  ...PAGE_RULES,
  NEEDED_PAGE_RULE,
  FORMER_PATH_RULE,
  MODULE_RULE,
  LINK_RULE,
  REDIRECT_RULE,
  OWN_TEXTS_RULE,
  LEGAL_LINES_RULE,
  DEFAULT_TEXT_RULE,
  UNREADABLE_ARTICLE_RULE,
  TOWN_TEXT_RULE,
  SOLD_HOMES_RULE,
  PALETTE_RULE,
];

/** Refuse what a record holds, whatever the others are. */
export const RECORD_RULES: readonly SnapshotRule[] = [
  CONTENT_RULE,
  DESCRIPTION_RULE,
  SCRIPT_ADDRESS_RULE,
  HALF_CHARACTER_RULE,
  PLACEHOLDER_RULE,
];

/** Refuse nothing. */
const DOUBT_RULES: readonly SnapshotRule[] = [
  ...IDLE_SETTING_RULES,
  IDLE_VIDEO_RULE,
  ...IDLE_WORD_RULES,
  TEXT_LINK_RULE,
  LONG_TEXT_RULE,
  REPEATED_ITEM_RULE,
  REPEATED_FACT_RULE,
  LEGAL_PAGE_RULE,
  ...APPEARANCE_RULES,
];

/** The rules over the site's content: the desk runs them before a publication, a load with those over properties. */
export const SITE_RULES: readonly SnapshotRule[] = [
  ...RELATION_RULES,
  ...RECORD_RULES,
  ...DOUBT_RULES,
];
