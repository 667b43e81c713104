import { isSectionOffered } from '../../domain/catalogue/property-counts';
import { DOT } from '../../domain/format/dot';
import { formatNumber } from '../../domain/format/number';
import { isSiteOfPlots } from '../../domain/routing/site-of-plots';
import { TOWN_DISTANCE_TERMS } from '../../domain/site/town-terms';
import type { Town } from '../../domain/site/towns';
import { buildTownPath } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { ItemListData } from '../../views/cards/item-list-data';
import { CardGrid } from '../../views/cards/property-cards';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { BannerPicture, PaperBanner } from '../../views/layout/paper-banner';
import { FactList } from '../../views/ui/fact-list';
import { LazyMap } from '../../views/ui/lazy-map';
import { LocalizedText } from '../../views/ui/localized-text';
import type { TownSales } from '../sold/town-sales';
import { TownSalesSection } from '../sold/town-sales';
import { TownFacts } from './facts';
import { TownKeyFacts } from './key-facts';
import type { NearTown, TownList } from './town-view';
import { formatTownName, listTownCities } from './town-view';

export interface TownPageProps {
  ctx: RequestContext;
  town: Town;
  /** As people write it. */
  name: string;
  /** What is offered, in words. */
  counts: string;
  sale: TownList;
  rent: TownList;
  near: readonly NearTown[];
  sales: TownSales;
}

/** The page of a town: what the agency knows of it, what is for sale and for rent there now, and where it is. */
export function TownPage(props: TownPageProps) {
  const { ctx, town, name, counts, sale, rent, sales } = props;
  const { t, href } = ctx;
  const steps = [{ name: t('TOWNS_TITLE'), path: href.page('/town/') }, { name }];
  const image = town.text?.image;
  const head = (
    <>
      <Breadcrumb ctx={ctx} steps={steps} />
      <h1>{t('TOWN_TITLE', { town: name })}</h1>
      <p className="lead">{counts}</p>
    </>
  );
  return (
    <>
      {image ? (
        <PaperBanner
          className="banner banner--image"
          media={<BannerPicture ctx={ctx} image={image} first />}
        >
          {head}
        </PaperBanner>
      ) : null}
      <div className="page">
        {!image && head}
        {town.text && (
          <section className="town__about" aria-label={t('TOWN_ABOUT', { town: name })}>
            <p className="town__character">
              <LocalizedText ctx={ctx} text={town.text.character} />
            </p>
            <TownFacts ctx={ctx} facts={town.text.facts} />
          </section>
        )}
        <TownKeyFacts {...{ ctx, sale, rent }} />
        {sale.total + rent.total > 0 && <TownMap {...props} />}
        <TownSection {...props} list={sale} section="/for-sale/" />
        <TownSection {...props} list={rent} section="/for-rent/" />
        <TownSalesSection {...{ ctx, name, sales }} slug={town.slug} />
        <Distances {...props} />
        <NearTowns {...props} />
        <ItemListData ctx={ctx} paths={[...sale.cards, ...rent.cards].map(({ path }) => path)} />
      </div>
    </>
  );
}

/** The homes of a town for one goal; without any for sale, the way to hear of the next one. */
function TownSection({
  ctx: { t, href, snapshot },
  town,
  name,
  list,
  section,
}: TownPageProps & { list: TownList; section: '/for-sale/' | '/for-rent/' }) {
  const isSale = section === '/for-sale/';
  const isAwaited =
    isSale && href.find(section) && isSectionOffered(snapshot.catalogue.counts, section);
  if (list.total === 0 && !isAwaited) return null;
  const id = isSale ? 'for-sale' : 'for-rent';
  const cities = listTownCities(town).map((city) => ['city', city]);
  const all = href.find(isSale && isSiteOfPlots(href) ? '/Bouwgrond/' : section);
  return (
    <section className="similar" aria-labelledby={id}>
      <div className="similar__head">
        <h2 id={id}>{t(isSale ? 'TOWN_FOR_SALE' : 'TOWN_FOR_RENT', { town: name })}</h2>
        {all && list.total > list.cards.length && (
          <a href={`${all}?${new URLSearchParams(cities)}`}>
            {t('ALL_IN_CITY', { count: list.total, city: name })}
          </a>
        )}
      </div>
      {list.total > 0 ? (
        <CardGrid cards={list.cards} />
      ) : (
        <p>
          {t('TOWN_NOTHING_FOR_SALE', { town: name })}{' '}
          <a
            rel="nofollow"
            href={`${href.page('/demand-register/')}?${new URLSearchParams([['goal', '0'], ...cities])}`}
          >
            {t('SAVED_SEARCH_TILE_ACTION')}
          </a>
        </p>
      )}
    </section>
  );
}

/** The homes on the map; without script the drawn place, and the lists below hold all of them. */
function TownMap({ ctx, town, name, sale }: TownPageProps) {
  const { t, href } = ctx;
  const section = sale.total > 0 ? '/for-sale/' : '/for-rent/';
  const cities = new URLSearchParams(listTownCities(town).map((city) => ['city', city]));
  return (
    <section className="town__map" aria-label={t('TOWN_MAP', { town: name })}>
      <LazyMap
        ctx={ctx}
        title={t('TOWN_MAP', { town: name })}
        settings={{
          points: `${href.page('/map-points/', { version: ctx.snapshot.edition, in: section })}&${cities}`,
        }}
      />
    </section>
  );
}

/** By road as the agency measured them. */
function Distances({ ctx: { t }, town, name }: TownPageProps) {
  const distances = town.text?.distances ?? [];
  if (distances.length === 0) return null;
  return (
    <section className="section" aria-labelledby="distances">
      <h2 id="distances">{t('TOWN_DISTANCES')}</h2>
      <p className="note">{t('TOWN_DISTANCES_BY_ROAD', { town: name })}</p>
      <div className="facts--distances">
        <FactList
          rows={distances.map(({ kind, kilometres, place }) => ({
            term: [t(TOWN_DISTANCE_TERMS[kind]), place].filter(Boolean).join(', '),
            value: t('DISTANCE_KM', { distance: formatNumber(kilometres) }),
          }))}
        />
      </div>
    </section>
  );
}

function NearTowns({ ctx, near, name }: TownPageProps) {
  const { t, href } = ctx;
  if (near.length === 0) return null;
  return (
    <section className="section" aria-labelledby="near">
      <h2 id="near">{t('TOWN_NEAR')}</h2>
      <p className="note">{t('TOWN_DISTANCES_STRAIGHT', { town: name })}</p>
      <ul className="town__near">
        {near.map(({ town, kilometres, offered }) => (
          <li key={town.slug}>
            <a href={href.page(buildTownPath(town))}>{formatTownName(ctx, town)}</a>{' '}
            <span>
              {t('DISTANCE_KM', { distance: formatNumber(kilometres) })}
              {offered > 0 && `${DOT}${t('SEARCH_COUNT', { count: offered })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
