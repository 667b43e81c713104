import type { TopBarItem } from '../../domain/site/configuration/header';
import { getTextColorClass } from '../../domain/site/theme';
import type { RequestContext } from '../../platform/request-context';
import { Icon, isIconName } from '../ui/icon';
import { Link } from '../ui/link';
import { LocalizedText } from '../ui/localized-text';

/**
 * The links above the header, left and right, on the configured pages (§2.7, decision 56); on a
 * small screen they are in the drawer.
 */
export function TopBar({ ctx }: { ctx: RequestContext }) {
  const { left, right } = ctx.snapshot.site.configuration.header.headerLinks;
  if (!hasTopBar(ctx) || !hasVisibleItems([...left, ...right])) return null;
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
  if (!hasVisibleItems(items)) return null;
  return (
    <ul className="top-bar__items">
      {items
        .filter(({ status }) => status)
        .map((item, index) => (
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
      <LocalizedText ctx={ctx} text={item.label} />
    </>
  );
  if (!link) return <span className="top-bar__item">{content}</span>;
  return (
    <Link href={link} t={ctx.t} className="top-bar__item">
      {content}
    </Link>
  );
}

/**
 * Our own icon of this name, whichever icon set the configuration names; a symbol such as an emoji
 * is shown as it is.
 */
function TopBarIcon({ name }: { name: string }) {
  const icon = name
    .toLowerCase()
    .replace(/^(fa[bsr]?|mdi|icon)\s+/, '')
    .replace(/^(fa|mdi|icon)-/, '');
  const iconName = ICON_ALIASES[icon] ?? icon;
  if (isIconName(iconName)) return <Icon name={iconName} />;
  return name && !/^[a-z0-9 _-]{2,}$/i.test(name) ? <span aria-hidden="true">{name}</span> : null;
}

const ICON_ALIASES: Record<string, string> = {
  envelope: 'mail',
  tel: 'phone',
  'external-link': 'external',
};

const hasVisibleItems = (items: readonly TopBarItem[]) => items.some(({ status }) => status);
