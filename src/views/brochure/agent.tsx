import { formatPhone } from '../../domain/format/phone';
import type { TeamMember } from '../../domain/site/team';
import { formatEmail } from '../../domain/typed-values/read-email';
import type { RequestContext } from '../../platform/request-context';
import { AgentPortrait } from '../layout/agent-portrait';
import { cachedMarkup } from '../ui/cached-markup';
import { LocalizedText } from '../ui/localized-text';

interface BrochureAgentProps {
  ctx: RequestContext;
  person: TeamMember | undefined;
}

/** The agent of what a brochure is about, or the agency, with a phone number to call. */
export function BrochureAgent({ ctx, person }: BrochureAgentProps) {
  const markup = cachedMarkup(ctx, `brochure agent ${person?.id}`, () => (
    <BrochureAgentContent {...{ ctx, person }} />
  ));
  return (
    <div
      className="brochure__agent"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by BrochureAgentContent
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function BrochureAgentContent({ ctx, person }: BrochureAgentProps) {
  const { t, snapshot } = ctx;
  const { agency, images } = snapshot.site.configuration;
  return (
    <>
      <AgentPortrait person={person} hosts={images} />
      <div>
        <p className="brochure__name">{person?.name ?? agency.name}</p>
        {person && (
          <p>
            <LocalizedText ctx={ctx} text={person.role} />
          </p>
        )}
        <p>
          {t('CALL')} <strong>{formatPhone(person?.phone || agency.phone)}</strong> ·{' '}
          {formatEmail(person?.email ?? agency.email)}
        </p>
      </div>
    </>
  );
}
