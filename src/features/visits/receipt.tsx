import type { SigningEnvironment } from '../../platform/auth/signing-keys-store';
import type { RequestContext } from '../../platform/request-context';
import { FactList } from '../../views/ui/fact-list';
import { toPathAndQuery } from './action-form';
import type { VisitDetails } from './visit-details';
import { loadVisitDetails } from './visit-details';
import { VisitFactList } from './visit-fact-list';
import { VisitProperty } from './visit-property';
import { loadSlot, loadVisit, loadWaitingPlace } from './visits-store';

/**
 * Renders what the visitor booked, as it stands now: the visit, or the place on the waiting list, and the
 * link to change it; undefined if the visit was cancelled or deleted since.
 */
export async function renderVisitReceipt(ctx: RequestContext, env: SigningEnvironment, id: string) {
  const { DB: db } = env;
  const visit = await loadVisit(db, id);
  if (visit?.state !== 'confirmed' && visit?.state !== 'waiting') return undefined;
  const slot = visit.slot === null ? null : ((await loadSlot(db, visit.slot)) ?? null);
  const details = await loadVisitDetails(env, ctx, visit, slot, 'booking');
  if (slot) return <BookedReceipt details={details} />;
  return <WaitingReceipt details={details} place={await loadWaitingPlace(db, visit)} />;
}

function BookedReceipt({ details }: { details: VisitDetails }) {
  const { ctx, manageUrl } = details;
  const { t } = ctx;
  const managePath = toPathAndQuery(manageUrl);
  return (
    <div className="my-visit">
      <h2>{t('VISIT_BOOKED')}</h2>
      <VisitProperty details={details} />
      <VisitFactList details={details} />
      <p className="form__buttons">
        <a className="button button--forest" href={`${managePath}&as=ics`} download="">
          {t('VISIT_CALENDAR')}
        </a>
        <a className="button button--outlined" href={managePath}>
          {t('MAIL_VISIT_CHANGE')}
        </a>
      </p>
      <p>{t('VISIT_BOOKED_TEXT')}</p>
    </div>
  );
}

function WaitingReceipt({ details, place }: { details: VisitDetails; place: number }) {
  const { ctx, manageUrl } = details;
  const { t } = ctx;
  return (
    <div className="my-visit">
      <h2>{t('MAIL_VISIT_WAITING_SUBJECT')}</h2>
      <VisitProperty details={details} />
      <FactList rows={[{ term: t('VISIT_WAITING_PLACE'), value: String(place) }]} />
      <p>{t('VISIT_WAITING_NEXT')}</p>
      <p>
        <a className="button button--outlined" href={toPathAndQuery(manageUrl)}>
          {t('VISIT_LEAVE_LIST')}
        </a>
      </p>
    </div>
  );
}
