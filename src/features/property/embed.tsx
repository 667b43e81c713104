import type { ReactNode } from 'react';
import type { Translate } from '../../domain/language/texts';

export interface EmbedProps {
  t: Translate;
  /**
   * Name of the provider: pressing the button contacts the provider and no other site (decision
   * 32).
   */
  provider: string;
  src: string;
  title: string;
  /** Our own still picture that shows until the content is loaded. */
  children: ReactNode;
}

/**
 * Content of another provider, loaded when the visitor presses the button
 * (client/behaviours/embed), with a sentence that says so. Without script it is a link to the page
 * of the provider.
 */
export function Embed({ t, provider, src, title, children }: EmbedProps) {
  return (
    <div className="embed">
      {children}
      <div className="embed__notice">
        <p>{t('EMBED_NOTICE', { provider })}</p>
        <a className="button button--forest" href={src} data-embed={title} rel="noopener">
          {t('EMBED_LOAD', { provider })}
        </a>
      </div>
    </div>
  );
}
