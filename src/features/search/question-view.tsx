import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../../views/ui/icon';
import { describePart } from './answer-sentence';
import type { QuestionPart } from './question/question';
import { withoutPart } from './question/question';
import { listUnheardParts, QuestionNotes } from './question-notes';

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
  const { t, href } = ctx;
  const unheard = listUnheardParts({ parts, missing });
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
      <QuestionNotes {...{ ctx, text, parts, missing, exact }} />
    </div>
  );
}
