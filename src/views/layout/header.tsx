import type { ReactNode } from 'react';
import type { Language } from '../../domain/language/language';
import type { Position } from '../../domain/site/values';
import type { RequestContext } from '../../platform/request-context';
import { kept } from '../ui/cached-markup';
import { Drawer, DrawerButton } from './drawer';
import { LanguageSwitcher, withLanguagePaths } from './language-switcher';
import { Logo } from './logo';
import { Menu } from './menu';
import { SavedLink } from './saved-link';
import { TopBar } from './top-bar';

const PLACES: readonly Position[] = ['left', 'center', 'right'];

/**
 * Top bar, logo, menu and language switcher, the last three each left, center or right (§2.7). Its
 * frame becomes fixed after 30 px where the configuration lets it change on scrolling (§4).
 */
export function Header({
  ctx,
  paths,
  home,
}: {
  ctx: RequestContext;
  paths: Partial<Record<Language, string>>;
  home?: boolean | undefined;
}) {
  // Which page is the current one is all that differs, and where its other languages are.
  const name = `header ${ctx.route.entry?.original ?? 'elsewhere'}`;
  const markup = kept(ctx, name, () => <HeaderContent ctx={ctx} />);
  return (
    <header
      className={classNames(ctx, home)}
      data-behaviour="header"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by HeaderContent just now or before
      dangerouslySetInnerHTML={{ __html: withLanguagePaths(ctx, markup, paths) }}
    />
  );
}

function HeaderContent({ ctx }: { ctx: RequestContext }) {
  const { logo, menu, languageSwitcher } = ctx.snapshot.site.configuration.header;
  const parts: { at: Position; part: ReactNode }[] = [
    { at: logo.position, part: <HeaderLogo key="logo" ctx={ctx} /> },
    { at: menu.position, part: <Menu key="menu" ctx={ctx} /> },
    {
      at: languageSwitcher.position,
      part: <LanguageSwitcher key="languages" ctx={ctx} />,
    },
    { at: languageSwitcher.position, part: <SavedLink key="saved" ctx={ctx} /> },
  ];
  const zones = PLACES.map((place) => ({
    place,
    parts: parts.filter(({ at }) => at === place).map(({ part }) => part),
  }));
  return (
    <>
      <TopBar ctx={ctx} />
      <div className="header__frame">
        <div className="header__bar">
          {zones.map(({ place, parts: placed }) => (
            <div key={place} className={`header__zone header__zone--${place}`}>
              {placed}
            </div>
          ))}
          <DrawerButton ctx={ctx} />
        </div>
      </div>
      <Drawer ctx={ctx} />
    </>
  );
}

function HeaderLogo({ ctx }: { ctx: RequestContext }) {
  const { agency, header } = ctx.snapshot.site.configuration;
  return (
    <a
      className="header__logo"
      href={ctx.href.home()}
      aria-label={`${agency.name}, ${ctx.t('HOME')}`}
    >
      <Logo name={agency.name} image={header.logo.image} />
    </a>
  );
}

/** A logo that waits for scrolling needs a header that comes along (§4). */
function classNames(ctx: RequestContext, home = false): string {
  const { appBar, logo } = ctx.snapshot.site.configuration.header;
  return [
    'header',
    appBar.changeOnScroll && 'header--follows',
    appBar.changeOnScroll && home && !logo.showLogoAtStart && 'header--logo-later',
  ]
    .filter(Boolean)
    .join(' ');
}
