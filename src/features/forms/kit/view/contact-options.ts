import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import type { RequestContext } from '../../../../platform/request-context';
import type { HelpLink } from './form-state';

/** How the agency is reached where a form cannot be sent: a lead is not lost for that. */
export function contactOptions({ t, snapshot }: RequestContext): HelpLink[] {
  const { phone, email } = snapshot.site.configuration.agency;
  const subject = encodeURIComponent(t('MAIL_SUBJECT_GENERAL'));
  return [
    { label: `${t('CALL_US')} ${formatPhone(phone)}`, href: toPhoneUrl(phone) },
    { label: `${t('MAIL_US')} ${email}`, href: `mailto:${email}?subject=${subject}` },
  ];
}
