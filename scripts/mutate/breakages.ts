import type { Breakage } from './breakage';
import { ACCOUNT_LIMIT_BREAKAGES } from './breakages/account-limits';
import { ACCOUNT_BREAKAGES } from './breakages/accounts';
import { CATALOGUE_BREAKAGES } from './breakages/catalogue';
import { DESK_BREAKAGES } from './breakages/desk';
import { FORM_BREAKAGES } from './breakages/forms';
import { LINK_BREAKAGES } from './breakages/links';
import { MAIL_BREAKAGES } from './breakages/mails';
import { OPERATION_BREAKAGES } from './breakages/operations';
import { PEOPLE_BREAKAGES } from './breakages/people';
import { PRIVACY_BREAKAGES } from './breakages/privacy';
import { REQUEST_BREAKAGES } from './breakages/requests';
import { SESSION_BREAKAGES } from './breakages/sessions';
import { UPLOAD_BREAKAGES } from './breakages/uploads';
import { VISIT_BREAKAGES } from './breakages/visits';

/** All guarantees that `npm run mutate` breaks; docs/security.md says what each area promises. */
export const BREAKAGES: readonly Breakage[] = [
  ...FORM_BREAKAGES,
  ...UPLOAD_BREAKAGES,
  ...VISIT_BREAKAGES,
  ...MAIL_BREAKAGES,
  ...LINK_BREAKAGES,
  ...ACCOUNT_BREAKAGES,
  ...ACCOUNT_LIMIT_BREAKAGES,
  ...SESSION_BREAKAGES,
  ...DESK_BREAKAGES,
  ...REQUEST_BREAKAGES,
  ...CATALOGUE_BREAKAGES,
  ...PEOPLE_BREAKAGES,
  ...PRIVACY_BREAKAGES,
  ...OPERATION_BREAKAGES,
];
