import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import type { RequestContext } from '../../../../platform/request-context';
import type { HelpLink } from './form-state';

/** Returns links to call or mail the agency, for a form that cannot be sent: the lead must not be lost. */
export function buildContactLinks({ t, snapshot }: RequestContext): HelpLink[] {
  const { phone, email } = snapshot.site.configuration.agency;
  const subject = encodeURIComponent(t('MAIL_SUBJECT_GENERAL'));
  return [
    { label: `${t('CALL_US')} ${formatPhone(phone)}`, href: toPhoneUrl(phone) },
    { label: `${t('MAIL_US')} ${email}`, href: `mailto:${email}?subject=${subject}` },
  ];
}
