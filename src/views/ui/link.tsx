import type { ReactNode } from 'react';
import type { Translate } from '../../domain/language/texts';

export interface LinkProps {
  href: string;
  t: Translate;
  className?: string | undefined;
  current?: boolean | undefined;
  /** Whether the link is a video or tour that the gallery shows (client/gallery). */
  media?: boolean | undefined;
  /** The `rel` attribute, if not the default. */
  rel?: string | undefined;
  children: ReactNode;
}

/** A link; one to another site opens in a new tab and says so (§2.1). */
export function Link({ href, t, className, current, media, rel, children }: LinkProps) {
  const external = /^https?:\/\//i.test(href);
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      target={external ? '_blank' : undefined}
      rel={rel ?? (external ? 'noopener' : undefined)}
      data-media={media ? '' : undefined}
    >
      {children}
      {external && <span className="visually-hidden"> {t('OPENS_IN_NEW_TAB')}</span>}
    </a>
  );
}
