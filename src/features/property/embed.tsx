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
}

/**
 * One line that leads to content of another provider: the script loads it in its place
 * (client/behaviours/embed), without script the link opens the page of the provider. What it sends is said before.
 */
export function Embed({ t, provider, src, title }: EmbedProps) {
  return (
    <div className="embed">
      <a className="embed__open" href={src} data-embed={title} rel="noopener">
        {t('EMBED_LOAD', { provider })}
      </a>
      <p>{t('EMBED_NOTICE', { provider })}</p>
    </div>
  );
}
