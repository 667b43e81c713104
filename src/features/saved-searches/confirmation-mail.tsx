import { formatLongDate } from '../../domain/format/brussels-time';
import type { Mail } from '../../platform/mail/mail';
import { MailLinks } from '../../platform/mail/mail-blocks';
import { MailParagraph } from '../../platform/mail/mail-parts';
import { composeVisitorMail } from '../forms/kit/mail/submission-mails';
import type { Submission } from '../forms/kit/submit/handler';
import type { demandRegisterForm } from './form';

interface ConfirmationMail {
  token: string;
  /** Milliseconds since 1970. */
  ends: number;
  /** Whether the address has an account already; only this mail says so. */
  isKnown: boolean;
  /** The list of the current matches. */
  matches: { href: string; label: string } | undefined;
}

/** Composes the mail whose button confirms the address of a search (§5). */
export function composeSearchConfirmation(
  submission: Submission<typeof demandRegisterForm>,
  { token, ends, isKnown, matches }: ConfirmationMail,
): Mail {
  const { t, href, origin, language } = submission.ctx;
  return composeVisitorMail(submission, {
    kind: 'search to confirm',
    subject: 'MAIL_SAVED_SEARCH_CONFIRM_SUBJECT',
    text: t(isKnown ? 'MAIL_SAVED_SEARCH_CONFIRM_KNOWN' : 'MAIL_SAVED_SEARCH_CONFIRM_TEXT'),
    action: {
      href: origin + href.page('/demand-confirm/', { token }),
      label: t('SAVED_SEARCH_CONFIRM_ACTION'),
    },
    extra: (
      <>
        {matches && <MailLinks links={[matches]} />}
        <MailParagraph>
          {t('MAIL_SAVED_SEARCH_CONFIRM_ENDS', { date: formatLongDate(ends, language) })}
        </MailParagraph>
      </>
    ),
  });
}
