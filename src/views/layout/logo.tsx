import type { RequestContext } from '../../platform/request-context';
import { SiteImage } from '../ui/site-image';

/**
 * The configured picture; without one, the mark (a gable that becomes a river) and the name of the
 * agency.
 */
export function Logo({ ctx }: { ctx: RequestContext }) {
  const { agency, header } = ctx.snapshot.site.configuration;
  const { image } = header.logo;
  if (image)
    return (
      <SiteImage
        ctx={ctx}
        image={image}
        alt={agency.name}
        className="logo logo--image"
        height={62}
      />
    );
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 62 34" width="62" height="34" aria-hidden="true">
        <path d="M2 32V14L15 3l13 11v9c0 6 6 9 11 4l7-8c5-5 8-9 14-9" />
      </svg>
      <span className="logo__name">{agency.name}</span>
    </span>
  );
}
