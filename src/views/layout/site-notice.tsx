import { isWritten } from '../../domain/language/localized';
import { isShownAt } from '../../domain/site/shown-days';
import type { RequestContext } from '../../platform/request-context';
import { Link } from '../ui/link';

/**
 * The line over every page, on its days; over a preview with drafts, a line that says so, with what the page still needs. Its style is in the theme of
 * versions that have one (domain/site/theme.ts).
 */
export function SiteNotice({ ctx }: { ctx: RequestContext }) {
  const { t, localize, href, snapshot, route, findings = [] } = ctx;
  const { notice } = snapshot.site.configuration;
  const isShown = isWritten(notice.text) && isShownAt(notice, Date.now());
  const isPreview = route.previewKey !== undefined;
  if (!isShown && !isPreview) return null;
  const { text, lang } = localize(notice.text);
  const link = href.configured(localize(notice.link).text);
  return (
    <aside className="site-notice" aria-label={t('SITE_NOTICE')}>
      {isPreview && <p>{t('DESK_SITE_PREVIEW_BAR')}</p>}
      {findings.length > 0 && (
        <details>
          <summary>{t('DESK_SITE_FINDINGS', { count: findings.length })}</summary>
          <ul>
            {findings.map((finding) => (
              <li key={finding.text}>
                {/* Beside its form the page stands in a frame. */}
                <a target="_parent" href={finding.href}>
                  {finding.text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isShown && (
        <p lang={lang}>
          {link ? (
            <Link href={link} t={t}>
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
      )}
    </aside>
  );
}
