import type { ReactNode } from 'react';
import type { RequestContext } from '../../platform/request-context';

export interface EmbedProps {
  ctx: RequestContext;
  /** Who shows it, by name: whoever presses the button calls them and nobody else (decision 32). */
  provider: string;
  src: string;
  title: string;
  /** The still picture of our own that stands there until then. */
  children: ReactNode;
}

/**
 * Content of somebody else, loaded on a press (client/behaviours/embed) beside the sentence that says
 * what the press does. Without script it is a link to the provider's own page.
 */
export function Embed({ ctx, provider, src, title, children }: EmbedProps) {
  const { t } = ctx;
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
