import type { Property } from '../../domain/catalogue/property';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { Prose } from '../../views/ui/prose';

/** Minimum characters of the folded rest: a shorter one is not worth a click. */
const MIN_FOLDED_LENGTH = 240;

/**
 * The description. Two paragraphs of a long text show, the rest is in a details element, which
 * needs no script and which a search in the page finds.
 */
export function Description({
  ctx: { t },
  property,
  lang,
}: {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}) {
  const text = (property.Description || property.ShortDescription || '').trim();
  if (!text) return null;
  const paragraphs = text.split(/\n\s*\n/);
  const rest = paragraphs.slice(2).join('\n\n');
  const isFolded = rest.length >= MIN_FOLDED_LENGTH;
  return (
    <section className="property__description" aria-label={t('GROUP_DESCRIPTION')}>
      <Prose text={isFolded ? paragraphs.slice(0, 2).join('\n\n') : text} lang={lang} />
      {isFolded && (
        <details>
          <summary>
            <span>{t('READ_MORE')}</span>
            <span>{t('SHOW_LESS')}</span>
          </summary>
          <Prose text={rest} lang={lang} />
        </details>
      )}
    </section>
  );
}
