import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property-kind';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { computeShownPrice } from '../../domain/catalogue/shown-price';
import type { PropertyPaper } from '../../domain/law/property-documents';
import type { RequestContext } from '../../platform/request-context';
import { AgentCard } from './agent-card';
import { Counters } from './counters';
import { FeedbackSection } from './feedback-section';
import type { FigureSummary } from './figures';
import { FigureGraph } from './graph';
import { EventList } from './history-table';
import { NextVisit } from './next-visit';
import { PapersSection } from './papers-section';
import type { PortalEvent } from './portal-event';
import { getPortalPath } from './portal-shell';
import type { PropertyChangeRow, PropertyFigures } from './portal-store';
import { findFirstDay, PropertyHead } from './property-head';
import { SearchesSection } from './searches-section';
import { SourceTable } from './source-table';
import { Summary } from './summary';
import { buildTimeline } from './timeline';
import { TimelineSection } from './timeline-section';

export interface FiguresPageProps {
  ctx: RequestContext;
  property: Property;
  owned: readonly number[];
  figures: FigureSummary;
  actions: PropertyFigures['actions'];
  searches: number | undefined;
  papers: readonly PropertyPaper[];
  events: readonly PortalEvent[];
  changes: readonly PropertyChangeRow[];
  now: number;
}

const LATEST_EVENTS = 3;

/** The statistics of one property (§3): counters with a summary, graph, sources, latest events. */
export function PropertyFiguresPage(props: FiguresPageProps) {
  const { ctx, property, owned, figures, actions, searches, papers, events, changes, now } = props;
  const { t } = ctx;
  const planned = events
    .filter(({ happenedAt, status }) => happenedAt > now && status === 'confirmed')
    .reverse();
  const past = events.filter(({ happenedAt }) => happenedAt <= now);
  const [next] = planned;
  const { ownerText, priceLabel } = getSaleKindRules(property);
  const timeline = buildTimeline(changes, {
    isForSale: isForSale(property),
    since: findFirstDay(property, figures.since),
    startText: ownerText,
    price: property.PublishPrice ? computeShownPrice(property) : undefined,
    nextVisit: next?.happenedAt,
  });
  return (
    <div className="account-page">
      <PropertyHead {...{ ctx, property, owned, now }} since={figures.since} />
      <Counters {...{ ctx, figures, now }} />
      <Summary {...{ ctx, figures, planned }} />
      <div className="portal-columns">
        {next && <NextVisit ctx={ctx} property={property} visit={next} />}
        <div className="portal-columns__main">
          <section>
            <h2>{t('OWNER_GRAPH_TITLE')}</h2>
            <FigureGraph ctx={ctx} days={figures.days} />
          </section>
          <section>
            <h2>{t('OWNER_WHERE_SEEN')}</h2>
            <SourceTable {...{ ctx, actions }} sources={figures.sources} />
          </section>
          {searches !== undefined && <SearchesSection ctx={ctx} searches={searches} />}
          {timeline.length > 0 && (
            <TimelineSection ctx={ctx} points={timeline} priceLabel={priceLabel} />
          )}
          <section>
            <h2>{t('OWNER_HISTORY')}</h2>
            {past.length > 0 ? (
              <EventList ctx={ctx} events={past.slice(0, LATEST_EVENTS)} />
            ) : (
              <p>{t('OWNER_NO_HISTORY')}</p>
            )}
            {events.length > 0 && (
              <p>
                <a className="portal-link" href={getPortalPath(ctx, property.ID, 'history')}>
                  {t('OWNER_FULL_HISTORY', { count: events.length })}
                </a>
              </p>
            )}
          </section>
        </div>
        <div className="portal-aside">
          {papers.length > 0 && <PapersSection {...{ ctx, property, papers }} />}
          <AgentCard ctx={ctx} property={property} />
          <FeedbackSection ctx={ctx} events={past} />
        </div>
      </div>
    </div>
  );
}
