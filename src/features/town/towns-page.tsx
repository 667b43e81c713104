import type { GoalCounts } from '../../domain/catalogue/property-counts';
import type { Town } from '../../domain/site/towns';
import { buildTownPath } from '../../domain/site/towns';
import type { RequestContext } from '../../platform/request-context';
import { ItemListData } from '../../views/cards/item-list-data';
import { Breadcrumb } from '../../views/layout/breadcrumb';
import { LocalizedText } from '../../views/ui/localized-text';
import { describeOffer } from './town-view';

interface ListedTown {
  town: Town;
  name: string;
  offer: GoalCounts;
}

/** All towns that the site tells of, by name, each with what it offers now. */
export function TownsPage({
  ctx,
  title,
  towns,
}: {
  ctx: RequestContext;
  title: string;
  towns: readonly ListedTown[];
}) {
  const { t, href } = ctx;
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={[{ name: title }]} />
      <h1>{title}</h1>
      <p className="lead">{t(towns.length > 0 ? 'TOWNS_LEAD' : 'TOWNS_NONE')}</p>
      <ul className="town__all">
        {towns.map(({ town, name, offer }) => (
          <li key={town.slug}>
            <h2>
              <a href={href.page(buildTownPath(town))}>{name}</a>
            </h2>
            {town.text && (
              <p>
                <LocalizedText ctx={ctx} text={town.text.character} />
              </p>
            )}
            <p className="town__offer">{describeOffer(ctx, offer)}</p>
          </li>
        ))}
      </ul>
      <ItemListData ctx={ctx} paths={towns.map(({ town }) => href.page(buildTownPath(town)))} />
    </div>
  );
}
