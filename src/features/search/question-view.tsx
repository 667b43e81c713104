import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import { describePart } from './answer-sentence';
import type { QuestionPart } from './engine/question';
import { withoutPart } from './engine/question';

interface QuestionViewProps {
  ctx: RequestContext;
  text: string;
  parts: readonly QuestionPart[];
  exact: boolean;
}

/** The question as it was understood: its parts, each removable, and the synonyms that were searched too. */
export function QuestionView({ ctx, text, parts, exact }: QuestionViewProps) {
  const { t, href, language, catalogueLanguage } = ctx;
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const related = parts.flatMap((part) =>
    part.kind === 'words' ? (part.synonym?.found.filter((word) => word !== part.text) ?? []) : [],
  );
  const lang = language === catalogueLanguage ? undefined : catalogueLanguage;
  return (
    <div className="question">
      <p id="question">{t('SEARCH_READ_AS')}</p>
      <ul className="chips" aria-labelledby="question">
        {parts.map((part) => {
          const name = describePart(ctx, part);
          return (
            <li key={name}>
              <a
                className="chip"
                rel="nofollow"
                href={href.page('/search/', { q: withoutPart(parts, part) })}
                aria-label={t('FILTER_REMOVE', { name })}
              >
                {name} <Icon name="close" />
              </a>
            </li>
          );
        })}
      </ul>
      {related.length > 0 && (
        <p>
          {!exact && (
            <>
              {t('SEARCH_ALSO')} <span lang={lang}>{and.format(new Set(related))}</span>.{' '}
            </>
          )}
          <a rel="nofollow" href={href.page('/search/', { q: text, exact: exact ? undefined : 1 })}>
            {t(exact ? 'SEARCH_RELATED_WORDS' : 'SEARCH_EXACT_WORDS')}
          </a>
        </p>
      )}
    </div>
  );
}
