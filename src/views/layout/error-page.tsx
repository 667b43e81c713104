import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

/**
 * The page of a failure: what the visitor can do, and the ID of the request
 * (docs/interfaces.md).
 */
export function ErrorPage({
  ctx,
  requestId,
  path,
  title,
  text,
}: {
  ctx: RequestContext;
  requestId: string;
  /** The requested path, for the link that tries again. */
  path: string;
  title: TextKey;
  text: TextKey;
}) {
  const { t, href, snapshot } = ctx;
  const { phone } = snapshot.site.configuration.agency;
  return (
    <div className="page not-found">
      <h1>{t(title)}</h1>
      <p className="lead">{t(text)}</p>
      <p className="not-found__actions">
        <a className="button button--forest" href={path}>
          {t('TRY_AGAIN')}
        </a>
        <a className="button button--outlined" href={toPhoneUrl(phone)}>
          {t('CALL_US')} {formatPhone(phone)}
        </a>
        <a className="button button--outlined" href={href.home()}>
          {t('BACK_HOME')}
        </a>
      </p>
      <p className="note">{t('ERROR_REQUEST_ID', { id: requestId })}</p>
    </div>
  );
}
