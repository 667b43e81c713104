import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import { describePart } from './answer-sentence';
import type { QuestionPart } from './question/question';
import { withoutPart } from './question/question';
import { listUnheardParts, UnheardNotes } from './unheard-notes';
import { getPhrases } from './word-ranks';

interface QuestionViewProps {
  ctx: RequestContext;
  text: string;
  parts: readonly QuestionPart[];
  /** Words that no text holds. */
  missing: ReadonlySet<QuestionPart>;
  exact: boolean;
}

/** The question as it was understood: its parts, each removable, and the synonyms that were searched too. */
export function QuestionView({ ctx, text, parts, missing, exact }: QuestionViewProps) {
  const { t, href, language, catalogueLanguage } = ctx;
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const related = parts.flatMap((part) =>
    part.kind === 'words' && part.found && !missing.has(part)
      ? getPhrases(part, catalogueLanguage).filter((word) => word !== part.text)
      : [],
  );
  const unheard = listUnheardParts({ parts, missing });
  const lang = language === catalogueLanguage ? undefined : catalogueLanguage;
  return (
    <div className="question">
      <p id="question">{t('SEARCH_READ_AS')}</p>
      <ul className="chips" aria-labelledby="question">
        {parts.map((part) => {
          const name = describePart(ctx, part);
          return (
            <li key={part.text}>
              <a
                className={unheard.includes(part) ? 'chip chip--unread' : 'chip'}
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
      <UnheardNotes ctx={ctx} answer={{ parts, missing }} />
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
