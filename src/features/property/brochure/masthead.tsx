import { formatPhone } from '../../../domain/format/phone';
import { formatEmail } from '../../../domain/typed-values/read-email';
import type { RequestContext } from '../../../platform/request-context';

export function BrochureMasthead({ ctx, reference }: { ctx: RequestContext; reference: number }) {
  const { t, snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  return (
    <p className="brochure__masthead">
      <strong>{agency.name}</strong>
      <span>
        {`${formatPhone(agency.phone)} · ${formatEmail(agency.email)} · ${t('REFERENCE_ID', { id: reference })}`}
      </span>
    </p>
  );
}
