import type { RequestContext } from '../../platform/request-context';
import { SiteImage } from '../ui/site-image';
import { AgencyMark } from './agency-mark';

/** The configured picture; without one, the mark and the name of the agency. */
export function Logo({ ctx }: { ctx: RequestContext }) {
  const { agency, header } = ctx.snapshot.site.configuration;
  const { image } = header.logo;
  if (image)
    return (
      <SiteImage
        ctx={ctx}
        image={image}
        alt={ctx.localize(image.alt).text || agency.name}
        className="logo logo--image"
        height={62}
      />
    );
  return (
    <span className="logo">
      <AgencyMark ctx={ctx} className="logo__mark" />
      <span className="logo__name">{agency.name}</span>
    </span>
  );
}
