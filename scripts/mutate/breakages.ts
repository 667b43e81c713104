import type { Breakage } from './breakage';
import { ACCOUNT_LIMIT_BREAKAGES } from './breakages/account-limits';
import { ACCOUNT_PERIOD_BREAKAGES } from './breakages/account-periods';
import { ACCOUNT_RIGHT_BREAKAGES } from './breakages/account-rights';
import { ACCOUNT_BREAKAGES } from './breakages/accounts';
import { BACKUP_BREAKAGES } from './breakages/backups';
import { CATALOGUE_BREAKAGES } from './breakages/catalogue';
import { CLAIM_BREAKAGES } from './breakages/claims';
import { DESK_BREAKAGES } from './breakages/desk';
import { DESK_RIGHT_BREAKAGES } from './breakages/desk-rights';
import { FIRST_WEEK_BREAKAGES } from './breakages/first-week';
import { FORM_BREAKAGES } from './breakages/forms';
import { IMPORT_BREAKAGES } from './breakages/imports';
import { LINK_BREAKAGES } from './breakages/links';
import { MAIL_BREAKAGES } from './breakages/mails';
import { OPERATION_BREAKAGES } from './breakages/operations';
import { OWED_MAIL_BREAKAGES } from './breakages/owed-mails';
import { OWNER_RIGHT_BREAKAGES } from './breakages/owner-rights';
import { PEOPLE_BREAKAGES } from './breakages/people';
import { PERIOD_BREAKAGES } from './breakages/periods';
import { PRICE_BREAKAGES } from './breakages/prices';
import { PRIVACY_BREAKAGES } from './breakages/privacy';
import { QUESTION_BREAKAGES } from './breakages/question';
import { REQUEST_BREAKAGES } from './breakages/requests';
import { SESSION_BREAKAGES } from './breakages/sessions';
import { SHARING_BREAKAGES } from './breakages/sharing';
import { SIGNATURE_BREAKAGES } from './breakages/signatures';
import { SITE_AT_DESK_BREAKAGES } from './breakages/site-at-desk';
import { SUBSCRIBER_PERIOD_BREAKAGES } from './breakages/subscriber-periods';
import { SUBSCRIBER_RIGHT_BREAKAGES } from './breakages/subscriber-rights';
import { TYPED_VALUE_BREAKAGES } from './breakages/typed-values';
import { UPLOAD_BREAKAGES } from './breakages/uploads';
import { VISIT_BREAKAGES } from './breakages/visits';
import { WATCH_BREAKAGES } from './breakages/watch';

/** All guarantees that `npm run mutate` breaks; docs/security.md says what each area promises. */
export const BREAKAGES: readonly Breakage[] = [
  ...FORM_BREAKAGES,
  ...TYPED_VALUE_BREAKAGES,
  ...UPLOAD_BREAKAGES,
  ...VISIT_BREAKAGES,
  ...MAIL_BREAKAGES,
  ...OWED_MAIL_BREAKAGES,
  ...IMPORT_BREAKAGES,
  ...LINK_BREAKAGES,
  ...SUBSCRIBER_RIGHT_BREAKAGES,
  ...OWNER_RIGHT_BREAKAGES,
  ...ACCOUNT_RIGHT_BREAKAGES,
  ...DESK_RIGHT_BREAKAGES,
  ...SIGNATURE_BREAKAGES,
  ...ACCOUNT_BREAKAGES,
  ...ACCOUNT_LIMIT_BREAKAGES,
  ...SESSION_BREAKAGES,
  ...DESK_BREAKAGES,
  ...SITE_AT_DESK_BREAKAGES,
  ...REQUEST_BREAKAGES,
  ...SHARING_BREAKAGES,
  ...CATALOGUE_BREAKAGES,
  ...QUESTION_BREAKAGES,
  ...PRICE_BREAKAGES,
  ...FIRST_WEEK_BREAKAGES,
  ...CLAIM_BREAKAGES,
  ...PEOPLE_BREAKAGES,
  ...PRIVACY_BREAKAGES,
  ...ACCOUNT_PERIOD_BREAKAGES,
  ...SUBSCRIBER_PERIOD_BREAKAGES,
  ...PERIOD_BREAKAGES,
  ...OPERATION_BREAKAGES,
  ...WATCH_BREAKAGES,
  ...BACKUP_BREAKAGES,
];
