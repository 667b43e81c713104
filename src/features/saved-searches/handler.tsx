import { isCommonPassword, listSiteNames } from '../../domain/accounts/common-passwords';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import { normalizeLogin } from '../../platform/accounts/account';
import { findAccountByEmail } from '../../platform/accounts/accounts-store';
import { hashPassword } from '../../platform/accounts/password-hash';
import { requirePepper } from '../../platform/accounts/pepper';
import { createIdToken } from '../../platform/auth/id-token';
import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import { MailLinks } from '../../platform/mail/mail-blocks';
import type { FieldErrors } from '../forms/kit/definition/parse-answers';
import { composeAgencyMail } from '../forms/kit/mail/submission-mails';
import type { FormHandler, Submission } from '../forms/kit/submit/handler';
import { composeSearchConfirmation } from './confirmation-mail';
import { readDraftCriteria, toSearchCriteria } from './criteria';
import { nameSearch } from './describe-search';
import { demandRegisterForm } from './form';
import { readListingPrefill } from './listing-prefill';
import { NextSteps, renderMatches } from './matches';
import { buildMatchesLink } from './matching-list';
import { insertPendingSearch } from './pending-searches-store';
import { buildSearchOptions } from './search-options';
import { presentSearch } from './search-presentation';

type RegisterSubmission = Submission<typeof demandRegisterForm>;

/**
 * Registers a search (§3, demand register). It runs once its address is confirmed by mail; until then there
 * is no account. Known and unknown addresses get the same answer in the same time: only the mail differs.
 */
export const demandRegisterHandler: FormHandler<typeof demandRegisterForm> = {
  form: demandRegisterForm,
  reply: 'DESK_TEMPLATE_SAVED_SEARCH',
  present({ ctx, query }) {
    const initialValues = readListingPrefill(ctx, query);
    return { ...presentSearch(ctx, demandRegisterForm, initialValues), initialValues };
  },
  presentStored: ({ ctx }) => ({ options: buildSearchOptions(ctx) }),
  async renderAside({ ctx }, values) {
    return (
      <>
        {await renderMatches(ctx, readDraftCriteria(values), demandRegisterForm.name)}
        <NextSteps ctx={ctx} />
      </>
    );
  },
  validate({ answers, ctx }): FieldErrors {
    const { email, password, firstName, lastName } = answers;
    const siteNames = listSiteNames(ctx.snapshot.site.configuration);
    return isCommonPassword(password.join(''), [firstName, lastName, email, ...siteNames])
      ? { password: { key: 'ALERT_PASSWORD_COMMON' } }
      : {};
  },
  async composeMails(submission) {
    const { ctx, env, staffContext, answers } = submission;
    const criteria = toSearchCriteria(answers);
    const staffLink = buildMatchesLink(staffContext.ctx, criteria);
    const account = await findAccountByEmail(env.DB, normalizeLogin(answers.email));
    return [
      composeAgencyMail(submission, staffLink && <MailLinks links={[staffLink]} />),
      composeSearchConfirmation(submission, {
        token: await createIdToken('search', submission.key, await loadSigningKeys(env)),
        ends: getEnd(submission),
        isKnown: account !== undefined,
        matches: buildMatchesLink(ctx, criteria),
      }),
    ];
  },
  isCostly: true,
  async buildStatements(submission, db) {
    const { ctx, env, key, answers } = submission;
    const { PASSWORD_PEPPERS, PASSWORD_COST } = requirePepper(env);
    const criteria = toSearchCriteria(answers);
    return [
      insertPendingSearch(db, {
        id: key,
        email: normalizeLogin(answers.email),
        name: `${answers.firstName} ${answers.lastName}`,
        language: ctx.language,
        passwordHash: await hashPassword(
          answers.password.join(''),
          PASSWORD_PEPPERS,
          PASSWORD_COST,
          'registration',
        ),
        frequency: answers.frequency,
        searchName: nameSearch(ctx, criteria),
        criteria,
        ends: getEnd(submission),
      }),
    ];
  },
  redactAnswers: ({ password: _, passwordConfirm: __, searchName: ___, ...answers }) => answers,
};

const getEnd = ({ submittedAt }: RegisterSubmission): number =>
  addPeriod(submittedAt.getTime(), PERIODS.pendingSearch);
