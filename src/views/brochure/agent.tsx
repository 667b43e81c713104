import { formatPhone } from '../../domain/format/phone';
import type { TeamMember } from '../../domain/site/team';
import { formatEmail } from '../../domain/typed-values/read-email';
import type { RequestContext } from '../../platform/request-context';
import { AgentPortrait } from '../layout/agent-portrait';
import { LocalizedText } from '../ui/localized-text';

/** The agent of what a brochure is about, or the agency, with a phone number to call. */
export function BrochureAgent({
  ctx,
  person,
}: {
  ctx: RequestContext;
  person: TeamMember | undefined;
}) {
  const { t, snapshot } = ctx;
  const { agency, images } = snapshot.site.configuration;
  return (
    <div className="brochure__agent">
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
    </div>
  );
}
