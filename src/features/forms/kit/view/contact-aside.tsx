import { formatPhone, toPhoneUrl } from '../../../../domain/format/phone';
import { buildImageUrl } from '../../../../domain/images/image-url';
import { findDefaultAgent } from '../../../../domain/site/agent';
import type { RequestContext } from '../../../../platform/request-context';
import type { Subject } from '../submit/subject';

/** A person to call, with picture and phone: the subject's agent, else the first of the team. */
export function ContactAside({
  ctx,
  subject,
  text = ctx.t('PREFER_TO_CALL'),
}: {
  ctx: RequestContext;
  subject?: Subject | undefined;
  text?: string;
}) {
  const { configuration } = ctx.snapshot.site;
  const person = subject?.agent ?? findDefaultAgent(ctx.snapshot.site.team);
  const phone = person?.phone || configuration.agency.phone;
  return (
    <div className="contact-aside">
      {person?.image && (
        <img
          src={buildImageUrl(person.image.url, 500, configuration.images)}
          alt=""
          width={72}
          height={90}
          loading="lazy"
        />
      )}
      <div>
        <p className="contact-aside__name">{person?.name ?? configuration.agency.name}</p>
        <p>{text}</p>
        <a className="contact-aside__phone" href={toPhoneUrl(phone)}>
          {formatPhone(phone)}
        </a>
      </div>
    </div>
  );
}
