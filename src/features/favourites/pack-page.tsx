import build from '../../../dist/build/build.json';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { HeartSentence } from './heart-sentence';
import { formatPlannedIds } from './ids-query';
import type { PackStopProps } from './pack-stop';
import { PackStop } from './pack-stop';

interface PackPageProps {
  ctx: RequestContext;
  stops: readonly PackStopProps['stop'][];
  plan: BuyerPlan;
}

/** The homes that somebody is going to see, in the order of the address, with room for notes. */
export function PackPage({ ctx, stops, plan }: PackPageProps) {
  const { t, href } = ctx;
  const ids = stops.map(({ id }) => id);
  const favourites = {
    name: t('FAVOURITES'),
    path: href.page('/favourites/') + formatPlannedIds(ids, plan),
  };
  return (
    <div className="page pack" data-visit-pack={href.page('/offline/')}>
      <Breadcrumb ctx={ctx} steps={[favourites, { name: t('PACK_TITLE') }]} />
      <h1>{t('PACK_TITLE')}</h1>
      {stops.length === 0 ? (
        <HeartSentence text={t('PACK_EMPTY')} />
      ) : (
        <>
          <p className="lead">{t('PACK_LEAD')}</p>
          <PackActions ctx={ctx} />
          <p id="pack-notes" className="pack__hint">
            {t('PACK_NOTES_HINT')}
          </p>
          <p className="pack__date">
            {t('PACK_AS_OF', { date: formatDate(toBrusselsDay(new Date())) })}
          </p>
          <ol className="pack__stops">
            {stops.map((stop, position) => (
              <PackStop key={stop.id} {...{ ctx, stop, ids, position, plan }} />
            ))}
          </ol>
        </>
      )}
      <script type="module" src={build.pack} />
    </div>
  );
}

/** What can be done with the pack, and what became of it: the script shows one of the sentences. */
const PackActions = ({ ctx: { t } }: Pick<PackPageProps, 'ctx'>) => (
  <div className="pack__keep">
    <p className="pack__actions">
      <button type="button" className="button button--forest" data-pack="keep">
        {t('PACK_KEEP')}
      </button>
      <button type="button" className="button button--outlined" data-pack="print">
        {t('PRINT')}
      </button>
      <button type="button" className="button button--outlined" data-pack="remove" hidden>
        {t('PACK_REMOVE')}
      </button>
    </p>
    <div role="status">
      <p
        className="pack__state"
        data-pack-state="kept"
        data-text={t('PACK_KEPT', { moment: '{moment}' })}
        hidden
      />
      {PACK_STATES.map(([state, text]) => (
        <p key={state} className="pack__state" data-pack-state={state} hidden>
          {t(text)}
        </p>
      ))}
    </div>
  </div>
);

const PACK_STATES: readonly (readonly [state: string, text: TextKey])[] = [
  ['other', 'PACK_OTHER_KEPT'],
  ['full', 'PACK_FULL'],
  ['failed', 'PACK_FAILED'],
  ['unable', 'PACK_UNABLE'],
  ['refused', 'PACK_NOTE_REFUSED'],
];

/** What a browser that keeps a visit pack shows where there is no network; its script leads to the pack. */
export const OfflinePage = ({ ctx: { t, href } }: { ctx: RequestContext }) => (
  <div className="page pack">
    <h1>{t('OFFLINE_TITLE')}</h1>
    <p className="lead">{t('OFFLINE_TEXT')}</p>
    <p className="pack__actions">
      <a className="button button--forest" data-kept-pack hidden href={href.page('/visit-pack/')}>
        {t('OFFLINE_PACK')}
      </a>
      <button type="button" className="button button--outlined" data-retry>
        {t('OFFLINE_RETRY')}
      </button>
    </p>
    <script type="module" src={build.pack} />
  </div>
);
