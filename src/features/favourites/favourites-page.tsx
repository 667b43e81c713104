import { html, raw } from 'hono/html';
import { MAX_COMPARED } from '../../domain/catalogue/favourites';
import { isSectionOffered } from '../../domain/catalogue/property-counts';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { listBuyerParameters } from '../../domain/costs/buyer-plan';
import { addColon } from '../../domain/format/add-colon';
import type { RequestContext } from '../../platform/request-context';
import type { Suggestions } from '../../views/cards/load-suggestions';
import type { RenderedCard } from '../../views/cards/property-cards';
import { CardGrid } from '../../views/cards/property-cards';
import { LoanNote } from '../../views/criteria/loan-note';
import { PlanSwitch } from '../../views/criteria/plan-switch';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { SuggestedProperties } from '../../views/layout/suggested-properties';
import { PageTools } from '../../views/ui/page-tools';
import { HeartSentence } from './heart-sentence';
import { formatPlannedIds } from './ids-query';
import { MAX_SEEN_PROPERTIES } from './seen-property';
import { UnshownNote } from './unshown-note';

export interface FavouritesPageProps {
  ctx: RequestContext;
  cards: readonly RenderedCard[];
  plan: BuyerPlan;
  /** Shown if there are no favourites. */
  suggestions: Suggestions | undefined;
  /** The requested properties that this version does not show: they have left, or are newer. */
  unshown: readonly number[];
}

/**
 * The favourites: cards, tools to share them, checkboxes to compare them; an explanation if there
 * are none. Parts that need script are hidden without it (`data-favourites`, client/favourites).
 */
export function FavouritesPage(props: FavouritesPageProps) {
  const { ctx, cards } = props;
  const { t } = ctx;
  return (
    <div className="page favourites" data-favourites={cards.length > 0 ? 'list' : 'empty'}>
      <Breadcrumb ctx={ctx} steps={[{ name: t('FAVOURITES') }]} />
      <h1>{t('FAVOURITES')}</h1>
      {cards.length > 0 ? <FavouritesList {...props} /> : <EmptyFavourites {...props} />}
      <SeenProperties ctx={ctx} />
    </div>
  );
}

function FavouritesList({ ctx, cards, plan, unshown }: FavouritesPageProps) {
  const { t, href } = ctx;
  const ids = cards.map(({ id }) => id);
  const canCompare = cards.length > 1;
  const isPreselected = cards.length <= MAX_COMPARED;
  return (
    <>
      <p className="lead">{t('FAVOURITES_HINT')}</p>
      <div className="listing__bar">
        <h2>{t('FAVOURITES_COUNT', { count: cards.length })}</h2>
        <PageTools tools={['save-all', 'share', 'print']} t={t} />
      </div>
      {unshown.length > 0 && <UnshownNotice t={t} unshown={unshown} />}
      <p>
        <a
          className="button button--outlined"
          href={href.page('/visit-pack/') + formatPlannedIds(ids, plan)}
        >
          {t('PACK_MAKE')}
        </a>
      </p>
      <PlanSwitch
        ctx={ctx}
        plan={plan}
        buildHref={(other) => href.page('/favourites/') + formatPlannedIds(ids, other)}
      />
      {canCompare && <CompareForm ctx={ctx} plan={plan} />}
      <CardGrid
        cards={
          canCompare ? cards.map((card) => addCompareCheckbox(ctx, card, isPreselected)) : cards
        }
      />
      {plan.situation && (
        <div className="all-in-notes">
          <p>{t('ALL_IN_MEANS')}</p>
          <LoanNote ctx={ctx} ownFunds={plan.ownFunds} />
        </div>
      )}
    </>
  );
}

/** Names the properties that are not shown, with a button that the script shows to whoever has saved one. */
function UnshownNotice({
  t,
  unshown,
}: Pick<RequestContext, 't'> & Pick<FavouritesPageProps, 'unshown'>) {
  return (
    <>
      <UnshownNote {...{ t, unshown }} />
      <PageTools tools={['forget']} t={t} />
    </>
  );
}

const COMPARE_FORM_ID = 'compare';

/** The form of the comparison; its checkboxes are below the cards, its button above them. */
function CompareForm({ ctx: { t, href }, plan }: Pick<FavouritesPageProps, 'ctx' | 'plan'>) {
  return (
    <form
      id={COMPARE_FORM_ID}
      className="favourites__compare"
      action={href.page('/compare/')}
      method="get"
    >
      {listBuyerParameters(plan).map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <p>{t('COMPARE_CHOOSE')}</p>
      <button type="submit" className="button button--forest button--small">
        {t('COMPARE')}
      </button>
    </form>
  );
}

/** Returns the card with a checkbox below it that chooses it for comparison. */
function addCompareCheckbox(
  { t, language }: RequestContext,
  card: RenderedCard,
  isChecked: boolean,
): RenderedCard {
  const label = `${addColon(t('COMPARE'), language)} ${t('REFERENCE_ID', { id: card.id })}`;
  const markup = html`${raw(card.html)}<label class="favourites__choice"><input type="checkbox" form="${COMPARE_FORM_ID}" aria-label="${label}" name="ids"${isChecked && raw(' checked=""')} value="${card.id}"/>${t('COMPARE')}</label>`;
  return { ...card, html: String(markup) };
}

function EmptyFavourites({ ctx, unshown, suggestions }: FavouritesPageProps) {
  const { t, href, snapshot } = ctx;
  const [sale, rent] = (['/for-sale/', '/for-rent/'] as const).map((section) =>
    isSectionOffered(snapshot.catalogue.counts, section) ? href.find(section) : undefined,
  );
  return (
    <>
      {unshown.length > 0 ? (
        <UnshownNotice t={t} unshown={unshown} />
      ) : (
        <HeartSentence text={t('FAVOURITES_EMPTY')} />
      )}
      <noscript>
        <p className="lead">{t('FAVOURITES_NO_SCRIPT')}</p>
      </noscript>
      <p className="favourites__links">
        {sale && (
          <a className="button button--forest" href={sale}>
            {t('FOR_SALE')}
          </a>
        )}
        {rent && (
          <a className="button button--outlined" href={rent}>
            {t('FOR_RENT')}
          </a>
        )}
      </p>
      <SuggestedProperties suggestions={suggestions} />
    </>
  );
}

/**
 * The properties seen, which are stored only if the visitor switches that on (decision 31); the
 * script fills the list.
 */
function SeenProperties({ ctx: { t, href, snapshot } }: Pick<FavouritesPageProps, 'ctx'>) {
  return (
    <section
      className="seen-properties"
      aria-labelledby="seen-properties"
      data-seen-properties={href.page('/favourites-index/', { version: snapshot.edition })}
    >
      <h2 id="seen-properties">{t('SEEN_TITLE')}</h2>
      <p>{t('SEEN_TEXT', { count: MAX_SEEN_PROPERTIES })}</p>
      <button type="button" className="switch" data-tool="toggle-seen" aria-pressed={false}>
        {t('SEEN_TOGGLE')}
      </button>
      <p data-seen-properties-empty hidden>
        {t('SEEN_NONE')}
      </p>
      <ul className="seen-properties__list" data-seen-properties-list />
    </section>
  );
}
