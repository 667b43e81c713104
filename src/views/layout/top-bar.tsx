import type { TopBarItem } from '../../domain/site/configuration/header';
import { getTextColorClass } from '../../domain/site/theme';
import type { TopBarMark } from '../../domain/site/top-bar-icon';
import { findTopBarMark, isSymbol } from '../../domain/site/top-bar-icon';
import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LocalizedText } from '../ui/localized-text';

/**
 * The links above the header, left and right, on the configured pages (§2.7, decision 56); on a
 * small screen they are in the drawer.
 */
export function TopBar({ ctx }: { ctx: RequestContext }) {
  const { left, right } = ctx.snapshot.site.configuration.header.headerLinks;
  if (!hasTopBar(ctx) || listVisibleItems(ctx, [...left, ...right]).length === 0) return null;
  return (
    <nav className="top-bar" aria-label={ctx.t('TOP_BAR')}>
      <TopBarItems ctx={ctx} items={left} coloured />
      <TopBarItems ctx={ctx} items={right} coloured />
    </nav>
  );
}

/** Whether the page of this request has the bar. */
export function hasTopBar({ route, snapshot }: RequestContext): boolean {
  const { show, pages } = snapshot.site.configuration.header.headerLinks;
  return show && (pages?.includes(route.original) ?? true);
}

/** Renders a group of links. `coloured` gives them the colours configured for the top bar. */
export function TopBarItems({
  ctx,
  items,
  coloured,
}: {
  ctx: RequestContext;
  items: readonly TopBarItem[];
  coloured?: boolean;
}) {
  const visible = listVisibleItems(ctx, items);
  if (visible.length === 0) return null;
  return (
    <ul className="top-bar__items">
      {visible.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id but their position
        <li key={index} className={coloured ? getTextColorClass(item.color) : undefined}>
          <TopBarEntry ctx={ctx} item={item} />
        </li>
      ))}
    </ul>
  );
}

function TopBarEntry({ ctx, item }: { ctx: RequestContext; item: TopBarItem }) {
  const link = ctx.href.configured(ctx.localize(item.link).text);
  const hasLabel = ctx.localize(item.label).text !== '';
  const { icon, name } = findMark(ctx, item);
  // A social icon says its name itself.
  const isHidden = icon !== 'external';
  const content = (
    <>
      {(item.icon || !hasLabel) && <TopBarIcon symbol={item.icon} icon={icon} />}
      {hasLabel ? (
        <LocalizedText ctx={ctx} text={item.label} />
      ) : (
        <span className={isHidden ? 'visually-hidden' : undefined}>{name}</span>
      )}
    </>
  );
  if (!link) return <span className="top-bar__item">{content}</span>;
  return (
    <Link href={link} t={ctx.t} className="top-bar__item">
      {content}
    </Link>
  );
}

/** The symbol that the configuration has in place of an icon, else our own icon. */
function TopBarIcon({ symbol, icon }: { symbol: string; icon: TopBarMark['icon'] }) {
  if (isSymbol(symbol)) return <span aria-hidden="true">{symbol}</span>;
  return icon ? <Icon name={icon} /> : null;
}

/** Lists the items that show something in this language: a label, or the site that they lead to. */
const listVisibleItems = (ctx: RequestContext, items: readonly TopBarItem[]) =>
  items.filter(
    (item) => item.status && (ctx.localize(item.label).text || findMark(ctx, item).name),
  );

const findMark = ({ localize }: RequestContext, { icon, link }: TopBarItem) =>
  findTopBarMark(icon, localize(link).text);
