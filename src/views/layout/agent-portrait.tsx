import { buildImageUrl } from '../../domain/images/image-url';
import type { ImageHosts } from '../../domain/site/configuration/listings';
import type { TeamMember } from '../../domain/site/team';

/** The small portrait of an agent, as the contact card and the brochure show it. */
export function AgentPortrait({
  person,
  hosts,
}: {
  person: TeamMember | undefined;
  hosts: ImageHosts;
}) {
  if (!person?.image) return null;
  return (
    <img
      src={buildImageUrl(person.image.url, 500, hosts)}
      alt=""
      width={72}
      height={88}
      loading="lazy"
    />
  );
}
