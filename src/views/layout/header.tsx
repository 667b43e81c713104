import type { ReactNode } from 'react';
import type { Language } from '../../domain/language/language';
import type { Position } from '../../domain/site/values';
import type { Visit } from '../../platform/request-context';
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
  visit,
  paths,
  home,
}: {
  visit: Visit;
  paths: Partial<Record<Language, string>>;
  home?: boolean | undefined;
}) {
  // Which page is the current one is all that differs, and where its other languages are.
  const name = `header ${visit.route.entry?.original ?? 'elsewhere'}`;
  const markup = kept(visit, name, () => <HeaderContent visit={visit} />);
  return (
    <header
      className={classNames(visit, home)}
      data-behaviour="header"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by HeaderContent just now or before
      dangerouslySetInnerHTML={{ __html: withLanguagePaths(visit, markup, paths) }}
    />
  );
}

function HeaderContent({ visit }: { visit: Visit }) {
  const { logo, menu, languageSwitcher } = visit.snapshot.site.configuration.header;
  const parts: { at: Position; part: ReactNode }[] = [
    { at: logo.position, part: <HeaderLogo key="logo" visit={visit} /> },
    { at: menu.position, part: <Menu key="menu" visit={visit} /> },
    {
      at: languageSwitcher.position,
      part: <LanguageSwitcher key="languages" visit={visit} />,
    },
    { at: languageSwitcher.position, part: <SavedLink key="saved" visit={visit} /> },
  ];
  const zones = PLACES.map((place) => ({
    place,
    parts: parts.filter(({ at }) => at === place).map(({ part }) => part),
  }));
  return (
    <>
      <TopBar visit={visit} />
      <div className="header__frame">
        <div className="header__bar">
          {zones.map(({ place, parts: placed }) => (
            <div key={place} className={`header__zone header__zone--${place}`}>
              {placed}
            </div>
          ))}
          <DrawerButton visit={visit} />
        </div>
      </div>
      <Drawer visit={visit} />
    </>
  );
}

function HeaderLogo({ visit }: { visit: Visit }) {
  const { agency, header } = visit.snapshot.site.configuration;
  return (
    <a
      className="header__logo"
      href={visit.href.home()}
      aria-label={`${agency.name}, ${visit.t('HOME')}`}
    >
      <Logo name={agency.name} image={header.logo.image} />
    </a>
  );
}

/** A logo that waits for scrolling needs a header that comes along (§4). */
function classNames(visit: Visit, home = false): string {
  const { appBar, logo } = visit.snapshot.site.configuration.header;
  return [
    'header',
    appBar.changeOnScroll && 'header--follows',
    appBar.changeOnScroll && home && !logo.showLogoAtStart && 'header--logo-later',
  ]
    .filter(Boolean)
    .join(' ');
}
