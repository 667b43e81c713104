import type { Property } from '../../domain/catalogue/property';
import { joinParagraphs, splitParagraphs } from '../../domain/format/html-blocks';
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
  ctx,
  property,
  lang,
}: {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}) {
  const { t } = ctx;
  const text = (property.Description || property.ShortDescription || '').trim();
  if (!text) return null;
  const paragraphs = splitParagraphs(text);
  const rest = joinParagraphs(paragraphs.slice(2));
  const isFolded = rest.length >= MIN_FOLDED_LENGTH;
  return (
    <section className="property__description" aria-label={t('GROUP_DESCRIPTION')}>
      <Prose
        ctx={ctx}
        text={isFolded ? joinParagraphs(paragraphs.slice(0, 2)) : text}
        lang={lang}
      />
      {isFolded && (
        <details>
          <summary>
            <span>{t('READ_MORE')}</span>
            <span>{t('SHOW_LESS')}</span>
          </summary>
          <Prose ctx={ctx} text={rest} lang={lang} />
        </details>
      )}
    </section>
  );
}
