import { DOT } from '../../../domain/format/dot';
import type { Configuration } from '../../../domain/site/configuration/configuration';
import { findSocialSite } from '../../../domain/site/top-bar-icon';
import type { RequestContext } from '../../../platform/request-context';
import { DOCUMENT_FORM } from './document-form';
import { SITE } from './site-head';

const SIDES = ['left', 'right'] as const;

/** The agency's addresses on social media, which are items of the top bar: each leads to its field in the look. */
export function SocialAddresses({ ctx, look }: { ctx: RequestContext; look: Configuration }) {
  const { t, href, language } = ctx;
  const { headerLinks } = look.header;
  const addresses = SIDES.flatMap((side) =>
    headerLinks[side].flatMap(({ link }, place) => {
      const isOne = typeof link === 'string';
      const site = findSocialSite(isOne ? link : ctx.localize(link).text);
      return site ? [{ site, field: `${side}.${place}.link${isOne ? '' : `.${language}`}` }] : [];
    }),
  );
  const added = {
    site: t('DESK_SITE_SOCIAL_ADD'),
    field: `right.${headerLinks.right.length}.label.${language}`,
  };
  return (
    <p id="social" className="desk-quiet">
      {t('DESK_SITE_SOCIAL_TEXT', { page: t('DESK_SITE_LOOK') })}{' '}
      {[...addresses, added].map(({ site, field }, index) => (
        <span key={field}>
          {index > 0 && DOT}
          <a href={`${href.page(`${SITE}look/`)}#${DOCUMENT_FORM}-header.headerLinks.${field}`}>
            {site}
          </a>
        </span>
      ))}
    </p>
  );
}
