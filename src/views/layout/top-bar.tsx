import type { TopBarItem } from '../../domain/site/configuration/header';
import { getTextColorClass } from '../../domain/site/theme';
import { findTopBarIcon, isSymbol, SOCIAL_SITES } from '../../domain/site/top-bar-icon';
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
  const content = (
    <>
      <TopBarIcon name={item.icon} />
      {ctx.localize(item.label).text ? (
        <LocalizedText ctx={ctx} text={item.label} />
      ) : (
        <span className="visually-hidden">{findItemName(ctx, item)}</span>
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

/** Our own icon of this name, or the symbol that the configuration has in its place. */
function TopBarIcon({ name }: { name: string }) {
  const icon = findTopBarIcon(name);
  if (icon) return <Icon name={icon} />;
  return isSymbol(name) ? <span aria-hidden="true">{name}</span> : null;
}

/** Lists the items that show something in this language: a label, or the icon of a social site. */
const listVisibleItems = (ctx: RequestContext, items: readonly TopBarItem[]) =>
  items.filter((item) => item.status && findItemName(ctx, item) !== undefined);

/** Finds the label of an item; without one, the name of the site that its icon stands for. */
function findItemName({ localize }: RequestContext, { label, icon }: TopBarItem) {
  const name = findTopBarIcon(icon);
  return localize(label).text || (name && SOCIAL_SITES[name]);
}
