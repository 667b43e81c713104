import { findAgent } from '../../../domain/site/agent';
import type { RequestContext } from '../../../platform/request-context';
import { EmailText } from '../email-text';
import type { KnownListing } from './known-listing';

/** Whose it is, and which colleague looks after it. */
export function OwnersSection({ ctx, listing }: { ctx: RequestContext; listing: KnownListing }) {
  const { t, catalogueLanguage } = ctx;
  const { property, records } = listing;
  const agent = property && findAgent(ctx.snapshot.site.team, property[catalogueLanguage]);
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_LISTING_OWNERS')}</h2>
      </div>
      <ul className="desk-rows">
        {records.owners.map(({ name, email }) => (
          <li key={email}>
            {name}{' '}
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </li>
        ))}
        {records.owners.length === 0 && (
          <li className="desk-quiet">{t('DESK_LISTING_NO_OWNERS')}</li>
        )}
        {agent && <li>{t('DESK_LISTING_CONTACT', { name: agent.name })}</li>}
      </ul>
    </section>
  );
}
