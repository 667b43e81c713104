import { formatPhone } from '../../domain/format/phone';
import { formatEmail } from '../../domain/typed-values/read-email';
import type { RequestContext } from '../../platform/request-context';

/** The head of each sheet of a brochure: the agency, how it is reached, and what the sheet is about. */
export function BrochureMasthead({ ctx, about }: { ctx: RequestContext; about: string }) {
  const { snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  return (
    <p className="brochure__masthead">
      <strong>{agency.name}</strong>
      <span>{`${formatPhone(agency.phone)} · ${formatEmail(agency.email)} · ${about}`}</span>
    </p>
  );
}
